// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CacheResult } from './model/precaches.ts'
import type { Offline } from './offline-state.ts'

const scope = 'https://example.org/maps/'
const files = ['terms', 'assets/root-abc.js']
const worldFiles = ['data/shore/world.json', 'shore']

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  /** Answers at once as if everything were cached, except for the files set as missing. */
  readonly postMessage = vi.fn((request: unknown, ports?: readonly MessagePort[]) => {
    const isAsked = (request as { readonly type: string }).type === 'VERSION'
    const words = isAsked ? [{ version: 'assets/start-1.js' }] : [{ done: 1, of: 2 }, result]
    for (const port of ports ?? []) for (const word of words) port.postMessage(word)
  })
  cacheRequests(): readonly unknown[] {
    const requests = this.postMessage.mock.calls.map(([request]) => request)
    return requests.filter((request) => (request as { type: string }).type === 'KEEP')
  }
  become(state: ServiceWorkerState): void {
    this.state = state
    for (const place of ['installing', 'waiting', 'active'] as const)
      if (registration[place] === this) registration[place] = null
    if (state === 'installed') registration.waiting = this
    if (state === 'activating' || state === 'activated') registration.active = this
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
let container: EventTarget & {
  register: ReturnType<typeof vi.fn>
  getRegistration: () => Promise<FakeRegistration | undefined>
}
let cached: string[]
let localizedFiles: string[]
const report = vi.fn<(change: Partial<Offline>) => void>()
const reload = vi.fn()
let result: CacheResult
/** The worker's script on the host, or `null` without a connection. */
let published: string | null
const owner = { base: '/maps/', world: 'shore', others: [], language: 'en', report, reload }

beforeEach(() => {
  vi.resetModules()
  report.mockReset()
  reload.mockReset()
  registration = new FakeRegistration()
  result = { missed: [] }
  localizedFiles = []
  cached = [...files, ...worldFiles].map((file) => new URL(file, scope).href)
  container = Object.assign(new EventTarget(), {
    register: vi.fn(() => Promise.resolve(registration)),
    getRegistration: (): Promise<FakeRegistration | undefined> => Promise.resolve(registration),
  })
  vi.stubGlobal('navigator', { serviceWorker: container })
  const list = {
    bytes: 1_000_000,
    files,
    worlds: { shore: { bytes: 234_567, files: worldFiles }, hills: { bytes: 9, files: ['hills'] } },
  }
  const keysOf = (name: string) =>
    name.includes('-language-')
      ? localizedFiles.map((file) => ({ url: new URL(file, scope).href }))
      : cached
          .filter(
            (url) => worldFiles.some((file) => url.endsWith(file)) === name.includes('-world-'),
          )
          .map((url) => ({ url: `${url}?__WB_REVISION__=1` }))
  vi.stubGlobal('caches', {
    match: () => Promise.resolve(Response.json(list)),
    has: () => Promise.resolve(true),
    open: (name: string) => Promise.resolve({ keys: () => Promise.resolve(keysOf(name)) }),
  })
  published = 'const list = [{"url":"assets/start-1.js"}]'
  vi.stubGlobal('fetch', (url: string) =>
    url === '/maps/sw.js' && published !== null
      ? Promise.resolve(new Response(published))
      : Promise.reject(new TypeError('Failed to fetch')),
  )
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

/** Listeners to remove after each test, because `window` outlives it. */
const left: EventListenerOrEventListenerObject[] = []
beforeEach(() => {
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
      if (type === 'online') left.push(listener)
      add(type, listener, options as AddEventListenerOptions)
    },
  )
})
afterEach(() => {
  for (const listener of left.splice(0)) window.removeEventListener('online', listener)
})

const load = () => import('./service-worker.ts')
const active = (state: ServiceWorkerState = 'activated') => {
  registration.active = Object.assign(new FakeWorker(), { state })
  return registration.active
}

describe('cacheFiles', () => {
  it('is ready once the worker is active, and not before [F42]', async () => {
    const worker = new FakeWorker()
    registration.installing = worker
    const done = (await load()).cacheFiles(owner)
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

  it('fails if the worker cannot load a file, and retries once online [F42]', async () => {
    const worker = new FakeWorker()
    registration.installing = worker
    const done = (await load()).cacheFiles(owner)
    await vi.waitFor(() => expect(container.register).toHaveBeenCalled())
    worker.become('redundant')
    await done
    expect(report.mock.calls).toEqual([[{ state: 'failed' }]])
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
      cached = cached.filter((url) => !url.endsWith(file))
      await (await load()).cacheFiles(owner)
      expect(report.mock.calls).toEqual([[{ state: 'failed' }]])
    },
  )

  it('lets the worker load missing files and checks again [F42]', async () => {
    const worker = active()
    cached = cached.slice(1)
    worker.postMessage.mockImplementationOnce((request, ports) => {
      expect(request).toEqual({
        type: 'KEEP',
        worlds: ['shore'],
        opened: ['shore'],
        all: false,
        language: 'en',
      })
      cached = [...files, ...worldFiles].map((file) => new URL(file, scope).href)
      ports?.[0]?.postMessage(result)
    })
    await (await load()).cacheFiles(owner)
    expect(report.mock.calls).toEqual([[{ state: 'ready', bytes: 1_234_567 }]])
  })

  it('keeps no world for a page that shows none', async () => {
    const worker = active()
    cached = files.map((file) => new URL(file, scope).href)
    await (await load()).cacheFiles({ ...owner, world: null })
    expect(worker.cacheRequests()).toEqual([
      { type: 'KEEP', worlds: [], opened: [], all: false, language: 'en' },
    ])
    expect(report.mock.calls).toEqual([[{ state: 'ready', bytes: 1_000_000 }]])
  })

  it('has failed where the worker does not answer and a file is missing [F42]', async () => {
    vi.useFakeTimers()
    active().postMessage.mockImplementation(() => undefined)
    cached = cached.slice(1)
    const { cacheFiles, cacheTimeoutMs } = await load()
    const done = cacheFiles(owner)
    await vi.advanceTimersByTimeAsync(cacheTimeoutMs)
    await done
    expect(report.mock.calls).toEqual([[{ state: 'failed' }]])
    vi.useRealTimers()
  })

  it('tells a waiting version which world to keep [F44]', async () => {
    active()
    const waiting = Object.assign(new FakeWorker(), { state: 'installed' as const })
    registration.waiting = waiting
    await (await load()).cacheFiles(owner)
    expect(waiting.postMessage).toHaveBeenCalledWith(expect.objectContaining({ worlds: ['shore'] }))
  })

  it('has failed where registering is refused', async () => {
    container.register.mockRejectedValue(new DOMException('Forbidden', 'SecurityError'))
    await (await load()).cacheFiles(owner)
    expect(report.mock.calls).toEqual([[{ state: 'failed' }]])
  })
})

describe('a worker that says nothing [F100]', () => {
  const silent = (state: ServiceWorkerState) => {
    const worker = Object.assign(new FakeWorker(), { state })
    worker.postMessage.mockImplementation(() => undefined)
    return worker
  }
  beforeEach(() => {
    vi.useFakeTimers()
    active()
  })
  afterEach(() => vi.useRealTimers())

  it('is not offered as a new version and never activated', async () => {
    const empty = silent('installed')
    registration.waiting = empty
    const { cacheFiles, changeVersion, cacheTimeoutMs } = await load()
    await cacheFiles(owner)
    await vi.advanceTimersByTimeAsync(cacheTimeoutMs)
    expect(report.mock.calls).toEqual([[{ state: 'ready', bytes: 1_234_567 }]])
    const done = changeVersion(reload)
    await vi.advanceTimersByTimeAsync(cacheTimeoutMs)
    await done
    expect(empty.postMessage).not.toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is not ready where it has taken over, though every file is there', async () => {
    registration.active = silent('activated')
    published = ''
    const { cacheFiles, cacheTimeoutMs } = await load()
    const done = cacheFiles(owner)
    await vi.advanceTimersByTimeAsync(cacheTimeoutMs)
    await done
    expect(report.mock.calls).toEqual([[{ state: 'failed' }]])
    expect(registration.update).not.toHaveBeenCalled()
  })

  it('makes way for the next one of the map, without a question', async () => {
    registration.active = silent('activated')
    const good = new FakeWorker()
    good.postMessage.mockImplementation((request, ports) => {
      if ((request as { type: string }).type === 'SKIP_WAITING') {
        good.become('activated')
        container.dispatchEvent(new Event('controllerchange'))
      }
      for (const port of ports ?? []) {
        port.postMessage({ version: 'assets/start-2.js' })
        port.postMessage(result)
      }
    })
    registration.update.mockImplementation(() => {
      registration.installing = good
      registration.dispatchEvent(new Event('updatefound'))
      setTimeout(() => good.become('installed'))
      return Promise.resolve()
    })
    const { cacheFiles, cacheTimeoutMs } = await load()
    const done = cacheFiles(owner)
    await vi.advanceTimersByTimeAsync(cacheTimeoutMs + 1)
    await done
    expect(report.mock.calls).toEqual([[{ update: null }], [{ state: 'ready', bytes: 1_234_567 }]])
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['is empty', ''],
    ['is a web page', '<h1>Welcome to the inn</h1>'],
    ['cannot be had', null],
  ])('is not looked for where the script %s', async (_, script) => {
    const { cacheFiles, updateCheckIntervalMs } = await load()
    await cacheFiles(owner)
    published = script
    vi.setSystemTime(Date.now() + updateCheckIntervalMs)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(1)
    expect(registration.update).not.toHaveBeenCalled()
  })

  it('is not registered on the first visit', async () => {
    container.getRegistration = () => Promise.resolve(undefined)
    published = ''
    await (await load()).cacheFiles(owner)
    expect(container.register).not.toHaveBeenCalled()
    expect(report.mock.calls).toEqual([[{ state: 'failed' }]])
  })
})

describe('the current language [F99]', () => {
  const german = { ...owner, language: 'de' }

  it('is asked for with every world, and the map is not ready without it', async () => {
    const worker = active()
    result = { missed: [], speaks: false }
    await (await load()).cacheFiles(german)
    expect(worker.cacheRequests()).toEqual([
      { type: 'KEEP', worlds: ['shore'], opened: ['shore'], all: false, language: 'de' },
    ])
    expect(report.mock.calls).toEqual([[{ state: 'failed' }]])
    localizedFiles = ['data/shore/de.01234567.json']
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() =>
      expect(report).toHaveBeenLastCalledWith({ state: 'ready', bytes: 1_234_567 }),
    )
  })

  it('is loaded when chosen, by all workers, and again once online if that failed', async () => {
    const worker = active()
    registration.waiting = Object.assign(new FakeWorker(), { state: 'installed' as const })
    result = { missed: [], speaks: false }
    await (await load()).cacheLanguage(german)
    const asked = { type: 'KEEP', worlds: [], opened: ['shore'], all: false, language: 'de' }
    expect(worker.cacheRequests()).toEqual([asked])
    expect(registration.waiting.cacheRequests()).toEqual([asked])
    result = { missed: [], speaks: true }
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(worker.cacheRequests()).toEqual([asked, asked]))
    window.dispatchEvent(new Event('online'))
    expect(worker.cacheRequests()).toHaveLength(2)
  })
})

describe('the other worlds', () => {
  const all = { ...owner, others: ['hills'] }

  it('come after the page’s own, with word of how far they are', async () => {
    const worker = active()
    await (await load()).cacheFiles(all)
    expect(worker.cacheRequests()).toEqual([
      { type: 'KEEP', worlds: ['shore'], opened: ['shore'], all: true, language: 'en' },
      { type: 'KEEP', worlds: ['hills'], opened: ['shore'], all: true, language: 'en' },
    ])
    expect(report.mock.calls).toEqual([
      [{ state: 'ready', bytes: 1_234_567 }],
      [{ others: { done: 1, of: 2 } }],
      [{ others: { missed: [] } }],
    ])
  })

  it('are reported as missing without storage space, while this world stays ready', async () => {
    active()
    result = { missed: [{ world: 'hills', full: true }] }
    await (await load()).cacheFiles(all)
    expect(report).toHaveBeenCalledWith({ state: 'ready', bytes: 1_234_567 })
    expect(report).toHaveBeenLastCalledWith({ others: result })
  })

  it('are no longer asked for once the player does without', async () => {
    const worker = active()
    const { cacheFiles, cacheOthers } = await load()
    await cacheFiles(all)
    await cacheOthers(owner)
    expect(worker.postMessage).toHaveBeenLastCalledWith(
      { type: 'KEEP', worlds: [], opened: ['shore'], all: false, language: 'en' },
      expect.anything(),
    )
    expect(report).toHaveBeenLastCalledWith({ others: null })
  })
})

describe('a newer version', () => {
  it('is reported when it waits, and takes over only on request [F44]', async () => {
    active()
    const { cacheFiles, changeVersion } = await load()
    await cacheFiles(owner)
    const next = new FakeWorker()
    registration.installing = next
    registration.dispatchEvent(new Event('updatefound'))
    next.become('installed')
    await vi.waitFor(() => expect(report).toHaveBeenLastCalledWith({ update: 'waiting' }))
    expect(next.postMessage).not.toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
    await changeVersion(reload)
    expect(next.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
    expect(reload).not.toHaveBeenCalled()
    container.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is reported without a reload when another tab has activated it [F44]', async () => {
    active()
    await (await load()).cacheFiles(owner)
    container.dispatchEvent(new Event('controllerchange'))
    expect(report).toHaveBeenLastCalledWith({ update: 'elsewhere' })
    expect(reload).not.toHaveBeenCalled()
  })

  it('is not what the very first worker is [F44]', async () => {
    const worker = new FakeWorker()
    registration.installing = worker
    const done = (await load()).cacheFiles(owner)
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
    const { cacheFiles, updateCheckIntervalMs } = await load()
    await cacheFiles(owner)
    const look = () => document.dispatchEvent(new Event('visibilitychange'))
    vi.setSystemTime(Date.now() + updateCheckIntervalMs - 1)
    look()
    expect(registration.update).not.toHaveBeenCalled()
    vi.setSystemTime(Date.now() + 1)
    look()
    look()
    await vi.advanceTimersByTimeAsync(1)
    expect(registration.update).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })

  it('is looked for although the clock was put back [F133]', async () => {
    active()
    vi.useFakeTimers({ now: Date.UTC(2099, 0, 1) })
    const { cacheFiles } = await load()
    await cacheFiles(owner)
    vi.setSystemTime(Date.UTC(2026, 10, 29))
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(1)
    expect(registration.update).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })
})
