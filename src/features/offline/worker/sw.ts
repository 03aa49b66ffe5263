import { lastLandCache, lastLandFolder, shareTarget } from '../../../platform/site-path.ts'
import { siteCaches } from '../../../storage/browser-services.ts'
import { storeSharedFile } from '../../../storage/shared-file.ts'
import { straightUrl, type CacheRequest, type PrecacheEntry } from '../model/precaches.ts'
import { isOfLanguage } from '../model/language-files.ts'
import {
  askedPrecaches,
  cleanUp,
  installVersion,
  cacheRequested,
  type WorkerEvent,
} from './cache-requests.ts'
import { answerOfLanguage, createLanguages } from './language-cache.ts'
import { withoutQueryAndHash, createPrecaches, findCached, isListed } from './precache.ts'

/** The part of the global scope that this worker uses. TypeScript's types for pages and workers can't be combined. */
interface WorkerScope {
  readonly registration: { readonly scope: string }
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void
}

interface WorkerEvents {
  readonly install: WorkerEvent
  readonly activate: WorkerEvent
  readonly message: MessageEvent & WorkerEvent
  readonly fetch: WorkerEvent & {
    readonly request: Request
    respondWith: (response: Promise<Response>) => void
  }
}

/** `tools/site/offline-files.ts` writes the list into this script after the build. */
declare const self: WorkerScope & { readonly __WB_MANIFEST: readonly PrecacheEntry[] }

const { scope } = self.registration
let onFile = (): void => undefined
const list = self.__WB_MANIFEST
const isLanguageEntry = ({ url }: PrecacheEntry) => isOfLanguage(new URL(url, scope).href, scope)
const precaches = createPrecaches(
  list.filter((entry) => !isLanguageEntry(entry)),
  scope,
  () => onFile(),
)
const languages = createLanguages(list.filter(isLanguageEntry), scope)
/** Text that all pages of this version contain. */
const version = list.find(({ mark }) => mark !== undefined)?.mark
/** Requests to cache files run one at a time, because each counts its files. */
let last: Promise<unknown> = Promise.resolve()

self.addEventListener('install', (event) =>
  event.waitUntil(installVersion(precaches, languages, event)),
)

self.addEventListener('activate', (event) => {
  // Take control of the first visit's page as soon as everything is cached.
  event.waitUntil(cleanUp(precaches, languages, event).then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { readonly type?: unknown }
  // The player has accepted the new version.
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // An empty script also counts as a worker. The answer proves that this one is the map's.
  if (type === 'VERSION') event.ports[0]?.postMessage({ version })
  if (type !== 'KEEP') return
  last = last.then(() => cache(event.data as CacheRequest, event.ports[0], event))
  event.waitUntil(last)
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'POST' && new URL(request.url).search === shareTarget)
    event.respondWith(storeSharedFiles(request))
  if (request.method !== 'GET') return
  const ours = request.mode === 'navigate' || isListed(precaches, withoutQueryAndHash(request.url))
  if (ours) event.respondWith(answer(request))
  else if (request.url.startsWith(`${scope}${lastLandFolder}`))
    event.respondWith(answerLastLand(request))
  else if (isOfLanguage(request.url, scope)) event.respondWith(answerOfLanguage(request, languages))
})

async function cache(
  request: CacheRequest,
  port: MessagePort | undefined,
  event: WorkerEvent,
): Promise<void> {
  const of = askedPrecaches(precaches, request).reduce((sum, { urls }) => sum + urls.length, 0)
  let done = 0
  onFile = () => port?.postMessage({ done: ++done, of })
  const result = await cacheRequested(precaches, languages, request, event).catch(() => ({
    missed: [{ full: false }],
  }))
  onFile = () => undefined
  port?.postMessage(result)
}

/** Stores files that another app shared, and redirects to the map, which asks about each. */
async function storeSharedFiles(request: Request): Promise<Response> {
  const files = await request
    .formData()
    .then((form) => form.getAll('file'))
    .catch(() => [])
  for (const file of files)
    if (file instanceof File) await storeSharedFile(file).catch(console.warn)
  // The map reports it if no file could be stored.
  return Response.redirect(`${scope}?start#t=file`, 303)
}

/** Returns the picture of the last view. An empty response makes the page draw the land, without an error. */
async function answerLastLand(request: Request): Promise<Response> {
  const name = lastLandCache(new URL(scope).pathname)
  const found = await siteCaches()
    .then((cacheStorage) => cacheStorage.match(request, { cacheName: name }))
    .catch(() => undefined)
  return found ?? new Response()
}

/**
 * Answers from the cache, otherwise from the server. If both fail, the shell page explains that a world was never
 * opened here, or that the page doesn't exist.
 */
async function answer(request: Request): Promise<Response> {
  const cached = await findIfAny(withoutQueryAndHash(request.url))
  if (cached) return cached
  try {
    const response = await fetch(request)
    // For a server error, our own page explains more than the host's.
    return response.status >= 500 ? ((await instead(request)) ?? response) : response
  } catch (error) {
    const page = await instead(request)
    if (!page) throw error
    return page
  }
}

async function instead({ mode, url }: Request): Promise<Response | undefined> {
  if (mode !== 'navigate') return undefined
  return (
    (await findIfAny(straightUrl(url, scope))) ??
    (await findIfAny(new URL('shell.html', scope).href))
  )
}

/** A cache that can't be read, for example in a damaged profile, must not block access to the network. */
async function findIfAny(url: string): Promise<Response | undefined> {
  try {
    return await findCached(precaches, url)
  } catch (error) {
    console.warn('What is cached for offline use could not be read.', error)
    return undefined
  }
}
