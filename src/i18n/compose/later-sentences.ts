import { laterMessages } from '../generated/later.ts'
import { messages } from '../generated/first.ts'
import { currentLocale } from '../language/locale.ts'
import type { Direction } from '../../world/names/whereabouts.ts'
import { roughDistanceWords } from './first-sentences.ts'

/** Leaves out whichever number is zero. If both are, the text says "0 marks". */
export function marksAndPins(marks: number, pins: number): string {
  if (pins === 0) return messages.amount.marks(marks)
  return marks === 0 ? messages.amount.pins(pins) : messages.amount.both(marks, pins)
}

interface NewerThanBackup {
  readonly marks: number
  readonly pinChanges: number
  readonly backedUp: boolean
}

/** Says what is newer than the last backup; `null` if nothing is. */
export function newerThanBackupText({
  marks,
  pinChanges,
  backedUp,
}: NewerThanBackup): string | null {
  const { newer } = laterMessages.storage
  if (marks === 0 && pinChanges === 0) return null
  if (pinChanges === 0) return newer.marks(marks, backedUp)
  return marks === 0 ? newer.changes(pinChanges, backedUp) : newer.both(marks, pinChanges, backedUp)
}

/** Says where the data is stored if nothing is newer than the last backup. */
export function backupPlaceText(
  isEmpty: boolean,
  { backedUp, takenIn }: { readonly backedUp: boolean; readonly takenIn: boolean },
): string {
  const texts = laterMessages.storage.backedUp
  if (isEmpty) return texts.empty
  if (!backedUp) return texts.never
  return takenIn ? texts.takenIn : texts.all
}

/** Says what is still on screen after the browser has deleted this site's data. */
export function emptiedStorageText(marks: number, pins: number): string {
  const texts = laterMessages.storage.emptied
  if (pins === 0) return texts.marks(marks)
  return marks === 0 ? texts.pins(pins) : texts.both(marks, pins)
}

/** Formats date and time in the page's language: "20 Nov 2026, 18:04". */
export function dateWords(date: Date): string {
  return date.toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' })
}

export function dayWords(date: Date, unit: keyof typeof dayForms = 'day'): string {
  return date.toLocaleDateString(currentLocale(), { ...dayForms[unit], timeZone: 'UTC' })
}

const dayForms = {
  day: { dateStyle: 'medium' },
  week: { dateStyle: 'medium' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
} as const

/** Converts bytes to megabytes, rounded to a tenth. */
export function megabytes(bytes: number): number {
  return Math.round(bytes / 1e5) / 10
}

export function offlineWords(
  state: 'preparing' | 'ready' | 'failed' | 'saving',
  bytes: number,
): string {
  const { offline } = laterMessages
  return state === 'ready' ? offline.ready(megabytes(bytes)) : offline[state]
}

/** Says where a result is and how far from the map's middle: to 10 m, from a kilometre on to 100 m. */
export function placeAndDistanceText(where: string | undefined, metres: number): string {
  const distance = laterMessages.search.distance(roughDistanceWords(metres))
  return where ? laterMessages.search.whereAndFar(where, distance) : distance
}

/** @param direction `undefined` if both points are the same place */
export function displacementWords(metres: number, direction: Direction | undefined): string {
  return direction
    ? laterMessages.nearest.displacement(metres, direction)
    : laterMessages.nearest.here
}

/** Facts about a marker for a report to the map's maintainers. Holds nothing about the player. */
export interface Report {
  readonly world: string
  readonly id: number
  readonly type: string
  /** World units. */
  readonly coordinate: readonly [x: number, y: number]
  /** The game's own coordinates; `undefined` if the world doesn't define their origin. */
  readonly metres: readonly [x: number, y: number] | undefined
  readonly columns: string
  readonly row: string
  readonly name: string
  readonly description: string
}

/** Writes a report. Facts come first, because long texts are cut off at the end. */
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
