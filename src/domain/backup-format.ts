import { isMarkerId, type Discoveries } from './discoveries.ts'
import { nameOfType, z } from './schema.ts'

/** What a backup file holds; later versions may add fields. */
export interface Backup {
  readonly format: 'itinerarium-backup'
  readonly version: 1
  /** The world's id: a backup belongs to one map. */
  readonly map: string
  /** ISO 8601. For the reader alone: nothing depends on a clock. */
  readonly exportedAt: string
  readonly discoveredMarkers: Discoveries
}

/** Far above any real backup (1,046 marks are 6 kB), low enough to read at once on an old phone. */
export const maxUploadBytes = 5_000_000

/** Why a file was refused. Nothing of a refused file is used. */
export type UploadFault =
  | { readonly kind: 'extension' }
  | { readonly kind: 'too-large'; readonly bytes: number }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-json'; readonly looksLike: 'web page' | 'picture' | 'cut off' | 'other' }
  | { readonly kind: 'schema'; readonly field: string; readonly message: string }
  | { readonly kind: 'other-map'; readonly map: string }

export type UploadResult =
  | {
      readonly ok: true
      /** Each id once. May hold ids that the world does not know: they are kept for other versions of it. */
      readonly ids: number[]
      /** Entries that are no marker id (negative, fractional, text), left out. */
      readonly skipped: number
    }
  | { readonly ok: false; readonly fault: UploadFault }

/** @param timestamp in milliseconds */
export function backupFileName(map: string, timestamp: number): string {
  return `${map}_discovered_locations-${timestamp}.json`
}

export function createBackup(map: string, discoveries: Discoveries, now: Date): Backup {
  return {
    format: 'itinerarium-backup',
    version: 1,
    map,
    exportedAt: now.toISOString(),
    discoveredMarkers: discoveries,
  }
}

const idList = z.array(z.unknown())
const withDiscoveries = z.object({ map: z.optional(z.string()), discoveredMarkers: idList })

/** Reads a backup, a bare array of ids, or any object with `discoveredMarkers`. */
export function readUpload(bytes: Uint8Array, map: string): UploadResult {
  const text = decodeText(bytes)
  if (text.trim() === '') return refused({ kind: 'empty' })
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return refused({ kind: 'not-json', looksLike: guessKind(text) })
  }
  const list = Array.isArray(input)
    ? z.safeParse(idList, input)
    : z.safeParse(withDiscoveries, input)
  if (!list.success) {
    const [issue] = list.error.issues
    return refused({
      kind: 'schema',
      field: issue?.path.join('.') ?? '',
      message: issue?.message ?? '',
    })
  }
  const entries = Array.isArray(list.data) ? list.data : list.data.discoveredMarkers
  const belongsTo = Array.isArray(list.data) ? undefined : list.data.map
  if (belongsTo !== undefined && belongsTo !== map) {
    return refused({ kind: 'other-map', map: belongsTo })
  }
  const ids = [...new Set(entries.filter(isMarkerId))]
  const skipped = entries.filter((entry) => !isMarkerId(entry)).length
  if (ids.length === 0 && skipped > 0) {
    const received = nameOfType(entries[0])
    return refused({
      kind: 'schema',
      field: 'discoveredMarkers.0',
      message: `Expected marker id, received ${received === 'number' ? String(entries[0]) : received}`,
    })
  }
  return { ok: true, ids, skipped }
}

function refused(fault: UploadFault): UploadResult {
  return { ok: false, fault }
}

/** UTF-8 with or without a byte-order mark; UTF-16 as its mark, or the zeros between Latin letters, tell. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  const littleEndian = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0)
  const bigEndian = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0)
  const encoding = littleEndian ? 'utf-16le' : bigEndian ? 'utf-16be' : 'utf-8'
  return new TextDecoder(bytes.length > 1 ? encoding : 'utf-8').decode(bytes)
}

function guessKind(text: string): 'web page' | 'picture' | 'cut off' | 'other' {
  const start = text.trimStart().slice(0, 200)
  if (/^<(!doctype|html|head|body|\?xml)/i.test(start)) return 'web page'
  if (/^(\uFFFDPNG|GIF8|\uFFFD{2,}|RIFF)/.test(start)) return 'picture'
  return /^[[{]/.test(start) ? 'cut off' : 'other'
}
