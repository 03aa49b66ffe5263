import type { FileResult } from '../../../domain/files/import/read-import.ts'
import type { ImportedPin } from '../../../domain/files/import/imported.ts'
import type { Pin } from '../../../domain/pins/pin.ts'
import type { ReadAnswer, ReadRequest } from './read-messages.ts'

/** How long the worker may say nothing, in milliseconds: several times what the largest file takes a slow phone. */
const silence = 30_000

/** What a reading that takes time tells, and how it is ended. */
export interface Reading {
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
