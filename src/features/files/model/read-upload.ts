import * as z from 'zod/mini'
import { readFilterSets, type FilterSet } from '../../filters/model/filter-set.ts'
import { isMarkerId } from '../../../world/marker.ts'
import { pinsInside } from '../../progress/model/pin-list.ts'
import { readReceivedPin, type Pin } from '../../../records/pin.ts'
import { questsFurther, type QuestState } from '../../../records/quest-mark.ts'
import { readBackupPictures, type ReceivedPictures } from '../../pictures/model/picture.ts'
import { maxBackupBytes } from '../../pictures/model/limits.ts'
import type { FileEnding } from './accepted-files.ts'
import { placeIds, maxReceivedMarks, type Discoveries } from '../../../records/mark.ts'
import { readFoundOn } from '../../progress/model/found-days.ts'
import { playthroughName } from '../../progress/model/playthrough.ts'
import type { Extent } from '../../../geometry/extent.ts'
import {
  backupFormat,
  backupVersion,
  readBackupQuests,
} from '../../progress/model/backup-format.ts'
import {
  findHostileName,
  outlineJson,
  appearanceOf,
  appearanceOfBytes,
  decodeText,
  mayHoldList,
  type Appearance,
} from './upload-text.ts'

// The content security policy forbids eval, which zod's compiled parsers need.
z.config({ jitless: true, customError: describeIssue })

/** What is wrong with a field: it is missing, or something else stands there than was expected. */
export type Misfit = 'missing' | { readonly expected: string; readonly received?: string }

/** What the schema checker says, to be read by {@link misfitOf}: `missing`, or `number string`. */
function describeIssue(issue: {
  readonly code?: string
  readonly input?: unknown
  readonly expected?: unknown
}): string | undefined {
  if (issue.code !== 'invalid_type') return undefined
  if (issue.input === undefined) return 'missing'
  return `${String(issue.expected)} ${nameOfType(issue.input)}`
}

/** @param message of an issue that the schema checker found */
function misfitOf(message = ''): Misfit {
  const [expected = '', received] = message.split(' ')
  if (expected === 'missing' || expected === '') return 'missing'
  return { expected, ...(received !== undefined && { received }) }
}

/** `array`, `null`, `nan` and otherwise what `typeof` says. */
function nameOfType(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number' && Number.isNaN(value)) return 'nan'
  return typeof value
}

/** Why an entry became neither a mark nor a pin. */
export type UnknownReason =
  /** No place of its type is where it says. */
  | 'no-such-place'
  /** This map has no type of that name. */
  | 'unknown-kind'
  /** A pin beyond the edge of the map. */
  | 'outside'
  /** It has an address in words, and no coordinates. */
  | 'address'
  /** Its numbers are said to be another system's, such as pixels of a picture. */
  | 'other-numbers'
  /** No coordinate can be read out of it. */
  | 'unreadable'

export interface UnknownEntries {
  readonly why: UnknownReason
  readonly count: number
  /** The first few, as the file names them; of any length. */
  readonly examples: readonly string[]
}

/** What a file holds that is no place: GPX tracks, routes without points, links to other files, overlays, or a description alone. */
export type HeldKind = 'track' | 'route' | 'link' | 'overlay' | 'description'

export interface HeldThings {
  readonly what: HeldKind
  readonly count: number
}

/** A backup of 2,000 pins with the longest notes of letters of four bytes is 17 MB; one of marks alone, 6 kB. */
export const maxUploadBytes = 20_000_000

/** In bytes: only a backup may be larger, by its pictures. */
export function mostBytes(ending: FileEnding): number {
  return ending === '.json' ? maxBackupBytes : maxUploadBytes
}

