import { FailedRequestError } from '../../../platform/failed-request.ts'
import { FalsifiedCanvasError } from '../../../platform/readable-canvas.ts'
import { worldFileUrl } from '../../worlds/world-files.ts'
import { fetchGeography } from '../../../basemap/fetch-geography.ts'
import type { PosterAnswer, PosterRequest } from './poster-messages.ts'

/** Time in ms without a message after which the worker is given up. It reports each strip. */
const patience = 30_000

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
  if (stop.aborted) return undefined
  const worker = new Worker(new URL('./poster-worker.ts', import.meta.url), { type: 'module' })
  let late: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<Blob | undefined>((resolve, reject) => {
      const fail = (reason: string) => reject(new Error(`The poster could not be drawn: ${reason}`))
      stop.addEventListener('abort', () => resolve(undefined))
      const wait = () => {
        clearTimeout(late)
        late = setTimeout(fail, patience, 'its thread says nothing.')
      }
      wait()
      // The error event of a script that could not be fetched has no message.
      worker.addEventListener('error', ({ message }: Partial<ErrorEvent>) =>
        message === undefined
          ? reject(new FailedRequestError('The script that draws posters could not be fetched.'))
          : fail(message),
      )
      worker.addEventListener('messageerror', () => fail('its answer cannot be read.'))
      worker.addEventListener('message', ({ data }: MessageEvent<PosterAnswer>) => {
        wait()
        if (data.kind === 'drawn') onShare(data.share)
        else if (data.kind === 'done') resolve(data.file)
        else if (data.kind === 'falsified') reject(new FalsifiedCanvasError())
        else fail(data.reason)
      })
      worker.postMessage({ ...request, geography } satisfies PosterRequest, [geography])
    })
  } finally {
    clearTimeout(late)
    worker.terminate()
  }
}
