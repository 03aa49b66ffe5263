import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeNetwork, createNetwork } from '../../../world/road-network.ts'
import type { RouteFinder } from './route-finder.ts'

class FakeWorker extends EventTarget {
  static last: FakeWorker
  static ended = 0
  static isDumb = false
  readonly received: unknown[] = []
  constructor() {
    super()
    FakeWorker.last = this
  }
  terminate(): void {
    FakeWorker.ended += 1
  }
  postMessage(message: unknown): void {
    this.received.push(message)
    if (FakeWorker.isDumb) return
    const about = { bridges: [], fastTravel: [], landmarks: [] }
    if (this.received.length === 1) this.replies({ kind: 'ready', about })
  }
  replies(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

let finder: RouteFinder

beforeEach(async () => {
  FakeWorker.ended = 0
  FakeWorker.isDumb = false
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  vi.resetModules()
  finder = await (await import('./route-finder.ts')).routeFinder()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const stops = [
  [0, 0],
  [1, 0],
] as const
const options = { by: 'paths', fastTravel: [] } as const

it('receives the progress and the result of an ordering', async () => {
  const tell = vi.fn()
  const order = finder.order(
    { stops, back: false, options },
    { tell, signal: new AbortController().signal },
  )
  FakeWorker.last.replies({ id: 1, share: 0.5 })
  FakeWorker.last.replies({ id: 1, answer: [0, 1] })
  expect(await order).toEqual([0, 1])
  expect(tell.mock.calls).toEqual([[0.5]])
})

it('lets an order go that is no longer wanted', async () => {
  const tell = vi.fn()
  const end = new AbortController()
  const order = finder.order({ stops, back: false, options }, { tell, signal: end.signal })
  end.abort()
  await expect(order).rejects.toThrow('no longer wanted')
  expect(FakeWorker.last.received.at(-1)).toEqual({ ended: 1 })
  FakeWorker.last.replies({ id: 1, share: 0.5 })
  expect(tell).not.toHaveBeenCalled()
})

describe('a worker that is lost', () => {
  const file = encodeNetwork(
    createNetwork([{ class: 'road', line: stops }], { bridges: [], fastTravel: [], landmarks: [] }),
  )

  beforeEach(async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file)))
    vi.resetModules()
    finder = await (await import('./route-finder.ts')).routeFinder()
    // Fake timers don't cover the time that an import takes, so the module is loaded in advance.
    await import('./route-request.ts')
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  const ask = () => finder.find({ points: stops, options })

  it('is restarted once, and the second answer is used [F79]', async () => {
    const route = ask()
    const first = FakeWorker.last
    await vi.advanceTimersByTimeAsync(4000)
    expect(FakeWorker.last).not.toBe(first)
    expect(FakeWorker.ended).toBe(1)
    await vi.waitFor(() => expect(FakeWorker.last.received).toHaveLength(2))
    // Replies of the first worker are ignored.
    first.replies({ id: 1, answer: { length: 77 } })
    FakeWorker.last.replies({ id: 1, answer: { length: 5 } })
    expect(await route).toEqual({ length: 5 })
  })

  it('[F79] gives way to the page itself within ten seconds', async () => {
    const route = ask()
    FakeWorker.isDumb = true
    await vi.advanceTimersByTimeAsync(9999)
    expect((await route).length).toBe(1)
    expect(FakeWorker.ended).toBe(2)
  })

  it('[F79] that dies twice gives way to the page itself at once', async () => {
    const route = ask()
    await vi.advanceTimersByTimeAsync(0)
    FakeWorker.isDumb = true
    FakeWorker.last.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(0)
    FakeWorker.last.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(0)
    expect((await route).length).toBe(1)
  })

  it('is not restarted while an ordering reports progress [F79]', async () => {
    const order = finder.order(
      { stops, back: false, options },
      { tell: () => undefined, signal: new AbortController().signal },
    )
    for (let at = 1; at < 10; at += 1) {
      await vi.advanceTimersByTimeAsync(3000)
      FakeWorker.last.replies({ id: 1, share: at / 10 })
    }
    FakeWorker.last.replies({ id: 1, answer: [0, 1] })
    expect(await order).toEqual([0, 1])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeWorker.ended).toBe(0)
  })
})
