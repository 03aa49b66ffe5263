// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Offline } from './offline-state.ts'

const scope = 'https://example.org/maps/'
const files = ['./', 'terms', 'assets/root-abc.js']

/** A worker that goes through its life when told. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  readonly postMessage = vi.fn()
  become(state: ServiceWorkerState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  readonly scope = scope
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = null
  readonly update = vi.fn(() => Promise.resolve())
}

let registration: FakeRegistration
let container: EventTarget & { register: ReturnType<typeof vi.fn> }
let kept: string[]
const report = vi.fn<(change: Partial<Offline>) => void>()
const reload = vi.fn()
const owner = { base: '/maps/', report, reload }

beforeEach(() => {
  vi.resetModules()
  report.mockReset()
  reload.mockReset()
  registration = new FakeRegistration()
  kept = files.map((file) => new URL(file, scope).href)
  container = Object.assign(new EventTarget(), {
    register: vi.fn(() => Promise.resolve(registration)),
  })
  vi.stubGlobal('navigator', { serviceWorker: container })
  const cache = {
    match: () => Promise.resolve(Response.json({ bytes: 1_234_567, files })),
    keys: () => Promise.resolve(kept.map((url) => ({ url: `${url}?__WB_REVISION__=1` }))),
  }
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([`itinerarium-precache-v2-${scope}`]),
    open: () => Promise.resolve(cache),
  })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const load = () => import('./service-worker.ts')
const active = (state: ServiceWorkerState = 'activated') => {
  registration.active = Object.assign(new FakeWorker(), { state })
  return registration.active
}

describe('keepFiles', () => {
  it('is ready once the worker is active, and not before [F42]', async () => {
    const worker = new FakeWorker()
    registration.installing = worker
    const done = (await load()).keepFiles(owner)
    await vi.waitFor(() => expect(container.register).toHaveBeenCalled())
    for (const state of ['installed', 'activating'] as const) {
      worker.become(state)
      await Promise.resolve()
      expect(report).not.toHaveBeenCalled()
    }
    worker.become('activated')
    await done
    expect(report.mock.calls).toEqual([[{ state: 'ready', bytes: 1_234_567 }]])
  })

  it('has failed when the worker could not fetch a file, and tries again with a connection [F42]', async () => {
    const worker = new FakeWorker()
    registration.installing = worker
    const done = (await load()).keepFiles(owner)
    await vi.waitFor(() => expect(container.register).toHaveBeenCalled())
    worker.become('redundant')
    await done
    expect(report.mock.calls).toEqual([[{ state: 'failed' }]])
    registration.installing = null
    active()
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() =>
      expect(report).toHaveBeenLastCalledWith({ state: 'ready', bytes: 1_234_567 }),
    )
  })

  it('is not ready while one file is missing [F42]', async () => {
    active()
    kept = kept.slice(1)
    await (await load()).keepFiles(owner)
    expect(report.mock.calls).toEqual([[{ state: 'failed' }]])
  })

  it('has failed where registering is refused', async () => {
    container.register.mockRejectedValue(new DOMException('Forbidden', 'SecurityError'))
    await (await load()).keepFiles(owner)
    expect(report.mock.calls).toEqual([[{ state: 'failed' }]])
  })
})

describe('a newer version', () => {
  it('is told when it waits, and takes over only when the player says so [F44]', async () => {
    active()
    const { keepFiles, changeVersion } = await load()
    await keepFiles(owner)
    const next = new FakeWorker()
    registration.installing = next
    registration.dispatchEvent(new Event('updatefound'))
    registration.installing = null
    registration.waiting = next
    next.become('installed')
    expect(report).toHaveBeenLastCalledWith({ update: 'waiting' })
    expect(next.postMessage).not.toHaveBeenCalled()
    changeVersion(reload)
    expect(next.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
    expect(reload).not.toHaveBeenCalled()
    container.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is told when another tab has changed over; this one is not reloaded [F44]', async () => {
    active()
    await (await load()).keepFiles(owner)
    container.dispatchEvent(new Event('controllerchange'))
    expect(report).toHaveBeenLastCalledWith({ update: 'elsewhere' })
    expect(reload).not.toHaveBeenCalled()
  })

  it('is not what the very first worker is [F44]', async () => {
    const worker = new FakeWorker()
    registration.installing = worker
    const done = (await load()).keepFiles(owner)
    await vi.waitFor(() => expect(container.register).toHaveBeenCalled())
    await Promise.resolve()
    container.dispatchEvent(new Event('controllerchange'))
    worker.become('activated')
    await done
    expect(report.mock.calls.filter(([change]) => 'update' in change)).toEqual([])
  })

  it('is looked for when the page is looked at again, an hour later at the earliest [F44]', async () => {
    active()
    vi.useFakeTimers()
    const { keepFiles, lookAgainAfter } = await load()
    await keepFiles(owner)
    const look = () => document.dispatchEvent(new Event('visibilitychange'))
    vi.setSystemTime(Date.now() + lookAgainAfter - 1)
    look()
    expect(registration.update).not.toHaveBeenCalled()
    vi.setSystemTime(Date.now() + 1)
    look()
    look()
    expect(registration.update).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })
})
