import {
  straightUrl,
  type KeepRequest,
  type KeptEntry,
} from '../../../domain/offline/kept-parts.ts'
import { isOfLanguage } from '../../../domain/offline/language-files.ts'
import { askedParts, cleanUp, installVersion, keepAsked } from './keep.ts'
import { answerOfLanguage, createLanguages } from './languages.ts'
import { bare, createParts, findKept, isListed } from './parts.ts'
import type { WorkerEvent, WorkerScope } from './worker-scope.ts'

/** The list is written into this script once the site is built: tools/site/offline-files.ts. */
declare const self: WorkerScope & { readonly __WB_MANIFEST: readonly KeptEntry[] }

const { scope } = self.registration
let onFile = (): void => undefined
const list = self.__WB_MANIFEST
const isSpoken = ({ url }: KeptEntry) => isOfLanguage(new URL(url, scope).href, scope)
const parts = createParts(
  list.filter((entry) => !isSpoken(entry)),
  scope,
  () => onFile(),
)
const languages = createLanguages(list.filter(isSpoken), scope)
/** What the pages of this version have in them. */
const version = list.find(({ mark }) => mark !== undefined)?.mark
/** One request to keep files at a time: each counts what it does. */
let last: Promise<unknown> = Promise.resolve()

self.addEventListener('install', (event) =>
  event.waitUntil(installVersion(parts, languages, event)),
)

self.addEventListener('activate', (event) => {
  // The first visit is served from the cache, too, as soon as everything is there.
  event.waitUntil(cleanUp(parts, languages, event).then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { readonly type?: unknown }
  // A new version waits until the player asks for it.
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // An empty script is a worker too: by this a page knows one of the map's.
  if (type === 'VERSION') event.ports[0]?.postMessage({ version })
  if (type !== 'KEEP') return
  last = last.then(() => keep(event.data as KeepRequest, event.ports[0], event))
  event.waitUntil(last)
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const ours = request.mode === 'navigate' || isListed(parts, bare(request.url))
  if (ours) event.respondWith(answer(request))
  else if (isOfLanguage(request.url, scope)) event.respondWith(answerOfLanguage(request, languages))
})

async function keep(
  request: KeepRequest,
  port: MessagePort | undefined,
  event: WorkerEvent,
): Promise<void> {
  const of = askedParts(parts, request).reduce((sum, { urls }) => sum + urls.length, 0)
  let done = 0
  onFile = () => port?.postMessage({ done: ++done, of })
  const result = await keepAsked(parts, languages, request, event).catch(() => ({
    missed: [{ full: false }],
  }))
  onFile = () => undefined
  port?.postMessage(result)
}

/**
 * What is kept is not asked for again. Any other address is the server's to answer; without it the shell says that
 * a world was never opened here, or that there is no such page.
 */
async function answer(request: Request): Promise<Response> {
  const kept = await findIfAny(bare(request.url))
  if (kept) return kept
  try {
    const response = await fetch(request)
    // Our own page says better than the host's that this one cannot be had now.
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

/** A cache that the browser cannot read, as on a damaged profile, must not stand between the page and the network. */
async function findIfAny(url: string): Promise<Response | undefined> {
  try {
    return await findKept(parts, url)
  } catch (error) {
    console.warn('What is kept for offline use could not be read.', error)
    return undefined
  }
}
