import { FalsifiedCanvasError } from '../../../platform/readable-canvas.ts'
import { askDedicatedWorker } from '../../../platform/supervised-worker.ts'
import { worldFileUrl } from '../../worlds/world-files.ts'
import { fetchGeography } from '../../../basemap/fetch-geography.ts'
import type { PosterAnswer, PosterRequest } from './poster-messages.ts'

/** Time in ms without a message after which the worker is given up. It reports each strip. */
const workerTimeoutMs = 30_000

export function canDraw(): boolean {
  return [globalThis.Worker, globalThis.OffscreenCanvas, globalThis.CompressionStream].every(
    (needed) => typeof needed === 'function',
  )
}

/**
 * Draws a poster in its own worker. `onShare` receives the finished share, from 0 to 1.
 * @param stop aborts at once; the result is then `undefined`
 * @throws {FalsifiedCanvasError} if the browser would falsify the poster
 * @throws {Error} recognised by `isFailedRequest` if a file is missing; another error if drawing fails
 */
export async function drawPoster(
  request: Omit<PosterRequest, 'geography'>,
  onShare: (share: number) => void,
  stop: AbortSignal,
): Promise<Blob | undefined> {
  const geography = await fetchGeography(worldFileUrl('geography.json'))
  try {
    return await askDedicatedWorker<PosterAnswer, Blob>({
      start: () => new Worker(new URL('./poster-worker.ts', import.meta.url), { type: 'module' }),
      maxSilenceMs: workerTimeoutMs,
      signal: stop,
      request: { ...request, geography } satisfies PosterRequest,
      transfer: [geography],
      onAnswer: (answer, resolve, reject) => {
        if (answer.kind === 'drawn') onShare(answer.share)
        else if (answer.kind === 'done') resolve(answer.file)
        else if (answer.kind === 'falsified') reject(new FalsifiedCanvasError())
        else reject(new Error(answer.reason))
      },
    })
  } catch (error) {
    if (stop.aborted) return undefined
    throw error
  }
}
