import { createHash } from 'node:crypto'
import { vi } from 'vitest'
import type {
  CacheRequest,
  CacheResult,
  PrecacheEntry,
} from '../features/offline/model/precaches.ts'

/** Address of the site under which the service worker's own code runs. The site has two worlds and two languages. */
export const scope = 'https://example.org/maps/'

/** Text of a network's login page, which no file of the site contains. */
export const loginPageText = 'Welcome to the inn'

/** A version of the site: its files by address below the base path, and the worker's list. */
export interface StagedVersion {
  readonly files: ReadonlyMap<string, string>
  readonly list: readonly PrecacheEntry[]
}

type StagedFile = PrecacheEntry & { readonly text: string }

/** Creates a version of the site. Files that differ between versions have another address or content. */
export function stagedVersion(version: number): StagedVersion {
  const mark = `assets/start-${version}.js`
  const page = (title: string) => `<title>${title}</title><script src="${mark}"></script>`
  const languageUrls = ['de', 'cs'].flatMap((lang) =>
    ['', 'shore/', 'hills/'].map((folder) => `data/${folder}${lang}.${hash(version)}.json`),
  )
  const plain = (url: string, world?: string): StagedFile => ({
    url,
    text: `${url} of ${version}`,
    revision: url.startsWith('assets/') ? null : hash(version),
    ...(world !== undefined && { world }),
  })
  const marked = (url: string, world?: string) => ({ ...plain(url, world), text: page(url), mark })
  const files = [
    plain(mark),
    marked('shell.html'),
    marked('terms'),
    plain('data/shore/world.json', 'shore'),
    marked('./', 'shore'),
    plain('data/hills/world.json', 'hills'),
    marked('hills', 'hills'),
    ...languageUrls.map((url) => ({ ...plain(url), revision: null })),
    plain(`assets/alegreya-sans-400-cyrillic-${hash(version)}.woff2`),
  ]
  return {
    files: new Map(files.map(({ url, text }) => [url.replace('./', ''), text])),
    list: files.map(({ text, ...entry }) =>
      entry.mark === undefined ? { ...entry, integrity: integrityOf(text) } : entry,
    ),
  }
}

const hash = (version: number) => String(version).padStart(8, '0')

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}

/** The network between the worker and the site. It records the requests. */
export class StagedNetwork {
  published: StagedVersion
  requestsBeforeLogin = Infinity
  asked: string[] = []
  down = false
  loginPageType = 'text/html'

  constructor(published: StagedVersion) {
    this.published = published
  }

