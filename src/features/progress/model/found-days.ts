import { readDay, type Mark, type Marks } from '../../../records/mark.ts'
import { isRecord, readList } from '../../../platform/read-field.ts'
import { isMarkerId } from '../../../world/marker.ts'

// Days are whole days since 1970-01-01, as in a mark. Their dates are at midnight UTC in every time zone.

const aDay = 86_400_000

export function dateOfDay(day: number): Date {
  return new Date(day * aDay)
}

/** Formats a day, such as 2026-11-28. */
export function dayText(day: number): string {
  return dateOfDay(day).toISOString().slice(0, 10)
}

function readDayText(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const day = Date.parse(text) / aDay
  // `Date.parse` may read 30 February as a day in March, so compare the result with the text.
  return Number.isInteger(day) && dayText(day) === text ? readDay(day).day : undefined
}

/** Ids of found places by the day on which they were found, in the form that backups use. */
export type FoundOn = Readonly<Record<string, readonly number[]>>

/** Groups found places by day, the oldest day first. Leaves out places without a day. */
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

/** Reads the days of a backup for the found `ids`. The earlier of two days wins. Drops invalid entries. */
export function readFoundOn(
  value: unknown,
  ids: Pick<ReadonlySet<number>, 'has'>,
): ReadonlyMap<number, number> {
  const days = new Map<number, number>()
  if (!isRecord(value)) return days
  for (const [text, list] of Object.entries(value)) {
    const day = readDayText(text)
    if (day === undefined) continue
    for (const id of readList(list) ?? []) {
      if (isMarkerId(id) && ids.has(id)) days.set(id, Math.min(day, days.get(id) ?? day))
    }
  }
  return days
}

/** Adds days to the marks that are found but have no day. Returns only the marks that change. */
export function marksWithDays(marks: Marks, days: ReadonlyMap<number, number>): Mark[] {
  return [...days].flatMap(([id, day]) => {
    const mark = marks.get(id)
    return mark?.discovered && mark.day === undefined ? [{ ...mark, day }] : []
  })
}

export type FoundUnit = 'day' | 'week' | 'month' | 'year'

interface FoundBar {
  /** First day of the bar's unit. */
  readonly day: number
  readonly found: number
}

export interface FoundByDay {
  readonly unit: FoundUnit
  /** Bars from the first to the last day with a found place, including empty ones. */
  readonly bars: readonly FoundBar[]
  /** Number of found places with a known day. `undated` is the number of those without. */
  readonly dated: number
  readonly undated: number
  readonly first: number
  /** The day on which the most places were found; the first of several. */
  readonly most: FoundBar
}

/**
 * @param places ids of the world's places; other marks are not counted
 * @param today later days than tomorrow count as unknown, because a clock was wrong
 * @returns `null` if places were found on fewer than two days
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
    // A backup may come from a time zone in which tomorrow has begun.
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

/** Most bars of one unit that can still be told apart on a narrow screen. */
const mostBars = 31

/** Returns the smallest unit that needs at most {@link mostBars} bars, or years. */
function unitFor(first: number, last: number): FoundUnit {
  const units = ['day', 'week', 'month'] as const
  return units.find((unit) => startsOf(unit, first, last).length <= mostBars) ?? 'year'
}

function startsOf(unit: FoundUnit, first: number, last: number): readonly number[] {
  const starts: number[] = []
  for (let start = startOf(unit, first); start <= last; start = startOf(unit, start, 1)) {
    starts.push(start)
  }
  return starts
}

/** Returns the first day of a day's unit, or of the unit that is `later` units after it. Weeks begin on Monday. */
function startOf(unit: FoundUnit, day: number, later = 0): number {
  if (unit === 'day') return day + later
  // Day 0 (1970-01-01) was a Thursday.
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
