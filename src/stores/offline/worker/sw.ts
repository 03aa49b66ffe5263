import {
  straightUrl,
  type KeepRequest,
  type KeptEntry,
} from '../../../domain/offline/kept-parts.ts'
import { isOfLanguage } from '../../../domain/offline/language-files.ts'
import { askedParts, cleanUp, installVersion, keepAsked } from './keep.ts'
import { answerOfLanguage } from './languages.ts'
import { createParts, findKept, isListed } from './parts.ts'
import type { WorkerEvent, WorkerScope } from './worker-scope.ts'

/** The list is written into this script once the site is built: tools/site/offline-files.ts. */
declare const self: WorkerScope & { readonly __WB_MANIFEST: readonly KeptEntry[] }

const { scope } = self.registration
let onFile = (): void => undefined
const parts = createParts(self.__WB_MANIFEST, scope, () => onFile())
/** One request to keep files at a time: each counts what it does. */
let last: Promise<unknown> = Promise.resolve()

self.addEventListener('install', (event) => event.waitUntil(installVersion(parts, scope, event)))

self.addEventListener('activate', (event) => {
  // The first visit is served from the cache, too, as soon as everything is there.
  event.waitUntil(cleanUp(parts, scope, event).then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { readonly type?: unknown }
  // A new version waits until the player asks for it.
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  if (type !== 'KEEP') return
  last = last.then(() => keep(event.data as KeepRequest, event.ports[0], event))
  event.waitUntil(last)
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const ours = request.mode === 'navigate' || isListed(parts, bare(request.url))
  if (ours) event.respondWith(answer(request))
  else if (isOfLanguage(request.url, scope)) event.respondWith(answerOfLanguage(request, scope))
})

async function keep(
  request: KeepRequest,
  port: MessagePort | undefined,
  event: WorkerEvent,
): Promise<void> {
  const of = askedParts(parts, request).reduce((sum, { urls }) => sum + urls.length, 0)
  let done = 0
  onFile = () => port?.postMessage({ done: ++done, of })
  const result = await keepAsked(parts, scope, request, event).catch(() => ({
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
  const kept = await findKept(parts, bare(request.url))
  if (kept) return kept
  try {
    return await fetch(request)
  } catch (error) {
    const instead =
      request.mode === 'navigate'
        ? ((await findKept(parts, straightUrl(request.url, scope))) ??
          (await findKept(parts, new URL('shell.html', scope).href)))
        : undefined
    if (!instead) throw error
    return instead
  }
}

/** An address may hold a marker, and whatever others append to links. */
function bare(url: string): string {
  return url.replace(/[?#].*/, '')
}