/** Why a file was refused. Nothing of a refused file is used. */
export type UploadProblem =
  /** `endings`: those that would do. */
  | { readonly kind: 'extension'; readonly endings: readonly string[] }
  | { readonly kind: 'too-large'; readonly bytes: number; readonly most: number }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'encoding' }
  /** `name`: the encoding that XML declares and the browser doesn't know; of any length. */
  | { readonly kind: 'unknown-encoding'; readonly name: string }
  | { readonly kind: 'not-json'; readonly looksLike: Appearance }
  | { readonly kind: 'too-deep' }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'too-many-marks' }
  | { readonly kind: 'hostile'; readonly name: string }
  | { readonly kind: 'newer-version' }
  | { readonly kind: 'not-csv' }
  | { readonly kind: 'not-xml' }
  | { readonly kind: 'too-many-columns' }
  | { readonly kind: 'too-many-pins' }
  /** Another map's file, while there are no places to look for it among. */
  | { readonly kind: 'no-world' }
  /** Another map's file, of which nothing is on this one. */
  | {
      readonly kind: 'nothing-known'
      readonly unknown: readonly UnknownEntries[]
      readonly held?: readonly HeldThings[]
    }
  /** A wiki's map of which nobody can tell where its places lie. */
  | { readonly kind: 'no-bounds'; readonly field: string }
  /** What the file says that its numbers are: another system's. */
  | { readonly kind: 'other-numbers'; readonly system: string }
  /** All its numbers could be degrees, and would lie in a corner of the map. */
  | { readonly kind: 'degrees' }
  | { readonly kind: 'schema'; readonly field: string; readonly misfit: Misfit }

/** Why an entry is no marker id. */
export type SkipReason = 'negative' | 'fractional' | 'text' | 'too-large' | 'other'

export interface SkippedEntries {
  readonly why: SkipReason
  readonly count: number
}

/** Why a player is asked before a file is merged. */
export type UploadQuestion =
  | { readonly kind: 'other-map'; readonly map: string }
  /** Lists and objects that are not taken over. */
  | { readonly kind: 'more-than-marks'; readonly fields: readonly string[] }

export interface AcceptedUpload {
  readonly ok: true
  /** What the file was read as. */
  readonly source: 'backup' | 'list'
  /** Each id once. May hold ids that the world does not know: they are kept for other versions of it. */
  readonly ids: Discoveries
  /** Entries that are no marker id, left out; a reason that did not occur is not listed. */
  readonly skipped: readonly SkippedEntries[]
  /** A backup's, deleted ones included. */
  readonly pins: readonly Pin[]
  /** How many of a backup's pins are none, and left out. */
  readonly skippedPins: number
  /** How many lie outside of the map, and are left out. */
  readonly outsidePins: number
  /** What the player calls the playthrough that a backup is of; missing where it has no name. */
  readonly playthrough?: string
  /** A backup's of this map; missing where it has none. */
  readonly filterSets?: readonly FilterSet[]
  /** The days on which a backup's places were found, by id; missing where it tells none. */
  readonly days?: ReadonlyMap<number, number>
  /** A backup's, and how many of them are left out; missing where it has none. */
  readonly received?: ReceivedPictures
  /** Empty for a file that is plainly for this map: it is merged without a question. */
  readonly questions: readonly UploadQuestion[]
}

export type UploadResult = AcceptedUpload | { readonly ok: false; readonly problem: UploadProblem }

const idList = z.array(z.unknown())
const withDiscoveries = z.object({ map: z.optional(z.string()), discoveredMarkers: idList })

/**
 * Reads a backup, a bare array of ids, or any object with `discoveredMarkers`, of what `parseText` gave. Never
 * throws.
 *
 * @param map the world's id
 * @param extent the map's; undefined while it is not loaded, when no pin lies outside
 */
