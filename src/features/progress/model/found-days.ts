import { readDay, type Mark, type Marks } from '../../../records/mark.ts'
import { isFields, readList } from '../../../platform/read-field.ts'
import { isMarkerId } from '../../../world/marker.ts'

// Days are whole days since 1970-01-01, as a mark has them; their dates are at midnight of UTC, whatever the time zone.

/** In milliseconds. */
const aDay = 86_400_000

export function dateOfDay(day: number): Date {
  return new Date(day * aDay)
}

/** As 2026-11-28. */
export function dayText(day: number): string {
  return dateOfDay(day).toISOString().slice(0, 10)
}

function readDayText(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const day = Date.parse(text) / aDay
  // 30 February is read as a day of March.
  return Number.isInteger(day) && dayText(day) === text ? readDay(day).day : undefined
}

/** Ids of found places by the day on which they were found, as backups have them. */
export type FoundOn = Readonly<Record<string, readonly number[]>>

/** The oldest day first; what is found on a day that nobody noted is left out. */
export function foundOn(marks: Iterable<Mark>): FoundOn {
  const days = new Map<number, number[]>()
  for (const { id, discovered, day } of marks) {
    if (!discovered || day === undefined) continue
    const ids = days.get(day)
    if (ids) ids.push(id)
    else days.set(day, [id])
  }
  const sorted = [...days].sort(([one], [other]) => one - other)
  return Object.fromEntries(sorted.map(([day, ids]) => [dayText(day), ids]))
}

/**
 * The days of a backup by id, the earlier one of an id that has two. What is none is passed over.
 *
 * @param ids those that the backup has as found
 */
export function readFoundOn(
  value: unknown,
  ids: Pick<ReadonlySet<number>, 'has'>,
): ReadonlyMap<number, number> {
  const days = new Map<number, number>()
  if (!isFields(value)) return days
  for (const [text, list] of Object.entries(value)) {
    const day = readDayText(text)
    if (day === undefined) continue
    for (const id of readList(list) ?? []) {
      if (isMarkerId(id) && ids.has(id)) days.set(id, Math.min(day, days.get(id) ?? day))
    }
  }
  return days
}

/** Of what is found on days that nobody noted the marks with these days, and else as they are. */
export function marksWithDays(marks: Marks, days: ReadonlyMap<number, number>): Mark[] {
  return [...days].flatMap(([id, day]) => {
    const mark = marks.get(id)
    return mark?.discovered && mark.day === undefined ? [{ ...mark, day }] : []
  })
}

export type FoundUnit = 'day' | 'week' | 'month' | 'year'

interface FoundBar {
  /** Its first day. */
  readonly day: number
  readonly found: number
}

/** How much was found when. */
export interface FoundByDay {
  /** What a bar stands for. */
  readonly unit: FoundUnit
  /** From the first to the last on which something was found, those between on which nothing was included. */
  readonly bars: readonly FoundBar[]
  /** How many of the found places have a day, and how many have none. */
  readonly dated: number
  readonly undated: number
  readonly first: number
  /** The day on which the most was found, the first of several. */
  readonly most: FoundBar
}

/**
 * @param places the world's, by id: what else is marked is not counted
 * @param today later days are taken as not known: a clock was wrong
 * @returns null while there are fewer than two days to tell apart
 */
export function foundByDay(
  marks: Marks,
  places: Pick<ReadonlySet<number>, 'has'>,
  today: number,
): FoundByDay | null {
  const days = new Map<number, number>()
  let undated = 0
  for (const { id, discovered, day } of marks.values()) {
    if (!discovered || !places.has(id)) continue
    // A backup may come from where it is tomorrow already.
    if (day === undefined || day > today + 1) undated += 1
    else days.set(day, (days.get(day) ?? 0) + 1)
  }
  const sorted = [...days]
    .map(([day, found]): FoundBar => ({ day, found }))
    .sort((one, other) => one.day - other.day)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last || first === last) return null
  const unit = unitFor(first.day, last.day)
  return {
    unit,
    bars: barsOf(sorted, unit, last.day),
    dated: sorted.reduce((sum, { found }) => sum + found, 0),
    undated,
    first: first.day,
    most: sorted.reduce((most, bar) => (bar.found > most.found ? bar : most)),
  }
}

/** The most bars of a unit, so that each can be told from the next on a narrow screen. */
const mostBars = 31

/** The smallest that needs no more bars than have room, or years. */
function unitFor(first: number, last: number): FoundUnit {
  const units = ['day', 'week', 'month'] as const
  return units.find((unit) => startsOf(unit, first, last).length <= mostBars) ?? 'year'
}

/** The first days of so many units that all days from one to another are in them. */
function startsOf(unit: FoundUnit, first: number, last: number): readonly number[] {
  const starts: number[] = []
  for (let start = startOf(unit, first); start <= last; start = startOf(unit, start, 1)) {
    starts.push(start)
  }
  return starts
}

/** The first day of the unit that a day is in, or of a later one. A week begins on Monday. */
function startOf(unit: FoundUnit, day: number, later = 0): number {
  if (unit === 'day') return day + later
  // Day 0 was a Thursday.
  if (unit === 'week') return day - ((day + 3) % 7) + later * 7
  const date = dateOfDay(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const start = unit === 'month' ? Date.UTC(year, month + later) : Date.UTC(year + later, 0)
  return start / aDay
}

function barsOf(sorted: readonly FoundBar[], unit: FoundUnit, last: number): readonly FoundBar[] {
  const found = new Map<number, number>()
  for (const bar of sorted) {
    const start = startOf(unit, bar.day)
    found.set(start, (found.get(start) ?? 0) + bar.found)
  }
  const first = sorted[0]?.day ?? last
  return startsOf(unit, first, last).map((day) => ({ day, found: found.get(day) ?? 0 }))
}
