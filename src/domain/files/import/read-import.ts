import {
  decodeUpload,
  parseText,
  parseUpload,
  readParsedUpload,
  type ParsedUpload,
  type UploadProblem,
  type UploadResult,
} from '../read-upload.ts'
import { appearanceOf } from '../upload-text.ts'
import { readCsv, maxImportedPins } from './csv.ts'
import { isGeojson, readGeojson } from './geojson.ts'
import type { Imported, ImportWorld } from './imported.ts'
import { isVisitedList, readNewerFanMap } from './newer-fan-map.ts'
import { readOlderFanMap } from './older-fan-map.ts'
import { isFields, type Fields } from './read-value.ts'
import { isTracker, readTracker } from './tracker.ts'

/** Another map's file, or a table; it is never merged without a question. */
export interface AcceptedImport extends Imported {
  readonly ok: true
}

export type FileResult = UploadResult | AcceptedImport

/** The endings of names that files to be read may have. */
export const fileEndings = ['.json', '.geojson', '.csv'] as const

export type FileEnding = (typeof fileEndings)[number]

/**
 * Reads a file of this map or of another one; which it is, is told by what is in it. Never throws.
 *
 * @param map the world's id
 * @param world null while it is not loaded, when other maps' files are refused
 */
export function readFile(
  bytes: Uint8Array,
  ending: FileEnding,
  map: string,
  world: ImportWorld | null,
): FileResult {
  if (ending === '.csv') return readTable(bytes, world)
  const parsed = parseUpload(bytes)
  if (!parsed.ok) return parsed
  const { input } = parsed
  const read = isFields(input) ? readerOf(input) : undefined
  if (!read) return readParsedUpload(input, map, world?.extent)
  return world ? accepted(read(world)) : refused({ kind: 'no-world' })
}

type Reader = (world: ImportWorld) => Imported | UploadProblem

/** What reads another map's file; undefined for what is not known to be one. */
function readerOf(input: Fields): Reader | undefined {
  if ('discoveredMarkers' in input || 'format' in input) return undefined
  if (isGeojson(input)) return (world) => readGeojson(input, world)
  if ('visited' in input || 'markers' in input) return (world) => readFanMap(input, world)
  if (isVisitedList(input)) return (world) => readNewerFanMap(input, [], world)
  if (isTracker(input)) return (world) => readTracker(input, world)
  return undefined
}

/** The older map never had a list of visited places, and always wrote its pins as text. */
function readFanMap(input: Fields, world: ImportWorld): Imported | UploadProblem {
  const markers = unfolded(input['markers'] ?? [])
  if (!markers.ok) return markers.problem
  const pins = markers.input
  if (!Array.isArray(pins)) return wrongField('markers', 'array')
  if (!('visited' in input) && typeof input['markers'] === 'string') {
    return readOlderFanMap(pins, world)
  }
  const visited = unfolded(input['visited'] ?? {})
  if (!visited.ok) return visited.problem
  if (!isFields(visited.input)) return wrongField('visited', 'object')
  return readNewerFanMap(visited.input, pins, world)
}

/** What stands in a field, or in the JSON text in it. */
function unfolded(value: unknown): ParsedUpload {
  if (typeof value !== 'string') return { ok: true, input: value }
  return value.trim() === '' ? { ok: true, input: [] } : parseText(value)
}

function readTable(bytes: Uint8Array, world: ImportWorld | null): FileResult {
  const decoded = decodeUpload(bytes)
  if (!decoded.ok) return decoded
  const { text, incomplete } = decoded
  const looksLike = appearanceOf(text, false)
  if (looksLike === 'web page' || looksLike === 'picture') {
    return refused({ kind: 'not-json', looksLike })
  }
  if (incomplete) return refused({ kind: 'encoding' })
  if (!world) return refused({ kind: 'no-world' })
  const table = readCsv(text, world, maxImportedPins)
  if (typeof table === 'string') return refused({ kind: table })
  return table ? accepted(table) : refused({ kind: 'not-csv' })
}

function accepted(read: Imported | UploadProblem): FileResult {
  if ('kind' in read) return refused(read)
  const { ids, pins, unknown } = read
  if (pins.length > maxImportedPins) return refused({ kind: 'too-many-pins' })
  if (ids.length === 0 && pins.length === 0) return refused({ kind: 'nothing-known', unknown })
  return { ok: true, ...read }
}

function wrongField(field: string, expected: string): UploadProblem {
  return { kind: 'schema', field, message: `Expected ${expected}` }
}

function refused(problem: UploadProblem): FileResult {
  return { ok: false, problem }
}
