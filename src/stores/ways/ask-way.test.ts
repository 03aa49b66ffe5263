import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WayFinder } from './ask-way.ts'

/** Stands in for the thread that knows the roads. */
class FakeWorker extends EventTarget {
  static last: FakeWorker
  readonly received: unknown[] = []
  constructor() {
    super()
    FakeWorker.last = this
  }
  postMessage(message: unknown): void {
    this.received.push(message)
    const about = { bridges: [], fastTravel: [], landmarks: [] }
    if (this.received.length === 1) this.says({ kind: 'ready', about })
  }
  says(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

let finder: WayFinder

beforeEach(async () => {
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  vi.resetModules()
  finder = await (await import('./ask-way.ts')).wayFinder()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const stops = [
  [0, 0],
  [1, 0],
] as const
const options = { by: 'paths', fastTravel: [] } as const

it('is told how far an order is, and gets it', async () => {
  const tell = vi.fn()
  const order = finder.order(
    { stops, back: false, options },
    { tell, signal: new AbortController().signal },
  )
  FakeWorker.last.says({ id: 1, share: 0.5 })
  FakeWorker.last.says({ id: 1, answer: [0, 1] })
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
  FakeWorker.last.says({ id: 1, share: 0.5 })
  expect(tell).not.toHaveBeenCalled()
})
