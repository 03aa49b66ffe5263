import { worldFileUrl } from '../world/world-files.ts'
import type { Way } from '../../domain/ways/way.ts'
import type {
  AboutNetwork,
  AreasRequest,
  RoadAnswer,
  OrderRequest,
  RoadRequest,
  RoadResult,
  Watcher,
  WayRequest,
} from './way-request.ts'

/** Long enough for a bad mobile connection; then Retry is better than waiting. */
const patience = 30_000

/** Who knows the roads of the page's world. */
export interface WayFinder {
  readonly about: AboutNetwork
  /** Never settles where another way was asked for meanwhile: only the last one matters. */
  readonly find: (request: WayRequest) => Promise<Way>
  /** The index of the place that each point is the nearest to along the roads; -1 where there is none. */
  readonly areas: (request: AreasRequest) => Promise<Int16Array>
  /** A good order of places, by their indices, the first of them first; rejects when it is ended. */
  readonly order: (request: OrderRequest, watcher: Watcher) => Promise<readonly number[]>
}

/**
 * Loads the world's network, and has ways found on a thread of their own.
 *
 * @throws when the file is missing, late, or not a network
 */
async function openWayFinder(): Promise<WayFinder> {
  const response = await fetch(worldFileUrl('network.json'), {
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`The file of the roads answered ${response.status}.`)
  const file: unknown = await response.json()
  return (await openWorker(file)) ?? (await onThisThread(file))
}

type Ask = (request: RoadRequest, watcher?: Watcher) => Promise<RoadResult>

function finderOf(about: AboutNetwork, ask: Ask): WayFinder {
  let last = 0
  return {
    about,
    find: async (request) => {
      last += 1
      const own = last
      const way = await ask(request)
      return own === last ? (way as Way) : await new Promise<never>(() => undefined)
    },
    areas: async (request) => (await ask(request)) as Int16Array,
    order: async (request, watcher) => (await ask(request, watcher)) as readonly number[],
  }
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
  const waiting = new Map<number, Waiting>()
  const ready = new Promise<AboutNetwork | undefined>((resolve) => {
    worker.addEventListener('error', () => {
      resolve(undefined)
      // What comes to nothing is said where it was asked for; the next try begins anew.
      for (const { reject } of waiting.values())
        reject(new Error('The worker of the roads failed.'))
      waiting.clear()
      finder = undefined
    })
    worker.addEventListener('message', ({ data }: MessageEvent<RoadAnswer | Answered | Told>) => {
      if ('kind' in data) {
        resolve(data.kind === 'ready' ? data.about : undefined)
        return
      }
      const asker = waiting.get(data.id)
      if ('share' in data) {
        asker?.tell?.(data.share)
        return
      }
      waiting.delete(data.id)
      if ('answer' in data) asker?.resolve(data.answer)
      else asker?.reject(new Error('The roads gave no answer.'))
    })
  })
  worker.postMessage({ file })
  const about = await ready
  if (!about) {
    // Where the file is at fault, the page finds out the same, and says so.
    worker.terminate()
    return undefined
  }
  let asked = 0
  return finderOf(about, async (request, watcher) => {
    asked += 1
    const id = asked
    worker.postMessage({ id, request })
    return await new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject, tell: watcher?.tell })
      watcher?.signal.addEventListener('abort', () => {
        if (!waiting.delete(id)) return
        worker.postMessage({ ended: id })
        reject(abortError())
      })
    })
  })
}

interface Waiting {
  readonly resolve: (answer: RoadResult) => void
  readonly reject: (error: Error) => void
  readonly tell: Watcher['tell'] | undefined
}

type Answered = { readonly id: number } & (
  { readonly answer: RoadResult } | { readonly failed: true }
)

/** How far an answer is. */
interface Told {
  readonly id: number
  readonly share: number
}

function abortError(): DOMException {
  return new DOMException('What was asked of the roads is no longer wanted.', 'AbortError')
}

/** For whom it does not take long. */
const nobody: Watcher = { tell: () => undefined, signal: new AbortController().signal }

/** @throws {Error} when the file is not a network. */
async function onThisThread(file: unknown): Promise<WayFinder> {
  const { answerTo, readRoads } = await import('./way-request.ts')
  const { roads, about } = readRoads(file)
  return finderOf(about, (request, watcher = nobody) => answerTo(roads, request, watcher))
}

let finder: Promise<WayFinder> | undefined

/** Loads the network with the first way, or tries once more. @throws as {@link openWayFinder} */
export function wayFinder(): Promise<WayFinder> {
  finder ??= openWayFinder().catch((error: unknown) => {
    finder = undefined
    throw error
  })
  return finder
}
