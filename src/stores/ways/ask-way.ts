import { worldFileUrl } from '../world/world-files.ts'
import type { Way } from '../../domain/ways/way.ts'
import type { AboutNetwork, WayAnswer, WayRequest } from './way-request.ts'

/** Long enough for a bad mobile connection; then Retry is better than waiting. */
const patience = 30_000

/** Who knows the roads of the page's world. */
export interface WayFinder {
  readonly about: AboutNetwork
  /** Never settles where another request was made meanwhile: only the last one matters. */
  readonly find: (request: WayRequest) => Promise<Way>
}

/**
 * Loads the world's network, and has ways found on a thread of their own.
 *
 * @throws when the file is missing, late, or not a network
 */
export async function openWayFinder(): Promise<WayFinder> {
  const response = await fetch(worldFileUrl('network.json'), {
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`The file of the roads answered ${response.status}.`)
  const file: unknown = await response.json()
  return (await openWorker(file)) ?? (await onThisThread(file))
}

/** @returns undefined where the browser cannot, or where the worker is lost at once */
async function openWorker(file: unknown): Promise<WayFinder | undefined> {
  if (typeof Worker !== 'function') return undefined
  let worker: Worker
  try {
    worker = new Worker(new URL('./way-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
  let last = 0
  let settle: ((way: Way) => void) | undefined
  const ready = new Promise<AboutNetwork | undefined>((resolve) => {
    worker.addEventListener('error', () => resolve(undefined))
    worker.addEventListener('message', ({ data }: MessageEvent<WayAnswer>) => {
      if (data.kind === 'ready') resolve(data.about)
      // The page finds out the same, and says so.
      else if (data.kind === 'unreadable') resolve(undefined)
      else if (data.id === last) settle?.(data.way)
    })
  })
  worker.postMessage({ file })
  const about = await ready
  if (!about) {
    worker.terminate()
    return undefined
  }
  return {
    about,
    find: async (request) => {
      last += 1
      worker.postMessage({ ...request, id: last })
      return await new Promise((resolve) => {
        settle = resolve
      })
    },
  }
}

/** @throws {Error} when the file is not a network. */
async function onThisThread(file: unknown): Promise<WayFinder> {
  const { answerTo, readRoads } = await import('./way-request.ts')
  const { roads, about } = readRoads(file)
  return { about, find: (request) => Promise.resolve(answerTo(roads, request)) }
}
