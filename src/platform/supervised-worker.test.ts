import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isFailedRequest } from './failed-request.ts'
import { askDedicatedWorker, SupervisedWorker } from './supervised-worker.ts'

const workers: FakeWorker[] = []

class FakeWorker extends EventTarget {
  readonly sent: unknown[] = []
  readonly terminate = vi.fn<() => void>()
  constructor() {
    super()
    workers.push(this)
  }
  postMessage(message: unknown): void {
    this.sent.push(message)
  }
  answer(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const start = () => new FakeWorker() as unknown as Worker
const refuse = () => {
  throw new DOMException('Script cannot be accessed from origin null', 'SecurityError')
}
const maxSilenceMs = 1000
const lastWorker = () => workers.at(-1) as FakeWorker
const crash = (worker: FakeWorker) =>
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'Out of memory' }))

beforeEach(() => {
  vi.useFakeTimers()
  workers.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

describe('SupervisedWorker', () => {
  let isOwing: boolean
  const onAnswer = vi.fn<(answer: string) => void>()
  const onGivenUp = vi.fn<(reason: Error) => void>()

  beforeEach(() => {
    isOwing = true
    onAnswer.mockReset()
    onGivenUp.mockReset()
  })

  function supervise(changes: { restarts?: 0 | 1; start?: () => Worker } = {}) {
    const worker = new SupervisedWorker<string>({
      start,
      restarts: 1,
      maxSilenceMs,
      owesAnswer: () => isOwing,
      onStart: (post) => post({ hello: workers.length }),
      onAnswer,
      onGivenUp,
      ...changes,
    })
    worker.start()
    return worker
  }

  it('passes messages to the worker and answers to the caller', () => {
    supervise().post({ question: 1 })
    lastWorker().answer('yes')
    expect(lastWorker().sent).toEqual([{ hello: 1 }, { question: 1 }])
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('yes')
  })

  it.each([
    ['crashes', () => crash(lastWorker())],
    ['sends what cannot be read', () => lastWorker().dispatchEvent(new Event('messageerror'))],
    ['is silent', () => vi.advanceTimersByTime(maxSilenceMs)],
  ])('[F79] replaces a worker that %s once, then gives up', (_, lose) => {
    supervise()
    lose()
    expect(workers.map(({ sent }) => sent)).toEqual([[{ hello: 1 }], [{ hello: 2 }]])
    expect(workers[0]?.terminate).toHaveBeenCalledOnce()
    expect(onGivenUp).not.toHaveBeenCalled()
    lose()
    expect(workers).toHaveLength(2)
    expect(workers[1]?.terminate).toHaveBeenCalledOnce()
    expect(onGivenUp).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(10 * maxSilenceMs)
    expect(onGivenUp).toHaveBeenCalledOnce()
  })

  it('gives up at once if no worker can be started', () => {
    supervise({ start: refuse }).post({ question: 1 })
    expect(onGivenUp.mock.calls[0]?.[0].name).toBe('SecurityError')
    vi.advanceTimersByTime(10 * maxSilenceMs)
    expect(onGivenUp).toHaveBeenCalledOnce()
  })

  it('gives up the first lost worker if there are no restarts', () => {
    supervise({ restarts: 0 })
    crash(lastWorker())
    expect(workers).toHaveLength(1)
    expect(onGivenUp.mock.calls[0]?.[0].message).toBe('Out of memory')
  })

  it('[F79] ignores answers and errors of a lost worker', () => {
    supervise()
    crash(lastWorker())
    workers[0]?.answer('late')
    if (workers[0]) crash(workers[0])
    expect(onAnswer).not.toHaveBeenCalled()
    expect(workers).toHaveLength(2)
  })

  it('passes nothing from the start of a lost worker to its successor', () => {
    const posts: ((message: object) => void)[] = []
    const worker = new SupervisedWorker<string>({
      start,
      restarts: 1,
      maxSilenceMs,
      owesAnswer: () => false,
      onStart: (post) => posts.push(post),
      onAnswer,
      onGivenUp,
    })
    worker.start()
    crash(lastWorker())
    posts[0]?.({ file: 'late' })
    posts[1]?.({ file: 'own' })
    expect(workers.map(({ sent }) => sent)).toEqual([[], [{ file: 'own' }]])
  })

  it('[F79] restarts the timeout with each answer, but not with each message', () => {
    const worker = supervise()
    vi.advanceTimersByTime(maxSilenceMs - 1)
    lastWorker().answer('half')
    vi.advanceTimersByTime(maxSilenceMs - 1)
    expect(workers).toHaveLength(1)
    worker.post({ question: 1 })
    vi.advanceTimersByTime(1)
    expect(workers).toHaveLength(2)
  })

  it('waits only while an answer is owed', () => {
    const worker = supervise()
    isOwing = false
    lastWorker().answer('all')
    vi.advanceTimersByTime(10 * maxSilenceMs)
    expect(workers).toHaveLength(1)
    isOwing = true
    worker.post({ question: 1 })
    isOwing = false
    worker.post({ cancelled: 1 })
    vi.advanceTimersByTime(10 * maxSilenceMs)
    expect(workers).toHaveLength(1)
    isOwing = true
    worker.post({ question: 2 })
    vi.advanceTimersByTime(maxSilenceMs)
    expect(workers).toHaveLength(2)
  })

  it('never loses a closed worker', () => {
    supervise().close()
    expect(lastWorker().terminate).toHaveBeenCalledOnce()
    crash(lastWorker())
    vi.advanceTimersByTime(10 * maxSilenceMs)
    expect(workers).toHaveLength(1)
    expect(onGivenUp).not.toHaveBeenCalled()
  })
})

describe('askDedicatedWorker', () => {
  const asking = (changes: { start?: () => Worker; signal?: AbortSignal } = {}) =>
    askDedicatedWorker<string, string>({
      start,
      maxSilenceMs,
      signal: undefined,
      request: { question: 1 },
      transfer: [],
      onAnswer: (answer, resolve, reject) => {
        if (answer === 'no') reject(new RangeError('Not possible.'))
        if (answer === 'all') resolve(answer)
      },
      ...changes,
    })

  it('returns the first result and ends the worker', async () => {
    const asked = asking()
    lastWorker().answer('half')
    expect(lastWorker().terminate).not.toHaveBeenCalled()
    lastWorker().answer('all')
    expect(await asked).toBe('all')
    expect(lastWorker().sent).toEqual([{ question: 1 }])
    expect(lastWorker().terminate).toHaveBeenCalledOnce()
  })

  it('rejects with the error that the caller makes of an answer', async () => {
    const asked = asking()
    lastWorker().answer('no')
    await expect(asked).rejects.toBeInstanceOf(RangeError)
    expect(lastWorker().terminate).toHaveBeenCalledOnce()
  })

  it.each([
    ['crashes', 'Out of memory', () => crash(lastWorker())],
    ['is silent', 'Silent', () => vi.advanceTimersByTime(maxSilenceMs)],
  ])('[F79] rejects if the worker %s, without another attempt', async (_, message, lose) => {
    const asked = asking()
    lose()
    await expect(asked).rejects.toThrow(message)
    expect(workers).toHaveLength(1)
  })

  it('[F105] counts a script that cannot be fetched as a failed request', async () => {
    const asked = asking()
    lastWorker().dispatchEvent(new Event('error'))
    expect(await asked.catch(isFailedRequest)).toBe(true)
  })

  it('rejects if no worker can be started', async () => {
    await expect(asking({ start: refuse })).rejects.toThrow('cannot be accessed')
  })

  it('ends the worker when the caller aborts', async () => {
    const end = new AbortController()
    const asked = asking({ signal: end.signal })
    end.abort(new Error('Left.'))
    await expect(asked).rejects.toThrow('Left.')
    expect(lastWorker().terminate).toHaveBeenCalledOnce()
  })

  it('starts no worker if the caller has aborted before', async () => {
    await expect(asking({ signal: AbortSignal.abort(new Error('Left.')) })).rejects.toThrow('Left.')
    expect(workers).toEqual([])
  })
})
