// The format of the file that several devices share: a backup, plus each mark with its revision. copy-sync.ts calls
// this file. A file with any unreadable part is rejected, because the next write would lose that part.
import {
  discoveredIds,
  maxReceivedMarks,
  mergedMarks,
  placeIds,
  readDay,
  type Mark,
  type Marks,
} from '../../../records/mark.ts'
import { maxOwnRevision, readReceivedRevision } from '../../../records/persisted-record.ts'
import { readQuestStates } from '../../../records/quest-mark.ts'
import { isRecord, parseJson, readList } from '../../../platform/read-field.ts'
import { isMarkerId } from '../../../world/marker.ts'
import { mergedPins, readReceivedPin, type Pins } from '../../../records/pin.ts'
import {
  backupFormat,
  backupVersion,
  createBackup,
  readBackupQuests,
  type Backup,
} from '../../progress/model/backup-format.ts'
import { readFoundOn } from '../../progress/model/found-days.ts'

export interface CopyRecord {
  readonly marks: Marks
  readonly pins: Pins
}

export type CopyMisfit =
  /** The file has no content: it is new, or being written. */
  | 'empty'
  /** The file begins like a copy but can't be read to its end. */
  | 'damaged'
  /** The file is neither a copy nor a backup. */
  | 'foreign'
  | 'other-world'
  /** A newer version of the site wrote the file, and its fields may have another meaning. */
  | 'newer'

type Fields = Readonly<Record<string, unknown>>

export type CopyReading =
  | { readonly ok: true; readonly record: CopyRecord; readonly fields: Fields }
  | { readonly ok: false; readonly misfit: CopyMisfit }

export const emptyRecord: CopyRecord = { marks: new Map(), pins: new Map() }

/** Upper limit of entries: ten times as many as the largest map has, quests included. */
const mostEntries = 2 * maxReceivedMarks

/** First characters of every text that {@link copyText} returns, and of every backup. */
const head = `{"format":"${backupFormat}"`

/** Returns a mark in the form of the file: id, revision, 1 if found, and the day if known. */
function entryOf({ id, revision, discovered, day }: Mark): readonly number[] {
  return [id, revision, discovered ? 1 : 0, ...(day === undefined ? [] : [day])]
}

function markOf(entry: unknown): Mark | null {
  const [id, count, found, day] = readList(entry) ?? []
  const revision = readReceivedRevision(count)
  if (!isMarkerId(id) || revision === null || (found !== 0 && found !== 1)) return null
  return { id, revision, discovered: found === 1, ...readDay(day) }
}

/** Lowers revisions to {@link maxOwnRevision}, because other devices reject a file with higher ones. */
function limited({ marks, pins }: CopyRecord): CopyRecord {
  const within = <R extends { readonly revision: number }>(record: R): R =>
    record.revision > maxOwnRevision ? { ...record, revision: maxOwnRevision } : record
  return {
    marks: new Map([...marks].map(([id, mark]) => [id, within(mark)])),
    pins: new Map([...pins].map(([id, pin]) => [id, within(pin)])),
  }
}

/** Merges the list into a file's records. Returns the same object `inFile` if the file lacks nothing. */
export function joinedCopy(inFile: CopyRecord, list: CopyRecord): CopyRecord {
  const own = limited(list)
  const marks = mergedMarks(inFile.marks, own.marks.values())
  const pins = mergedPins(inFile.pins, own.pins.values())
  return marks === inFile.marks && pins === inFile.pins ? inFile : { marks, pins }
}

interface CopyOwner {
  readonly map: string
  readonly name: string
  readonly filterSets: readonly object[]
}

/** @param before fields of the existing file; fields unknown to this version stay in it */
export function copyText(
  { marks, pins }: CopyRecord,
  { map, name, filterSets }: CopyOwner,
  before: Fields,
  now: Date,
): string {
  const found = discoveredIds(marks)
  const backup: Backup = {
    ...createBackup(
      map,
      placeIds(found),
      now,
      [...pins.values()],
      name,
      readQuestStates(found),
      joinedSets(filterSets, before['filterSets']),
      marks.values(),
    ),
    marks: [...marks.values()].map(entryOf),
  }
  const { pins: _pins, quests: _quests, foundOn: _foundOn, format: _format, ...rest } = before
  const { format, ...fields } = backup
  // `format` comes first, because a truncated file is recognised by its beginning.
  return JSON.stringify({ format, ...rest, ...fields })
}

function joinedSets(own: readonly object[], inFile: unknown): readonly object[] {
  const idOf = (set: unknown) => (isRecord(set) ? set['id'] : undefined)
  const ids = new Set(own.map(idOf))
  const others = (readList(inFile) ?? []).filter((set) => isRecord(set) && !ids.has(idOf(set)))
  return [...own, ...(others as readonly object[])]
}

/** @param text `null` if the file isn't text @param map id of the world */
export function readCopy(text: string | null, map: string): CopyReading {
  if (text === null) return misfit('foreign')
  if (text === '') return misfit('empty')
  const input = parseJson(text)
  if (input === undefined) return misfit(isCutOff(text) ? 'damaged' : 'foreign')
  if (!isRecord(input) || input['format'] !== backupFormat) return misfit('foreign')
  const { version } = input
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return misfit('foreign')
  if (version > backupVersion) return misfit('newer')
  if (input['map'] !== map) return misfit('other-world')
  const record = recordOf(input)
  return record ? { ok: true, record, fields: input } : misfit('damaged')
}

/** True if a text that isn't JSON begins like a copy, or holds only the zeros that a crash leaves. */
function isCutOff(text: string): boolean {
  return text.startsWith(head) || head.startsWith(text) || /^\0+$/.test(text)
}

function misfit(reason: CopyMisfit): CopyReading {
  return { ok: false, misfit: reason }
}

function recordOf(input: Fields): CopyRecord | null {
  const ids = readList(input['discoveredMarkers'])
  const entries = readList(input['marks'] ?? [])
  const pinEntries = readList(input['pins'] ?? [])
  if (!ids || !entries || !pinEntries) return null
  if (Math.max(ids.length, entries.length, pinEntries.length) > mostEntries) return null
  const marks = entries.map(markOf)
  const pins = pinEntries.map(readReceivedPin)
  if (!ids.every(isMarkerId) || !marks.every(isThere) || !pins.every(isThere)) return null
  const counted = mergedMarks(new Map(), marks)
  // An ordinary backup has no revisions. Its marks get revision 1, so that any later change wins.
  const uncounted = [...ids, ...readBackupQuests(input['quests'])].filter((id) => !counted.has(id))
  const days = readFoundOn(input['foundOn'], new Set(uncounted))
  return {
    marks: mergedMarks(
      counted,
      uncounted.map((id) => ({ id, revision: 1, discovered: true, ...readDay(days.get(id)) })),
    ),
    pins: mergedPins(new Map(), pins),
  }
}

function isThere<T>(value: T | null): value is T {
  return value !== null
}