  readonly fetch = async (input: string | Request, init?: RequestInit): Promise<Response> => {
    const { url, integrity } = input instanceof Request ? input : new Request(input, init)
    if (this.down) throw new TypeError('Failed to fetch')
    const path = url.replace(scope, '').replace(/[?#].*/, '')
    this.asked.push(path)
    const inn = this.asked.length > this.requestsBeforeLogin
    const text = inn ? loginPageText : this.published.files.get(path)
    const isData = /\.(js|json|woff2)$/.test(path)
    const type = inn ? this.loginPageType : isData ? 'application/json' : 'text/html'
    const body = text ?? 'Nothing here.'
    if (integrity && integrity !== integrityOf(body)) throw new TypeError('Wrong checksum')
    await Promise.resolve()
    return new Response(body, {
      status: text === undefined ? 404 : 200,
      headers: { 'content-type': type },
    })
  }
}

class StagedCache {
  readonly held = new Map<string, Response>()

  match(key: string | Request, options?: CacheQueryOptions): Promise<Response | undefined> {
    const [name = ''] = addressOf(key).split(options?.ignoreSearch ? '?' : '\n')
    const found = [...this.held].find(
      ([held]) => (options?.ignoreSearch ? held.split('?')[0] : held) === name,
    )
    return Promise.resolve(found?.[1].clone())
  }
  put(key: string | Request, response: Response): Promise<void> {
    this.held.set(addressOf(key), response)
    return Promise.resolve()
  }
  delete(key: string | Request): Promise<boolean> {
    return Promise.resolve(this.held.delete(addressOf(key)))
  }
  keys(): Promise<readonly Request[]> {
    return Promise.resolve(Array.from(this.held.keys(), (url) => new Request(url)))
  }
}

const addressOf = (key: string | Request) => (typeof key === 'string' ? key : key.url)

export class StagedCaches {
  readonly named = new Map<string, StagedCache>()

  open(name: string): Promise<StagedCache> {
    const cache = this.named.get(name) ?? new StagedCache()
    this.named.set(name, cache)
    return Promise.resolve(cache)
  }
  has(name: string): Promise<boolean> {
    return Promise.resolve(this.named.has(name))
  }
  keys(): Promise<readonly string[]> {
    return Promise.resolve([...this.named.keys()])
  }
  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.named.delete(name))
  }
  async match(key: string | Request, options?: MultiCacheQueryOptions) {
    const some = options?.cacheName === undefined ? [...this.named.keys()] : [options.cacheName]
    for (const name of some) {
      const found = await this.named.get(name)?.match(key, options)
      if (found) return found
    }
    return undefined
  }
  /** Returns every cached text by address, below the base path and without revision. */
  async texts(): Promise<ReadonlyMap<string, string>> {
    const held = [...this.named.values()].flatMap((cache) => [...cache.held])
    return new Map(
      await Promise.all(
        held.map(
          async ([url, response]) =>
            [url.replace(scope, '').replace(/\?.*/, ''), await response.clone().text()] as const,
        ),
      ),
    )
  }
}

/** A service worker of one version. Tests call the steps of its life. */
export interface StagedWorker {
  /** @throws if the browser would discard the worker */
  readonly install: () => Promise<void>
  readonly activate: () => Promise<void>
  readonly cache: (request: Omit<CacheRequest, 'type'>) => Promise<CacheResult>
  readonly ask: (message: object) => Promise<unknown>
  /** @throws if there is no answer, for example without a connection */
  readonly get: (path: string, mode?: 'navigate' | 'cors') => Promise<Response>
}

export async function stagedWorker(
  { list }: StagedVersion,
  network: StagedNetwork,
  cached: StagedCaches,
): Promise<StagedWorker> {
  const listeners = new Map<string, (event: unknown) => void>()
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('location', { href: scope })
  vi.stubGlobal('caches', cached)
  vi.stubGlobal('fetch', network.fetch)
  vi.stubGlobal('FetchEvent', Event)
  vi.stubGlobal('self', {
    registration: { scope },
    clients: { claim: () => Promise.resolve() },
    caches: cached,
    __WB_MANIFEST: list,
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
  })
  vi.resetModules()
  await import('../features/offline/worker/sw.ts')
  const live = async (type: string, event: object) => {
    const tasks: Promise<unknown>[] = []
    listeners.get(type)?.({
      type,
      waitUntil: (task: Promise<unknown>) => tasks.push(task),
      ...event,
    })
    // A task may add further tasks, so don't use `Promise.all`.
    for (const task of tasks) await task
  }
  const ask = async (data: object) => {
    const words: unknown[] = []
    await live('message', { data, ports: [{ postMessage: (word: unknown) => words.push(word) }] })
    return words.at(-1)
  }
  return {
    install: () => live('install', {}),
    activate: () => live('activate', {}),
    ask,
    cache: async (request) => (await ask({ type: 'KEEP', ...request })) as CacheResult,
    get: (path, mode = 'cors') => {
      const { url } = new Request(scope + path)
      const request = Object.defineProperties(new Request(url), { mode: { value: mode } })
      return new Promise((resolve, reject) => {
        let isAnswered = false
        listeners.get('fetch')?.({
          request,
          respondWith: (response: Promise<Response>) => {
            isAnswered = true
            response.then(resolve, reject)
          },
        })
        if (!isAnswered) network.fetch(request).then(resolve, reject)
      })
    },
  }
}
