import { laterMessages } from '../generated/later.ts'
import { messages } from '../generated/first.ts'
import { currentLocale } from '../language/locale.ts'
import type { Direction } from '../../world/names/where.ts'
import { distanceWords } from './first-sentences.ts'

/** What there is none of is left out; "0 marks" where there is nothing at all. */
export function marksAndPins(marks: number, pins: number): string {
  if (pins === 0) return messages.amount.marks(marks)
  return marks === 0 ? messages.amount.pins(pins) : messages.amount.both(marks, pins)
}

interface NewerThanBackup {
  readonly marks: number
  readonly pinChanges: number
  /** Whether there is a backup to be newer than. */
  readonly backedUp: boolean
}

/** Null where nothing is newer. */
export function newerThanBackup({ marks, pinChanges, backedUp }: NewerThanBackup): string | null {
  const { newer } = laterMessages.storage
  if (marks === 0 && pinChanges === 0) return null
  if (pinChanges === 0) return newer.marks(marks, backedUp)
  return marks === 0 ? newer.changes(pinChanges, backedUp) : newer.both(marks, pinChanges, backedUp)
}

/** Where everything is, when nothing is newer than the last backup. */
export function whereBackedUp(
  isEmpty: boolean,
  { backedUp, takenIn }: { readonly backedUp: boolean; readonly takenIn: boolean },
): string {
  const texts = laterMessages.storage.backedUp
  if (isEmpty) return texts.empty
  if (!backedUp) return texts.never
  return takenIn ? texts.takenIn : texts.all
}

/** What is still on screen after the browser deleted this site's data. */
export function emptiedWords(marks: number, pins: number): string {
  const texts = laterMessages.storage.emptied
  if (pins === 0) return texts.marks(marks)
  return marks === 0 ? texts.pins(pins) : texts.both(marks, pins)
}

/** Date and time as the language writes them: "20 Nov 2026, 18:04". */
export function dateWords(date: Date): string {
  return date.toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' })
}

/**
 * A day, or the month or year that begins with it, as the language writes it: "20 Nov 2026", "Nov 2026", "2026".
 *
 * @param date at midnight of UTC
 */
export function dayWords(date: Date, unit: keyof typeof dayForms = 'day'): string {
  return date.toLocaleDateString(currentLocale(), { ...dayForms[unit], timeZone: 'UTC' })
}

const dayForms = {
  day: { dateStyle: 'medium' },
  week: { dateStyle: 'medium' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
} as const

/** To a tenth. */
export function megabytes(bytes: number): number {
  return Math.round(bytes / 1e5) / 10
}

/** Whether the map works without a connection, and how much room that takes. */
export function offlineWords(
  state: 'preparing' | 'ready' | 'failed' | 'saving',
  bytes: number,
): string {
  const { offline } = laterMessages
  return state === 'ready' ? offline.ready(megabytes(bytes)) : offline[state]
}

/**
 * Where a result lies and how far that is, to 10 m, from a kilometre on to 100 m.
 *
 * @param where in words
 * @param metres from the middle of the map
 */
export function whereAndFar(where: string | undefined, metres: number): string {
  const tens = Math.round(metres / 10) * 10
  const distance = laterMessages.search.distance(
    distanceWords(tens < 1000 ? tens : Math.round(metres / 100) * 100),
  )
  return where ? laterMessages.search.whereAndFar(where, distance) : distance
}

/** @param direction absent where it is none */
export function displacementWords(metres: number, direction: Direction | undefined): string {
  return direction
    ? laterMessages.nearest.displacement(metres, direction)
    : laterMessages.nearest.here
}

/** What is known of a place; nothing of its player. */
export interface Report {
  readonly world: string
  readonly id: number
  readonly type: string
  /** World units. */
  readonly coordinate: readonly [x: number, y: number]
  /** The game's own, where the world says where they begin. */
  readonly metres: readonly [x: number, y: number] | undefined
  readonly columns: string
  readonly row: string
  /** Empty where there is none, as is the description. */
  readonly name: string
  readonly description: string
}

/** For whoever keeps the map: facts first, as a long text is cut from its end. */
export function reportBody(report: Report): string {
  const texts = laterMessages.report
  return [
    texts.wrong,
    '',
    '',
    texts.world(report.world),
    texts.id(String(report.id)),
    texts.type(report.type),
    texts.coordinate(report.coordinate.join(', ')),
    ...(report.metres ? [texts.inGame(report.metres.join(', '))] : []),
    '',
    'markers.csv:',
    report.columns,
    report.row,
    '',
    texts.name(report.name),
    texts.description(report.description),
  ].join('\n')
}