export function readParsedUpload(input: unknown, map: string, extent?: Extent): UploadResult {
  if (Array.isArray(input)) return acceptList({ source: 'list', entries: input, questions: [] }, [])

  const isBackup = isObject(input) && input['format'] === backupFormat
  const versionProblem = isBackup ? checkVersion(input['version']) : null
  if (versionProblem) return refused(versionProblem)
  const checked = z.safeParse(withDiscoveries, input)
  if (!checked.success) {
    const [issue] = checked.error.issues
    return schemaProblem(issue?.path.join('.') ?? '', misfitOf(issue?.message))
  }
  const file = isObject(input) ? input : {}
  const pins = isBackup ? (file['pins'] ?? []) : []
  if (!Array.isArray(pins)) {
    return schemaProblem('pins', { expected: 'array', received: nameOfType(pins) })
  }
  const known = isBackup
    ? ['discoveredMarkers', 'pins', 'quests', 'filterSets', 'foundOn', 'pictures', 'marks']
    : ['discoveredMarkers']
  const { playthrough } = file
  const name = isBackup && typeof playthrough === 'string' ? playthroughName(playthrough) : ''
  const accepted = acceptList(
    {
      source: isBackup ? 'backup' : 'list',
      entries: [
        ...checked.data.discoveredMarkers,
        ...(isBackup ? readBackupQuests(file['quests']) : []),
      ],
      questions: questionsAbout(file, known, checked.data.map, map),
    },
    pins,
    extent,
  )
  if (!accepted.ok) return accepted
  const isOfThisMap = isBackup && (checked.data.map ?? map) === map
  const filterSets = isOfThisMap ? (readFilterSets(file['filterSets']) ?? []) : []
  const days = readFoundOn(isBackup ? file['foundOn'] : undefined, new Set(accepted.ids))
  const received = readBackupPictures(isBackup ? file['pictures'] : undefined)
  return {
    ...accepted,
    ...(received.pictures.length + received.broken > 0 && { received }),
    ...(name !== '' && { playthrough: name }),
    ...(filterSets.length > 0 && { filterSets }),
    ...(days.size > 0 && { days }),
  }
}

export type ParsedUpload =
  | { readonly ok: true; readonly input: unknown }
  | { readonly ok: false; readonly problem: UploadProblem }

export type DecodedUpload =
  | { readonly ok: true; readonly text: string; readonly incomplete: boolean }
  | { readonly ok: false; readonly problem: UploadProblem }

/** The text of a file. */
export function decodeUpload(bytes: Uint8Array): DecodedUpload {
  const looksLike = appearanceOfBytes(bytes)
  if (looksLike) return refused({ kind: 'not-json', looksLike })
  const decoded = decodeText(bytes)
  if (!decoded.ok) {
    const { unknown: name } = decoded
    return refused(name === undefined ? { kind: 'encoding' } : { kind: 'unknown-encoding', name })
  }
  const { text, incomplete } = decoded
  return text.trim() === '' && !incomplete ? refused({ kind: 'empty' }) : decoded
}

/** The JSON of a file, in which no field has a hostile name. @param incomplete whether the last character lacks some of its bytes */
export function parseText(text: string, incomplete = false): ParsedUpload {
  const { problem, open } = mayHoldList(text) ? outlineJson(text) : { problem: null, open: false }
  if (problem) return refused({ kind: problem })
  const looksLike = appearanceOf(text, open || incomplete)
  if (incomplete) return refused({ kind: 'not-json', looksLike })
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return refused({ kind: 'not-json', looksLike })
  }
  const name = findHostileName(input)
  return name === undefined ? { ok: true, input } : refused({ kind: 'hostile', name })
}

function checkVersion(version: unknown): UploadProblem | null {
  if (typeof version === 'number' && Number.isInteger(version) && version > 0) {
    return version > backupVersion ? { kind: 'newer-version' } : null
  }
  const misfit: Misfit =
    version === undefined
      ? 'missing'
      : { expected: 'version-number', received: nameOfEntry(version) }
  return { kind: 'schema', field: 'version', misfit }
}

