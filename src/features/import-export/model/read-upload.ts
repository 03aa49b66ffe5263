import * as z from 'zod/mini'
import { readFilterSets, type FilterSet } from '../../filters/model/filter-set.ts'
import { isMarkerId } from '../../../world/marker.ts'
import { readReceivedPin, type Pin } from '../../../records/pin.ts'
import { readBackupPictures, type ReceivedPictures } from '../../pins/model/picture.ts'
import { maxBackupBytes, maxUploadBytes } from '../../pins/model/limits.ts'
import type { FileEnding } from './accepted-files.ts'
import { maxReceivedMarks, type Discoveries } from '../../../records/mark.ts'
import { readFoundOn } from '../../progress/model/found-days.ts'
import { playthroughName } from '../../progress/model/playthrough.ts'
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

export type Misfit = 'missing' | { readonly expected: string; readonly received?: string }

/** Encodes an issue of the schema checker for {@link misfitOf}: `missing`, or types as in `number string`. */
function describeIssue(issue: {
  readonly code?: string
  readonly input?: unknown
  readonly expected?: unknown
}): string | undefined {
  if (issue.code !== 'invalid_type') return undefined
  if (issue.input === undefined) return 'missing'
  return `${String(issue.expected)} ${nameOfType(issue.input)}`
}

/** @param message of an issue, in the form of {@link describeIssue} */
function misfitOf(message = ''): Misfit {
  const [expected = '', received] = message.split(' ')
  if (expected === 'missing' || expected === '') return 'missing'
  return { expected, ...(received !== undefined && { received }) }
}

/** Returns `array`, `null`, `nan`, or the result of `typeof`. */
function nameOfType(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number' && Number.isNaN(value)) return 'nan'
  return typeof value
}

export type UnknownReason =
  /** No marker of that type is at that place. */
  | 'no-such-place'
  | 'unknown-kind'
  | 'outside'
  | 'address'
  /** The file names another coordinate system, such as pixels of a picture. */
  | 'other-numbers'
  | 'unreadable'

export interface UnknownEntries {
  readonly why: UnknownReason
  readonly count: number
  /** The first few names of such entries in the file. Their length isn't limited. */
  readonly examples: readonly string[]
}

/** Content that isn't a place: GPX tracks, routes without points, links, overlays, or only a description. */
export type HeldKind = 'track' | 'route' | 'link' | 'overlay' | 'description'

export interface HeldThings {
  readonly what: HeldKind
  readonly count: number
}

/** Returns the limit in bytes. Only backups may be larger, because of their pictures. */
export function mostBytes(ending: FileEnding): number {
  return ending === '.json' ? maxBackupBytes : maxUploadBytes
}

/** Reason why a file was refused. Nothing of a refused file is used. */
export type UploadProblem =
  | { readonly kind: 'extension'; readonly endings: readonly string[] }
  | { readonly kind: 'too-large'; readonly bytes: number; readonly most: number }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'encoding' }
  /** `name`: the encoding that the XML declares and the browser doesn't know. Its length isn't limited. */
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
  /** The file is another map's, and the world to match it with isn't loaded. */
  | { readonly kind: 'no-world' }
  /** The file is another map's, and no entry matches this map. */
  | {
      readonly kind: 'nothing-known'
      readonly unknown: readonly UnknownEntries[]
      readonly held?: readonly HeldThings[]
    }
  /** A wiki's map whose coordinate system is unknown. */
  | { readonly kind: 'no-bounds'; readonly field: string }
  /** `system`: another coordinate system that the file names. */
  | { readonly kind: 'other-numbers'; readonly system: string }
  /** All numbers may be degrees, which would put the pins into one corner of the map. */
  | { readonly kind: 'degrees' }
  | { readonly kind: 'schema'; readonly field: string; readonly misfit: Misfit }

export type SkipReason = 'negative' | 'fractional' | 'text' | 'too-large' | 'other'

export interface SkippedEntries {
  readonly why: SkipReason
  readonly count: number
}

export type UploadQuestion =
  | { readonly kind: 'other-map'; readonly map: string }
  /** The file has further lists or objects, which are ignored. */
  | { readonly kind: 'more-than-marks'; readonly fields: readonly string[] }

export interface AcceptedUpload {
  readonly ok: true
  readonly source: 'backup' | 'list'
  /** Ids without duplicates. Ids that this world doesn't know are kept for other versions of the world. */
  readonly ids: Discoveries
  readonly skipped: readonly SkippedEntries[]
  /** Pins of a backup, deleted ones included. */
  readonly pins: readonly Pin[]
  readonly skippedPins: number
  /** The player's name of the backed-up playthrough. Absent if it has none. */
  readonly playthrough?: string
  /** Filter sets of a backup of this map. Absent if it has none. */
  readonly filterSets?: readonly FilterSet[]
  readonly days?: ReadonlyMap<number, number>
  /** Pictures of a backup, and the number of damaged ones. Absent if it has none. */
  readonly received?: ReceivedPictures
  /** Empty for a file that is clearly for this map, which is merged without asking. */
  readonly questions: readonly UploadQuestion[]
}

export type UploadResult = AcceptedUpload | { readonly ok: false; readonly problem: UploadProblem }

/** Reads a backup, a list of ids, or an object with `discoveredMarkers`. Never throws. @param map id of the world */
export function readParsedUpload(input: unknown, map: string): UploadResult {
  if (Array.isArray(input)) return acceptList({ source: 'list', entries: input, questions: [] }, [])

  const isBackup = isObject(input) && input['format'] === backupFormat
  const versionProblem = isBackup ? checkVersion(input['version']) : null
  if (versionProblem) return refused(versionProblem)
  const checked = checkDiscoveries(input)
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

/** Parses JSON and refuses hostile field names. @param incomplete true if the last character lacks bytes */
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
  const pins = pinEntries.flatMap((entry) => readReceivedPin(entry) ?? [])
  return {
    ok: true,
    source,
    ids: [...ids],
    skipped: [...skipped].map(([why, count]) => ({ why, count })),
    pins,
    skippedPins: pinEntries.length - pins.length,
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

function checkDiscoveries(input: unknown) {
  // Must precede the schema. The content security policy forbids eval, which zod's compiled parsers use.
  z.config({ jitless: true, customError: describeIssue })
  return z.safeParse(
    z.object({ map: z.optional(z.string()), discoveredMarkers: z.array(z.unknown()) }),
    input,
  )
}

function schemaProblem(field: string, misfit: Misfit): UploadResult {
  return refused({ kind: 'schema', field, misfit })
}

function refused(problem: UploadProblem): { readonly ok: false; readonly problem: UploadProblem } {
  return { ok: false, problem }
}
