// The file in which a list is kept for several devices: a backup, which Upload reads as any other, and every mark with its
// revision. Called by copy-sync.ts. Relies on nothing of what it reads being right: a file of which anything is unreadable is no
// copy, since what is not read would be lost when it is written.
import {
  discoveredIds,
  maxReceivedMarks,
  mergedMarks,
  placeIds,
  readDay,
  type Mark,
  type Marks,
} from '../../../records/mark.ts'
import { lifeOfChanges, readReceivedRevision } from '../../../records/persisted-record.ts'
import { questStatesOf } from '../../../records/quest-mark.ts'
import { isFields, parsedJson, readList } from '../../../platform/read-field.ts'
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

/** What a file and the list have in common. */
export interface CopyRecord {
  readonly marks: Marks
  readonly pins: Pins
}

/** Why a file is no copy of this list. */
export type CopyMisfit =
  /** It has no letter: new, or being written. */
  | 'empty'
  /** It begins as a copy does, and cannot be read to its end. */
  | 'damaged'
  /** Somebody else's. */
  | 'foreign'
  | 'other-world'
  /** A newer version of the site wrote it, whose fields may mean something else. */
  | 'newer'

type Fields = Readonly<Record<string, unknown>>

export type CopyReading =
  | { readonly ok: true; readonly record: CopyRecord; readonly fields: Fields }
  | { readonly ok: false; readonly misfit: CopyMisfit }

export const emptyRecord: CopyRecord = { marks: new Map(), pins: new Map() }

/** Ten times what the largest map has, quests included. */
const mostEntries = 2 * maxReceivedMarks

/** How every text begins that {@link copyText} or a backup is. */
const head = `{"format":"${backupFormat}"`

/** A mark as it stands in the file; the day comes last, where one is known. */
function entryOf({ id, revision, discovered, day }: Mark): readonly number[] {
  return [id, revision, discovered ? 1 : 0, ...(day === undefined ? [] : [day])]
}

function markOf(entry: unknown): Mark | null {
  const [id, count, found, day] = readList(entry) ?? []
  const revision = readReceivedRevision(count)
  if (!isMarkerId(id) || revision === null || (found !== 0 && found !== 1)) return null
  return { id, revision, discovered: found === 1, ...readDay(day) }
}

/** As many changes as a file may count: more would be read as a count that cannot be. */
function limited({ marks, pins }: CopyRecord): CopyRecord {
  const within = <R extends { readonly revision: number }>(record: R): R =>
    record.revision > lifeOfChanges ? { ...record, revision: lifeOfChanges } : record
  return {
    marks: new Map([...marks].map(([id, mark]) => [id, within(mark)])),
    pins: new Map([...pins].map(([id, pin]) => [id, within(pin)])),
  }
}

/** What a file is to hold after the list was joined with it; the very same record where the file has all of it. */
export function joinedCopy(inFile: CopyRecord, list: CopyRecord): CopyRecord {
  const own = limited(list)
  const marks = mergedMarks(inFile.marks, own.marks.values())
  const pins = mergedPins(inFile.pins, own.pins.values())
  return marks === inFile.marks && pins === inFile.pins ? inFile : { marks, pins }
}

interface CopyOwner {
  /** The world's id. */
  readonly map: string
  /** What the player calls the playthrough; empty where it has no name. */
  readonly name: string
  /** This device's. */
  readonly filterSets: readonly object[]
}

/** @param before the fields of the file that is written anew: what this version does not know stays in it */
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
      questStatesOf(found),
      joinedSets(filterSets, before['filterSets']),
      marks.values(),
    ),
    marks: [...marks.values()].map(entryOf),
  }
  const { pins: _pins, quests: _quests, foundOn: _foundOn, format: _format, ...rest } = before
  const { format, ...fields } = backup
  // The format comes first, by which a file that was cut off is known.
  return JSON.stringify({ format, ...rest, ...fields })
}

/** This device's sets, and those that other devices have put into the file. */
function joinedSets(own: readonly object[], inFile: unknown): readonly object[] {
  const idOf = (set: unknown) => (isFields(set) ? set['id'] : undefined)
  const ids = new Set(own.map(idOf))
  const others = (readList(inFile) ?? []).filter((set) => isFields(set) && !ids.has(idOf(set)))
  return [...own, ...(others as readonly object[])]
}

/** @param text null for what is none @param map the world's id */
export function readCopy(text: string | null, map: string): CopyReading {
  if (text === null) return misfit('foreign')
  if (text === '') return misfit('empty')
  const input = parsedJson(text)
  if (input === undefined) return misfit(isCutOff(text) ? 'damaged' : 'foreign')
  if (!isFields(input) || input['format'] !== backupFormat) return misfit('foreign')
  const { version } = input
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return misfit('foreign')
  if (version > backupVersion) return misfit('newer')
  if (input['map'] !== map) return misfit('other-world')
  const record = recordOf(input)
  return record ? { ok: true, record, fields: input } : misfit('damaged')
}

/** Whether the text begins as a copy does, or holds nothing but the zeros that a crash leaves. */
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
  // A backup, which counts no changes, brings its places as found once: what was changed since counts for more.
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
