import { loadChunk } from '../../../chunks/chunks.ts'
import { endingOf, fileEndings, type FileEnding } from '../../model/accepted-files.ts'
import type { ImportWorld, ImportedPin } from '../../model/import/imported.ts'
import type { FileResult } from '../../model/import/read-import.ts'
import { mostBytes } from '../../model/read-upload.ts'
import { appearanceOfName } from '../../model/upload-text.ts'
import type { Pin } from '../../../../records/pin.ts'

/** In bytes: what takes no longer to be read here than a worker takes to start. A backup of marks alone is 6 kB. */
const small = 100_000

/**
 * Reads a file that the player chose; a refusal is a value, never an exception.
 *
 * @param map the world's id
 * @param world null while it is not loaded
 * @returns null where the player has ended it
 * @throws {MissingChunkError} when the script with the readers cannot be loaded
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

/** What is sent to the worker: the world itself holds tables that it has no use for. */
function neededOf(world: ImportWorld | null): ImportWorld | null {
  if (!world) return null
  const { markers, extent, metresPerUnit, origin, rivals } = world
  return { markers, extent, metresPerUnit, rivals, ...(origin && { origin }) }
}

/** How long the worker may say nothing, in milliseconds: several times what the largest file takes a slow phone. */
const silence = 30_000

/** What a reading that takes time tells, and how it is ended. */
interface Reading {
  /** From 0 to 1; null while nobody knows. */
  readonly onProgress?: (share: number | null) => void
  readonly signal?: AbortSignal
}

/**
 * Reads a file on a thread of its own, so that the page goes on meanwhile.
 *
 * @returns undefined where the browser cannot, or where the worker is lost or says nothing
 * @throws what the signal was aborted with
 */
export async function readInWorker(
  request: ReadRequest,
  { onProgress, signal }: Reading,
): Promise<FileResult | undefined> {
  signal?.throwIfAborted()
  if (typeof Worker !== 'function') return undefined
  let worker: Worker
  try {
    worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
  const pins: (Pin | ImportedPin)[] = []
  let clock: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<FileResult | undefined>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      const wait = () => {
        clearTimeout(clock)
        clock = setTimeout(() => resolve(undefined), silence)
      }
      wait()
      worker.addEventListener('error', () => resolve(undefined))
      worker.addEventListener('messageerror', () => resolve(undefined))
      worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
        if (data.kind === 'done') {
          // The worker parts its own result from its pins; so they fit it.
          resolve(data.result.ok ? ({ ...data.result, pins } as FileResult) : data.result)
          return
        }
        wait()
        for (const pin of data.pins) pins.push(pin)
        onProgress?.(data.share)
      })
      worker.postMessage(request, [request.bytes])
    })
  } finally {
    clearTimeout(clock)
    worker.terminate()
  }
}

/** What the page asks of the worker that reads files. */
export interface ReadRequest {
  readonly bytes: ArrayBuffer
  readonly ending: FileEnding
  readonly map: string
  readonly world: ImportWorld | null
}

/** The worker's answers. Pins come in batches: receiving thousands in one message would block the page. */
export type ReadAnswer =
  /** `share`: how much of the pins has come by now, from 0 to 1. */
  | { readonly kind: 'pins'; readonly pins: readonly (Pin | ImportedPin)[]; readonly share: number }
  /** The last one; the pins that it lacks have come before. */
  | { readonly kind: 'done'; readonly result: FileResult }
