// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  findServiceWorker,
  persistStorage,
  siteCaches,
  storedNames,
  withLock,
} from './browser-services.ts'
import { browserStorage, openChannel, serviceWorkers } from './browser-storage.ts'

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const undo: (() => void)[] = []
afterEach(() => undo.splice(0).forEach((restore) => restore()))

function define(owner: object, name: string, property: PropertyDescriptor): void {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, ...property })
  undo.push(() => {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  })
}

const failures = [
  ['throws at the getter', { get: refuse }],
  ['is missing', { value: undefined }],
  ['is null', { value: null }],
  ['throws at the call', { value: new Proxy(Map, { get: () => refuse, construct: refuse }) }],
] as const

describe.each(failures)('an API that %s', (_how, property) => {
  it('gives no local storage and no names [F104]', () => {
    define(window, 'localStorage', property)
    expect(browserStorage()).toBeUndefined()
    expect(storedNames()).toEqual([])
  })

  it('gives no channel [F104]', () => {
    define(globalThis, 'BroadcastChannel', property)
    expect(openChannel('a')).toBeUndefined()
  })

  it('rejects what asks for a cache', async () => {
    define(globalThis, 'caches', property)
    const opening = siteCaches().then((caches) => caches.open('a'))
    await expect(opening).rejects.toThrow()
  })

  it('finds no service worker', async () => {
    define(navigator, 'serviceWorker', property)
    await expect(findServiceWorker('/')).resolves.toBeUndefined()
  })

  it('leaves persistence to the browser', async () => {
    define(navigator, 'storage', property)
    await expect(persistStorage()).resolves.toBeUndefined()
  })

  it('runs work without a lock, once', async () => {
    define(navigator, 'locks', property)
    const work = vi.fn<() => Promise<void>>(() => Promise.resolve())
    await withLock('a', work)
    expect(work).toHaveBeenCalledTimes(1)
  })
})

it('a rejected request for a lock still runs the work', async () => {
  define(navigator, 'locks', { value: { request: () => Promise.reject(new Error('refused')) } })
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve())
  await withLock('a', work)
  expect(work).toHaveBeenCalledTimes(1)
})

it('work that fails under a lock is not repeated', async () => {
  const request = (_name: string, run: () => Promise<void>) => run()
  define(navigator, 'locks', { value: { request } })
  const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('broken')))
  await expect(withLock('a', work)).rejects.toThrow('broken')
  expect(work).toHaveBeenCalledTimes(1)
})

it('a service worker container is missing if its getter throws', () => {
  define(navigator, 'serviceWorker', { get: refuse })
  expect(serviceWorkers()).toBeUndefined()
})

it('a refused registration counts as none', async () => {
  const getRegistration = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  define(navigator, 'serviceWorker', { value: { getRegistration } })
  await expect(findServiceWorker('/')).resolves.toBeUndefined()
})
