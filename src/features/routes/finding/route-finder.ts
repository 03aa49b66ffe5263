import { FailedRequestError, fetchFile } from '../../../platform/failed-request.ts'
import { worldFileUrl } from '../../worlds/world-files.ts'
import type { Route } from '../model/route.ts'
import type {
  AboutNetwork,
  AreasRequest,
  RoadAnswer,
  OrderRequest,
  RoadRequest,
  RoadResult,
  Watcher,
  RouteRequest,
} from './route-request.ts'

/** Timeout for the network file in ms, long enough for a bad mobile connection. */
const patience = 30_000

/** Answers questions about the roads of the page's world. */
export interface RouteFinder {
  readonly about: AboutNetwork
  /** Never settles if another route is requested in the meantime, because only the last one matters. */
  readonly find: (request: RouteRequest) => Promise<Route>
  /** Returns the index of the nearest place along the roads for each point, or -1 if none can be reached. */
  readonly areas: (request: AreasRequest) => Promise<Int16Array>
  /** Returns a good order of stops as indices, beginning with the first. Rejects if it is cancelled. */
  readonly order: (request: OrderRequest, watcher: Watcher) => Promise<readonly number[]>
}

/** Timeout in ms for a silent worker. Two of them leave 2 s of the 10 s in which a player should get an answer. */
const silence = 4000

/** The worker has failed or is silent. The caller may send the request to another worker. */
class WorkerLost extends Error {}

/** Loads the network into a worker. After two lost workers this thread takes over. @throws if the file is unusable */
async function openRouteFinder(): Promise<RouteFinder> {
  const file = await fetchFile(worldFileUrl('network.json'), patience, (input) => input)
  let workers = 0
  const open = async (): Promise<Opened> => {
    while (workers < 2 && typeof Worker === 'function') {
      workers += 1
      try {
        return await openWorker(file)
      } catch (error) {
        if (!(error instanceof WorkerLost)) throw error
      }
    }
    return await onThisThread(file)
  }
  let opened = await open()
  let opening: Promise<void> | undefined
  const openAnew = async () => {
    opened = await open()
  }
  const ask: Ask = async (request, watcher) => {
    const asked = opened
    try {
      return await asked.ask(request, watcher)
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error
    }
    if (opened === asked) {
      opening ??= openAnew().finally(() => {
        opening = undefined
      })
      await opening
    }
    if (watcher?.signal.aborted) throw abortError()
    return await ask(request, watcher)
  }
  return finderOf(opened.about, ask)
}

type Ask = (request: RoadRequest, watcher?: Watcher) => Promise<RoadResult>

interface Opened {
  readonly about: AboutNetwork
  readonly ask: Ask
}

function finderOf(about: AboutNetwork, ask: Ask): RouteFinder {
  let last = 0
  return {
    about,
    find: async (request) => {
      last += 1
      const own = last
      const route = await ask(request)
      return own === last ? (route as Route) : await new Promise<never>(() => undefined)
    },
    areas: async (request) => (await ask(request)) as Int16Array,
    order: async (request, watcher) => (await ask(request, watcher)) as readonly number[],
  }
}

/** @throws {WorkerLost} @throws {Error} if the file is no network */
async function openWorker(file: unknown): Promise<Opened> {
  let worker: Worker
  try {
    worker = new Worker(new URL('./route-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    throw new WorkerLost()
  }
  const waiting = new Map<number, Waiting>()
  let clock: ReturnType<typeof setTimeout> | undefined
  let isLost = false
  const lose = () => {
    isLost = true
    clearTimeout(clock)
    worker.terminate()
    for (const { reject } of waiting.values()) reject(new WorkerLost())
    waiting.clear()
  }
  /** Restarts the timeout. It runs while a request is open, from the last message of the worker. */
  const wait = () => {
    clearTimeout(clock)
    clock = waiting.size > 0 ? setTimeout(lose, silence) : undefined
  }
  const ask = async <Answer>(
    id: number,
    message: object,
    tell?: Watcher['tell'],
  ): Promise<Answer> => {
    if (isLost) throw new WorkerLost()
    return await new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, tell })
      worker.postMessage(message)
      if (clock === undefined) wait()
    })
  }
  worker.addEventListener('error', lose)
  worker.addEventListener('messageerror', lose)
  worker.addEventListener('message', ({ data }: MessageEvent<RoadAnswer | Answered | Told>) => {
    const asker = waiting.get('id' in data ? data.id : 0)
    if ('share' in data) asker?.tell?.(data.share)
    else {
      waiting.delete('id' in data ? data.id : 0)
      if ('kind' in data) asker?.resolve(data)
      else if ('answer' in data) asker?.resolve(data.answer)
      else asker?.reject(new Error('The roads gave no answer.'))
    }
    wait()
  })
  const read = await ask<RoadAnswer>(0, { file })
  if (read.kind !== 'ready') {
    worker.terminate()
    throw new FailedRequestError('The file is not a network of roads.')
  }
  let asked = 0
  return {
    about: read.about,
    ask: async (request, watcher) => {
      asked += 1
      const id = asked
      watcher?.signal.addEventListener('abort', () => {
        const asker = waiting.get(id)
        if (!waiting.delete(id)) return
        worker.postMessage({ ended: id })
        asker?.reject(abortError())
        wait()
      })
      return await ask<RoadResult>(id, { id, request }, watcher?.tell)
    },
  }
}

interface Waiting {
  readonly resolve: (answer: RoadResult | RoadAnswer) => void
  readonly reject: (error: Error) => void
  readonly tell: Watcher['tell'] | undefined
}

type Answered = { readonly id: number } & (
  { readonly answer: RoadResult } | { readonly failed: true }
)

interface Told {
  readonly id: number
  readonly share: number
}

function abortError(): DOMException {
  return new DOMException('What was asked of the roads is no longer wanted.', 'AbortError')
}

const nobody: Watcher = { tell: () => undefined, signal: new AbortController().signal }

/** @throws {Error} if the file is no network or the script can't be loaded */
async function onThisThread(file: unknown): Promise<Opened> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(
      () => reject(new FailedRequestError('The script of the roads does not come.')),
      silence,
    )
  })
  const { answerTo, readRoads } = await Promise.race([import('./route-request.ts'), late])
  try {
    const { roads, about } = readRoads(file)
    return { about, ask: (request, watcher = nobody) => answerTo(roads, request, watcher) }
  } catch (cause) {
    throw new FailedRequestError('The file is not a network of roads.', { cause })
  }
}

let finder: Promise<RouteFinder> | undefined

/** Returns the only route finder, created on the first call or after a failure. @throws as {@link openRouteFinder} */
export function routeFinder(): Promise<RouteFinder> {
  finder ??= openRouteFinder().catch((error: unknown) => {
    finder = undefined
    throw error
  })
  return finder
}
