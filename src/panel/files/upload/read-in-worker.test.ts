import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readInWorker } from './read-in-worker.ts'

class FakeWorker extends EventTarget {
  static last: FakeWorker
  readonly terminate = vi.fn<() => void>()
  constructor() {
    super()
    FakeWorker.last = this
  }
  postMessage(): void {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const request = { bytes: new ArrayBuffer(8), ending: '.json', map: 'shore', world: null } as const

it('[F79] gives up a worker that says nothing, so that the page reads the file itself', async () => {
  const read = readInWorker(request, {})
  await vi.advanceTimersByTimeAsync(29_999)
  FakeWorker.last.dispatchEvent(
    new MessageEvent('message', { data: { kind: 'pins', pins: [], share: 0.5 } }),
  )
  await vi.advanceTimersByTimeAsync(29_999)
  expect(FakeWorker.last.terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await read).toBeUndefined()
  expect(FakeWorker.last.terminate).toHaveBeenCalledOnce()
})
