import {
  decodeUpload,
  parseText,
  readParsedUpload,
  type UploadProblem,
  type UploadResult,
} from '../read-upload.ts'
import type { FileEnding } from '../accepted-files.ts'
import { appearanceOf, mayHoldList, rootOf } from '../upload-text.ts'
import {
  maxImportedPins,
  isFields,
  type TextFormat,
  type Imported,
  type ImportWorld,
} from './imported.ts'
import { jsonFormats, ownFormats, textFormats, type ImportSource } from './formats.ts'
import { collectionOf, isGeojsonList } from './geojson.ts'

/** The content of another map's file or of a table. The player is always asked before it is merged. */
export interface AcceptedImport extends Imported {
  readonly ok: true
  readonly source: ImportSource
}

export type FileResult = UploadResult | AcceptedImport

/** Reads a file of any format. Never throws. @param map id of the world @param world `null` until it is loaded */
export function readFile(
  bytes: Uint8Array,
  ending: FileEnding,
  map: string,
  world: ImportWorld | null,
): FileResult {
  const decoded = decodeUpload(bytes)
  if (!decoded.ok) return decoded
  const { text, incomplete } = decoded
  const root = rootOf(text)
  const format =
    textFormats.find((each) => each.root !== undefined && each.root === root) ??
    textFormats.find(({ endings }) => endings.includes(ending))
  if (format) return readText(decoded, format, world)
  const parsed = parseText(text, incomplete)
  if (!parsed.ok) return parsed
  const { input } = parsed
  const own = ownFormats.find(({ knows }) => knows(input))
  if (own) return own.read(input, map)
  const fields = isGeojsonList(input) ? collectionOf(input) : isFields(input) ? input : {}
  const others = jsonFormats.find(({ knows }) => knows(fields))
  // If no format recognises the file, read it as this map's own, which reports the missing field.
  if (!others) return readParsedUpload(input, map)
  if (!world) return refused({ kind: 'no-world' })
  return accepted(others.source, others.read(fields, world))
}

const jsonEndings = [...new Set([...ownFormats, ...jsonFormats].flatMap(({ endings }) => endings))]

function readText(
  { text, incomplete }: { readonly text: string; readonly incomplete: boolean },
  { source, root, read }: TextFormat<ImportSource>,
  world: ImportWorld | null,
): FileResult {
  const looksLike = appearanceOf(text, false)
  const isRoot = root !== undefined && root === rootOf(text)
  if (!isRoot && (looksLike === 'web-page' || looksLike === 'picture'))
    return refused({ kind: 'not-json', looksLike })
  if (mayHoldList(text)) return refused({ kind: 'extension', endings: jsonEndings })
  if (incomplete) return refused({ kind: root === undefined ? 'encoding' : 'not-xml' })
  if (root !== undefined && !isRoot) return refused({ kind: 'not-xml' })
  return world ? accepted(source, read(text, world)) : refused({ kind: 'no-world' })
}

function accepted(source: ImportSource, read: Imported | UploadProblem): FileResult {
  if ('kind' in read) return refused(read)
  const { ids, pins, unknown, held } = read
  if (pins.length > maxImportedPins) return refused({ kind: 'too-many-pins' })
  if (ids.length === 0 && pins.length === 0)
    return refused({ kind: 'nothing-known', unknown, ...(held && { held }) })
  return { ok: true, source, ...read }
}

function refused(problem: UploadProblem): FileResult {
  return { ok: false, problem }
}
