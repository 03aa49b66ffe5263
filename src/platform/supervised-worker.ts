// Supervises the workers that draw the land, find routes, read large files and draw posters. A worker is lost if it
// can't be started, crashes, sends an unreadable message, or owes an answer for too long. A lost worker is ended and,
// if the caller wishes, replaced once; after that, the caller does without. What the messages mean is up to the caller:
// routes are numbered requests with one answer each, while tiles are a list of wishes that the next list replaces.

import { FailedRequestError } from './failed-request.ts'

type Post = (message: object, transfer?: Transferable[]) => void

export interface Supervision<Answer> {
  /** Creates the worker. The bundler needs the literal `new Worker(new URL(…))` at the call site. */
  readonly start: () => Worker
  /** How often a lost worker is replaced. */
  readonly restarts: 0 | 1
  /** Milliseconds without a message after which a worker that owes an answer is lost. */
  readonly maxSilenceMs: number
  readonly owesAnswer: () => boolean
  /** Called for every worker that starts. `post` reaches only this worker. */
  readonly onStart: (post: Post) => void
  readonly onAnswer: (answer: Answer) => void
  /** Called once if no worker is left, with the reason why the last one was lost. */
  readonly onGivenUp: (reason: Error) => void
}

export class SupervisedWorker<Answer> {
  readonly #supervision: Supervision<Answer>
  #restartsLeft: number
  #worker: Worker | undefined
  #clock: ReturnType<typeof setTimeout> | undefined

  constructor(supervision: Supervision<Answer>) {
    this.#supervision = supervision
    this.#restartsLeft = supervision.restarts
  }

  start(): void {
    const { start, onStart, onAnswer, onGivenUp } = this.#supervision
    let worker: Worker
    try {
      worker = start()
    } catch (error) {
      onGivenUp(error as Error)
      return
    }
    this.#worker = worker
    const ifCurrent = (act: () => void) => {
      if (this.#worker === worker) act()
    }
    const lose = (reason: Error) => ifCurrent(() => this.#lose(reason))
    // The error event of a script that can't be fetched has no message.
    worker.addEventListener('error', ({ message }: Partial<ErrorEvent>) =>
      lose(message === undefined ? new FailedRequestError('No script.') : new Error(message)),
    )
    worker.addEventListener('messageerror', () => lose(new Error('Unreadable answer of a worker.')))
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) =>
      ifCurrent(() => {
        onAnswer(data)
        this.#watch()
      }),
    )
    onStart((message, transfer = []) => ifCurrent(() => this.post(message, transfer)))
  }

  post(message: object, transfer: Transferable[] = []): void {
    this.#worker?.postMessage(message, transfer)
    if (this.#clock === undefined || !this.#supervision.owesAnswer()) this.#watch()
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    clearTimeout(this.#clock)
  }

  /** Restarts the timeout, or stops it if the worker owes no answer. */
  #watch(): void {
    const { owesAnswer, maxSilenceMs } = this.#supervision
    clearTimeout(this.#clock)
    this.#clock =
      this.#worker && owesAnswer()
        ? setTimeout(() => this.#lose(new Error('Silent worker.')), maxSilenceMs)
        : undefined
  }

  #lose(reason: Error): void {
    this.close()
    this.#clock = undefined
    if (this.#restartsLeft === 0) {
      this.#supervision.onGivenUp(reason)
      return
    }
    this.#restartsLeft -= 1
    this.start()
  }
}

interface Question<Answer, Result> extends Pick<Supervision<Answer>, 'start' | 'maxSilenceMs'> {
  readonly request: object
  readonly transfer: Transferable[]
  readonly signal: AbortSignal | undefined
  /** Settles the request with the last message. */
  readonly onAnswer: (
    answer: Answer,
    resolve: (result: Result) => void,
    reject: (error: Error) => void,
  ) => void
}

/**
 * Sends one request to a worker of its own, which is ended afterwards.
 * @throws the abort reason of the signal, or an error if the worker is lost
 */
export async function askDedicatedWorker<Answer, Result>(
  question: Question<Answer, Result>,
): Promise<Result> {
  const { request, transfer, signal, onAnswer } = question
  signal?.throwIfAborted()
  let worker: SupervisedWorker<Answer> | undefined
  return await new Promise<Result>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    worker = new SupervisedWorker<Answer>({
      ...question,
      restarts: 0,
      owesAnswer: () => true,
      onStart: (post) => post(request, transfer),
      onAnswer: (answer) => onAnswer(answer, resolve, reject),
      onGivenUp: reject,
    })
    worker.start()
  }).finally(() => worker?.close())
}
