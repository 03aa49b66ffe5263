import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isFailedRequest } from '../../../platform/failed-request.ts'
import { FalsifiedCanvasError } from '../../../platform/readable-canvas.ts'
import { drawPoster } from './draw-poster.ts'
import type { PosterAnswer, PosterRequest } from './poster-messages.ts'

const workers: FakeWorker[] = []

class FakeWorker extends EventTarget {
  terminated = false
  constructor() {
    super()
    workers.push(this)
  }
  postMessage(): void {}
  terminate(): void {
    this.terminated = true
  }
  answer(data: PosterAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const request = {} as Omit<PosterRequest, 'geography'>

beforeEach(() => {
  vi.useFakeTimers()
  workers.length = 0
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new ArrayBuffer(1))))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function begin() {
  const drawn = drawPoster(request, () => {}, new AbortController().signal)
  const outcome = drawn.catch(() => 'failed')
  await vi.waitFor(() => expect(workers).toHaveLength(1))
  const [worker] = workers
  if (!worker) throw new Error('Nothing draws.')
  return { outcome, worker }
}

it('gives up a thread that says nothing, and waits for one that goes on [F78]', async () => {
  const { outcome, worker } = await begin()
  for (const share of [0.2, 0.4]) {
    await vi.advanceTimersByTimeAsync(20_000)
    worker.answer({ kind: 'drawn', share })
  }
  expect(worker.terminated).toBe(false)
  await vi.advanceTimersByTimeAsync(31_000)
  expect(await outcome).toBe('failed')
  expect(worker.terminated).toBe(true)
})

it('fails if the worker cannot start or its answer cannot be read [F78]', async () => {
  for (const type of ['error', 'messageerror']) {
    workers.length = 0
    const { outcome, worker } = await begin()
    worker.dispatchEvent(new Event(type))
    expect(await outcome).toBe('failed')
    expect(worker.terminated).toBe(true)
  }
})

it('reports a falsified canvas differently from a failed worker', async () => {
  const drawn = drawPoster(request, () => {}, new AbortController().signal)
  await vi.waitFor(() => expect(workers).toHaveLength(1))
  workers[0]?.answer({ kind: 'falsified' })
  await expect(drawn).rejects.toBeInstanceOf(FalsifiedCanvasError)
})

it('a worker script that cannot be fetched counts as a failed request [F105]', async () => {
  const drawn = drawPoster(request, () => {}, new AbortController().signal)
  const failure = drawn.catch((error: unknown) => error)
  await vi.waitFor(() => expect(workers).toHaveLength(1))
  workers[0]?.dispatchEvent(new Event('error'))
  expect(isFailedRequest(await failure)).toBe(true)
})