function questionsAbout(
  file: Readonly<Record<string, unknown>>,
  known: readonly string[],
  fileMap: string | undefined,
  map: string,
): UploadQuestion[] {
  const questions: UploadQuestion[] = []
  if (fileMap !== undefined && fileMap !== map) questions.push({ kind: 'other-map', map: fileMap })
  const fields = Object.keys(file).filter((name) => !known.includes(name) && isFilled(file[name]))
  if (fields.length > 0) questions.push({ kind: 'more-than-marks', fields })
  return questions
}

interface FoundList extends Pick<AcceptedUpload, 'source' | 'questions'> {
  readonly entries: readonly unknown[]
}

function acceptList(
  { source, entries, questions }: FoundList,
  pinEntries: readonly unknown[],
  extent?: Extent,
): UploadResult {
  if (entries.length > maxReceivedMarks) return refused({ kind: 'too-many-marks' })
  const ids = new Set<number>()
  const skipped = new Map<SkipReason, number>()
  for (const entry of entries) {
    if (isMarkerId(entry)) ids.add(entry)
    else {
      const why = skipReason(entry)
      skipped.set(why, (skipped.get(why) ?? 0) + 1)
    }
  }
  if (ids.size === 0 && skipped.size > 0) {
    return schemaProblem('discoveredMarkers.0', {
      expected: 'marker-id',
      received: nameOfEntry(entries[0]),
    })
  }
  const read = pinEntries.flatMap((entry) => readReceivedPin(entry) ?? [])
  const pins = pinsInside(read, extent)
  return {
    ok: true,
    source,
    ids: [...ids],
    skipped: [...skipped].map(([why, count]) => ({ why, count })),
    pins,
    skippedPins: pinEntries.length - read.length,
    outsidePins: read.length - pins.length,
    questions,
  }
}

function skipReason(entry: unknown): SkipReason {
  if (typeof entry === 'string') return 'text'
  if (typeof entry !== 'number') return 'other'
  if (entry < 0) return 'negative'
  return Number.isInteger(entry) || entry === Infinity ? 'too-large' : 'fractional'
}

function nameOfEntry(value: unknown): string {
  return typeof value === 'number' ? String(value) : nameOfType(value)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isFilled(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}

function schemaProblem(field: string, misfit: Misfit): UploadResult {
  return refused({ kind: 'schema', field, misfit })
}

function refused(problem: UploadProblem): { readonly ok: false; readonly problem: UploadProblem } {
  return { ok: false, problem }
}

/** What merging a file does to a list. */
export interface UploadFigures {
  /** Ids that the list did not hold, those not on this map included. */
  readonly added: number
  /** Of those, how many this map does not know. */
  readonly notOnMap: number
  readonly alreadyKnown: number
  readonly skipped: readonly SkippedEntries[]
  /** Quests that are further than in the list. */
  readonly quests: number
  /** Pictures that are kept, damaged ones, and those that there is no room for; left out where a file has none. */
  readonly pictures?: { readonly kept: number; readonly broken: number; readonly left: number }
  /** Filter sets that are new, and those that there is no room for; left out where a file has none. */
  readonly sets?: { readonly added: number; readonly left: number }
}

/**
 * @param onMap the map's ids; undefined while the map is not loaded, when none is called unknown
 * @param quests how far the player is with quests
 */
export function uploadFigures(
  upload: Pick<AcceptedUpload, 'ids' | 'skipped'>,
  discoveries: Discoveries,
  onMap: Pick<ReadonlySet<number>, 'has'> | undefined,
  quests: ReadonlyMap<number, QuestState> = new Map(),
): UploadFigures {
  const before = new Set(discoveries)
  const ids = placeIds(upload.ids)
  const added = ids.filter((id) => !before.has(id))
  return {
    added: added.length,
    notOnMap: onMap ? added.filter((id) => !onMap.has(id)).length : 0,
    alreadyKnown: ids.length - added.length,
    skipped: upload.skipped,
    quests: questsFurther(upload.ids, quests),
  }
}
