// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { KeepResult } from '../../domain/offline/kept-parts.ts'
import type { Offline } from './offline-state.ts'

const scope = 'https://example.org/maps/'
const files = ['terms', 'assets/root-abc.js']
const worldFiles = ['data/shore/world.json', 'shore']

/** A worker that goes through its life when told. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  /** Answers at once, as if all were kept; with what is missing, where there is any. */
  readonly postMessage = vi.fn((_request: unknown, ports?: readonly MessagePort[]) => {
    for (const port of ports ?? []) {
      port.postMessage({ done: 1, of: 2 })
      port.postMessage(result)
    }
  })
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
let result: KeepResult
const owner = { base: '/maps/', world: 'shore', others: [], report, reload }

beforeEach(() => {
  vi.resetModules()
  report.mockReset()
  reload.mockReset()
  registration = new FakeRegistration()
  result = { missed: [] }
  kept = [...files, ...worldFiles].map((file) => new URL(file, scope).href)
  container = Object.assign(new EventTarget(), {
    register: vi.fn(() => Promise.resolve(registration)),
    getRegistration: () => Promise.resolve(registration),
  })
  vi.stubGlobal('navigator', { serviceWorker: container })
  const list = {
    bytes: 1_000_000,
    files,
    worlds: { shore: { bytes: 234_567, files: worldFiles }, hills: { bytes: 9, files: ['hills'] } },
  }
  const keysOf = (name: string) =>
    kept
      .filter((url) => worldFiles.some((file) => url.endsWith(file)) === name.includes('-world-'))
      .map((url) => ({ url: `${url}?__WB_REVISION__=1` }))
  vi.stubGlobal('caches', {
    match: () => Promise.resolve(Response.json(list)),
    has: () => Promise.resolve(true),
    open: (name: string) => Promise.resolve({ keys: () => Promise.resolve(keysOf(name)) }),
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

  it.each(['terms', 'data/shore/world.json'])(
    'is not ready while %s is missing [F42]',
    async (file) => {
      active()
      kept = kept.filter((url) => !url.endsWith(file))
      await (await load()).keepFiles(owner)
      expect(report.mock.calls).toEqual([[{ state: 'failed' }]])
    },
  )

  it('has the worker fetch what is missing, and looks again [F42]', async () => {
    const worker = active()
    kept = kept.slice(1)
    worker.postMessage.mockImplementationOnce((request, ports) => {
      expect(request).toEqual({ type: 'KEEP', worlds: ['shore'], opened: ['shore'], all: false })
      kept = [...files, ...worldFiles].map((file) => new URL(file, scope).href)
      ports?.[0]?.postMessage(result)
    })
    await (await load()).keepFiles(owner)
    expect(report.mock.calls).toEqual([[{ state: 'ready', bytes: 1_234_567 }]])
  })

  it('keeps no world for a page that shows none', async () => {
    const worker = active()
    kept = files.map((file) => new URL(file, scope).href)
    await (await load()).keepFiles({ ...owner, world: null })
    expect(worker.postMessage.mock.calls.map(([request]) => request)).toEqual([
      { type: 'KEEP', worlds: [], opened: [], all: false },
    ])
    expect(report.mock.calls).toEqual([[{ state: 'ready', bytes: 1_000_000 }]])
  })

  it('has failed where the worker does not answer and a file is missing [F42]', async () => {
    vi.useFakeTimers()
    active().postMessage.mockImplementation(() => undefined)
    kept = kept.slice(1)
    const { keepFiles, silence } = await load()
    const done = keepFiles(owner)
    await vi.advanceTimersByTimeAsync(silence)
    await done
    expect(report.mock.calls).toEqual([[{ state: 'failed' }]])
    vi.useRealTimers()
  })

  it('tells a version that waits which world is opened, so that it keeps it, too [F44]', async () => {
    active()
    const waiting = Object.assign(new FakeWorker(), { state: 'installed' as const })
    registration.waiting = waiting
    await (await load()).keepFiles(owner)
    expect(waiting.postMessage).toHaveBeenCalledWith(expect.objectContaining({ worlds: ['shore'] }))
  })

  it('has failed where registering is refused', async () => {
    container.register.mockRejectedValue(new DOMException('Forbidden', 'SecurityError'))
    await (await load()).keepFiles(owner)
    expect(report.mock.calls).toEqual([[{ state: 'failed' }]])
  })
})

describe('the other worlds', () => {
  const all = { ...owner, others: ['hills'] }

  it('come after the page’s own, with word of how far they are', async () => {
    const worker = active()
    await (await load()).keepFiles(all)
    expect(worker.postMessage.mock.calls.map(([request]) => request)).toEqual([
      { type: 'KEEP', worlds: ['shore'], opened: ['shore'], all: true },
      { type: 'KEEP', worlds: ['hills'], opened: ['shore'], all: true },
    ])
    expect(report.mock.calls).toEqual([
      [{ state: 'ready', bytes: 1_234_567 }],
      [{ others: { done: 1, of: 2 } }],
      [{ others: { missed: [] } }],
    ])
  })

  it('are said to be missing where there is no room for them; this one stays ready', async () => {
    active()
    result = { missed: [{ world: 'hills', full: true }] }
    await (await load()).keepFiles(all)
    expect(report).toHaveBeenCalledWith({ state: 'ready', bytes: 1_234_567 })
    expect(report).toHaveBeenLastCalledWith({ others: result })
  })

  it('are no longer asked for once the player does without', async () => {
    const worker = active()
    const { keepFiles, keepOthers } = await load()
    await keepFiles(all)
    await keepOthers(owner)
    expect(worker.postMessage).toHaveBeenLastCalledWith(
      { type: 'KEEP', worlds: [], opened: ['shore'], all: false },
      expect.anything(),
    )
    expect(report).toHaveBeenLastCalledWith({ others: null })
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
    expect(next.postMessage).not.toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
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
