import { FailedRequestError, fetchFile } from '../../../platform/failed-request.ts'
import { SupervisedWorker } from '../../../platform/supervised-worker.ts'
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
const maxSilenceMs = 4000

const notRoads = 'The file is not a network of roads.'

/** @throws if the file is unusable */
async function openRouteFinder(): Promise<RouteFinder> {
  const file = await fetchFile(worldFileUrl('network.json'), patience, (input) => input)
  const roads = new AnsweringRoads(file)
  const about = await roads.open()
  let last = 0
  return {
    about,
    find: async (request) => {
      last += 1
      const own = last
      const route = await roads.ask(request)
      return own === last ? (route as Route) : await new Promise<never>(() => undefined)
    },
    areas: async (request) => (await roads.ask(request)) as Int16Array,
    order: async (request, watcher) => (await roads.ask(request, watcher)) as readonly number[],
  }
}

/** Roads in a worker. If it is lost, a second worker takes over the unanswered requests, and then this thread does. */
class AnsweringRoads {
  readonly #file: unknown
  readonly #waiting = new Map<number, Asked>()
  #lastId = 0
  #opening: Settle<AboutNetwork> | undefined
  #isWorkerGivenUp = false
  #onThisThread: ReturnType<typeof readOnThisThread> | undefined

  readonly #worker = new SupervisedWorker<RoadAnswer | Answered>({
    start: () => new Worker(new URL('./route-worker.ts', import.meta.url), { type: 'module' }),
    restarts: 1,
    maxSilenceMs,
    owesAnswer: () => this.#opening !== undefined || this.#waiting.size > 0,
    onStart: (post) => {
      post({ file: this.#file })
      for (const [id, { request }] of this.#waiting) post({ id, request })
    },
    onAnswer: (answer) => {
      if ('id' in answer) this.#take(answer)
      else this.#takeNetwork(answer)
    },
    onGivenUp: () => {
      this.#isWorkerGivenUp = true
      this.#opening?.resolve(this.#readHere().then(({ about }) => about))
      for (const asked of this.#waiting.values()) asked.resolve(this.#answerHere(asked))
      this.#waiting.clear()
    },
  })

  constructor(file: unknown) {
    this.#file = file
  }

  /** @throws if the file is unusable */
  open(): Promise<AboutNetwork> {
    return new Promise((resolve, reject) => {
      this.#opening = { resolve, reject }
      this.#worker.start()
    })
  }

  async ask(request: RoadRequest, watcher = nobody): Promise<RoadResult> {
    if (this.#isWorkerGivenUp) return await this.#answerHere({ request, watcher })
    this.#lastId += 1
    const id = this.#lastId
    return await new Promise<RoadResult>((resolve, reject) => {
      this.#waiting.set(id, { request, watcher, resolve, reject })
      this.#worker.post({ id, request })
      watcher.signal.addEventListener('abort', () => {
        if (!this.#waiting.delete(id)) return
        this.#worker.post({ ended: id })
        reject(abortError())
      })
    })
  }

  #takeNetwork(answer: RoadAnswer): void {
    if (answer.kind === 'ready') this.#opening?.resolve(answer.about)
    else {
      this.#worker.close()
      this.#opening?.reject(new FailedRequestError(notRoads))
    }
    this.#opening = undefined
  }

  #take(answer: Answered): void {
    const asked = this.#waiting.get(answer.id)
    if ('share' in answer) asked?.watcher.tell(answer.share)
    else this.#waiting.delete(answer.id)
    if ('answer' in answer) asked?.resolve(answer.answer)
    if ('failed' in answer) asked?.reject(new Error('The roads gave no answer.'))
  }

  async #answerHere({ request, watcher }: Question): Promise<RoadResult> {
    const { roads, answerTo } = await this.#readHere()
    return await answerTo(roads, request, watcher)
  }

  #readHere() {
    this.#onThisThread ??= readOnThisThread(this.#file).catch((error: unknown) => {
      this.#onThisThread = undefined
      throw error
    })
    return this.#onThisThread
  }
}

interface Question {
  readonly request: RoadRequest
  readonly watcher: Watcher
}

interface Settle<Result> {
  readonly resolve: (result: Result | Promise<Result>) => void
  readonly reject: (error: Error) => void
}

type Asked = Question & Settle<RoadResult>

type Answered = { readonly id: number } & (
  { readonly share: number } | { readonly answer: RoadResult } | { readonly failed: true }
)

function abortError(): DOMException {
  return new DOMException('What was asked of the roads is no longer wanted.', 'AbortError')
}

const nobody: Watcher = { tell: () => undefined, signal: new AbortController().signal }

/** @throws {Error} if the file is no network or the script can't be loaded */
async function readOnThisThread(file: unknown) {
  const late = new Promise<never>((_, reject) => {
    setTimeout(
      () => reject(new FailedRequestError('The script of the roads does not come.')),
      maxSilenceMs,
    )
  })
  const { answerTo, readRoads } = await Promise.race([import('./route-request.ts'), late])
  try {
    return { answerTo, ...readRoads(file) }
  } catch (cause) {
    throw new FailedRequestError(notRoads, { cause })
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
