import { loadChunk } from '../../../chunks/chunks.ts'
import { askDedicatedWorker } from '../../../../platform/supervised-worker.ts'
import { endingOf, fileEndings, type FileEnding } from '../../model/accepted-files.ts'
import type { ImportWorld, ImportedPin } from '../../model/import/imported.ts'
import type { FileResult } from '../../model/import/read-import.ts'
import { mostBytes } from '../../model/read-upload.ts'
import { appearanceOfName } from '../../model/upload-text.ts'
import type { Pin } from '../../../../records/pin.ts'

/** Limit in bytes below which reading takes less time here than starting a worker. A backup of marks alone has 6 kB. */
const small = 100_000

/**
 * Reads a chosen file.
 * @param world `null` until it is loaded
 * @returns `null` if the player has cancelled
 * @throws {MissingChunkError} if the script with the readers can't be loaded
 */
export async function readUploadFile(
  file: File,
  map: string,
  world: ImportWorld | null,
  reading: Reading = {},
): Promise<FileResult | null> {
  const ending = endingOf(file.name)
  if (!ending) {
    const looksLike = appearanceOfName(file.name)
    if (looksLike) return { ok: false, problem: { kind: 'not-json', looksLike } }
    return { ok: false, problem: { kind: 'extension', endings: fileEndings } }
  }
  const most = mostBytes(ending)
  if (file.size > most) {
    return { ok: false, problem: { kind: 'too-large', bytes: file.size, most } }
  }
  const { readFile } = await loadChunk(() => import('../../model/import/read-import.ts'))
  try {
    if (file.size > small) {
      reading.onProgress?.(null)
      const bytes = await file.arrayBuffer()
      const read = await readInWorker({ bytes, ending, map, world: neededOf(world) }, reading)
      if (read) return read
    }
    return readFile(new Uint8Array(await file.arrayBuffer()), ending, map, world)
  } catch {
    return reading.signal?.aborted ? null : { ok: false, problem: { kind: 'unreadable' } }
  }
}

function neededOf(world: ImportWorld | null): ImportWorld | null {
  if (!world) return null
  const { markers, extent, metresPerUnit, origin, rivals } = world
  return { markers, extent, metresPerUnit, rivals, ...(origin && { origin }) }
}

/** Timeout of the worker's next message in milliseconds. The largest file takes a slow phone far less. */
const maxSilenceMs = 30_000

interface Reading {
  /** Called with the share from 0 to 1, or `null` while it is unknown. */
  readonly onProgress?: (share: number | null) => void
  readonly signal?: AbortSignal
}

/** Reads a file in a worker. @returns `undefined` if the worker fails @throws the abort reason of the signal */
export async function readInWorker(
  request: ReadRequest,
  { onProgress, signal }: Reading,
): Promise<FileResult | undefined> {
  const pins: (Pin | ImportedPin)[] = []
  try {
    return await askDedicatedWorker<ReadAnswer, FileResult>({
      start: () => new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' }),
      maxSilenceMs,
      signal,
      request,
      transfer: [request.bytes],
      onAnswer: (answer, resolve) => {
        if (answer.kind === 'done') {
          // The worker has separated the pins from their result, so they fit together.
          resolve(answer.result.ok ? ({ ...answer.result, pins } as FileResult) : answer.result)
          return
        }
        for (const pin of answer.pins) pins.push(pin)
        onProgress?.(answer.share)
      },
    })
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}

export interface ReadRequest {
  readonly bytes: ArrayBuffer
  readonly ending: FileEnding
  readonly map: string
  readonly world: ImportWorld | null
}

/** Answers of the worker. Pins arrive in batches, because thousands in one message would block the page. */
export type ReadAnswer =
  | { readonly kind: 'pins'; readonly pins: readonly (Pin | ImportedPin)[]; readonly share: number }
  /** The last answer. Its pins are in the earlier messages. */
  | { readonly kind: 'done'; readonly result: FileResult }
