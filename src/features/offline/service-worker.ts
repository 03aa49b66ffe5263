import { findServiceWorker } from '../../storage/browser-services.ts'
import { serviceWorkers } from '../../storage/browser-storage.ts'
import { findCachedFiles } from './cached-files.ts'
import { publishedScript, versionOf } from './map-worker.ts'
import { isOfLanguage } from './model/language-files.ts'
import type { CacheRequest, CacheResult, CacheStep } from './model/precaches.ts'
import type { Offline } from './offline-state.ts'

export const updateCheckIntervalMs = 60 * 60 * 1000

/** Time in ms after which the page reloads even if the new version has not taken over. */
const reloadDelayMs = 5000

/** Time in ms without a message, after which no answer is expected. The worker reports each file. */
export const cacheTimeoutMs = 30_000

let followed: ServiceWorkerRegistration | undefined
let hasRequestedUpdate = false
/** True while a silent worker is being replaced, which is not a change of version. */
let replacing = false

/** Values of the page. They are passed in, so that this script doesn't contain modules that the page already has. */
export interface Owner {
  readonly base: string
  /** World of the page, or `null` if it shows none. */
  readonly world: string | null
  /** Other worlds to cache. Empty if the player has not asked for them. */
  readonly others: readonly string[]
  /** The language that the player prefers, which the page may not show yet. */
  readonly language: string
  readonly report: (change: Partial<Offline>) => void
  readonly reload: () => void
}

/** Makes the service worker cache the app shell and the page's world, reports the result, then caches other worlds. */
export async function cacheFiles(owner: Owner): Promise<void> {
  try {
    const registration = await register(owner)
    follow(registration, owner)
    const bytes = (await isActive(registration)) ? await cachedBytes(registration, owner) : 0
    if (bytes > 0) {
      owner.report({ state: 'ready', bytes })
      if (owner.others.length > 0) await cacheOthers(owner)
      return undefined
    }
  } catch (error) {
    console.warn('The files for offline use could not be cached.', error)
  }
  owner.report({ state: 'failed' })
  whenOnline(cacheFiles, owner)
  return undefined
}

/**
 * Registers the service worker. Browsers themselves accept even an empty script as an update, which the page can't
 * prevent, but it can check the first script.
 * @throws if the browser refuses, or if the script is not the map's
 */
async function register({ base }: Owner): Promise<ServiceWorkerRegistration> {
  const scope = new URL(base, window.location.origin).href
  const found = await findServiceWorker(base)
  if (found?.scope !== scope && (await publishedScript(base)) === null)
    throw new Error('What the host has for a worker is none.')
  const workers = serviceWorkers()
  if (!workers) throw new Error('The browser has no service workers for this site.')
  return workers.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' })
}

const tasksOnReconnect = new Set<(owner: Owner) => Promise<void>>()

function whenOnline(task: (owner: Owner) => Promise<void>, owner: Owner): void {
  if (tasksOnReconnect.has(task)) return
  tasksOnReconnect.add(task)
  const begin = () => {
    tasksOnReconnect.delete(task)
    void task(owner)
  }
  window.addEventListener('online', begin, { once: true })
}

/** Fetches again the language files that were loaded before the worker controlled the page, so that it caches them. */
async function cacheFetched(scope: string): Promise<void> {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  const addresses = new Set(fetched.filter((name) => isOfLanguage(name, scope)))
  await Promise.all(Array.from(addresses, (address) => fetch(address).catch(() => undefined)))
}

/** Caches the chosen language for all cached worlds. If the page is offline, retries when it is online. */
export async function cacheLanguage(owner: Owner): Promise<void> {
  const registration = await findServiceWorker(owner.base)
  if (!registration?.active) return
  await requestCaching(registration, owner, [])
}

/** Caches the other worlds that the player asked for, or stores that they are no longer wanted. */
export async function cacheOthers(owner: Owner): Promise<void> {
  const { report, others } = owner
  const registration = await findServiceWorker(owner.base)
  if (!registration) return
  const caching = requestCaching(registration, owner, others, (step) => {
    if (others.length > 0) report({ others: step })
  })
  const result = (await caching) ?? { missed: [{ full: false }] }
  report({ others: others.length > 0 ? result : null })
}

/** Activates the waiting version and reloads the page. Reloads in any case. */
export async function changeVersion(reload: () => void): Promise<void> {
  const waiting = followed?.waiting
  if (!waiting || (await versionOf(waiting)) === null) return reload()
  hasRequestedUpdate = true
  waiting.postMessage({ type: 'SKIP_WAITING' })
  setTimeout(reload, reloadDelayMs)
  return undefined
}

/** Settles when the worker is active, that is, when every file was fetched. False if installing failed. */
async function isActive({
  active,
  waiting,
  installing,
}: ServiceWorkerRegistration): Promise<boolean> {
  const worker = active ?? waiting ?? installing
  return worker !== null && becomes(worker, 'activated')
}

/** @returns false if the worker is discarded */
function becomes(worker: ServiceWorker, state: 'installed' | 'activated'): Promise<boolean> {
  const after: readonly ServiceWorkerState[] = ['installed', 'activating', 'activated']
  return new Promise((resolve) => {
    const look = () => {
      if (after.indexOf(worker.state) >= after.indexOf(state)) resolve(true)
      else if (worker.state === 'redundant') resolve(false)
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

/** Returns the size of the cached files, or 0 if a file is missing, for example because storage is full. */
async function cachedBytes(registration: ServiceWorkerRegistration, owner: Owner): Promise<number> {
  const { scope, active } = registration
  const worlds = ownWorlds(owner)
  const look = () => findCachedFiles(scope, worlds, owner.language)
  await cacheFetched(scope)
  const before = await look()
  // Ask even if nothing is missing: a waiting version must learn which world was opened, and cache it too.
  const caching = requestCaching(registration, owner, worlds)
  const answers = (await versionOf(active)) !== null
  if (before.missing.length === 0 && answers) return before.bytes
  const result = await caching
  if (!answers && result === null)
    return (await replaceSilent(registration, owner)) ? cachedBytes(registration, owner) : 0
  const { bytes, missing } = await look()
  return missing.length === 0 ? bytes : 0
}

/**
 * Replaces a worker that doesn't answer, such as an empty script that the browser took for a new version. Nothing is
 * served from the caches then, so the page came from the server and the player need not be asked.
 */
async function replaceSilent(
  registration: ServiceWorkerRegistration,
  { base, report }: Owner,
): Promise<boolean> {
  if ((await publishedScript(base)) === null) return false
  replacing = true
  await registration.update().catch(() => undefined)
  const next = registration.installing ?? registration.waiting
  if (next && (await becomes(next, 'installed')) && (await versionOf(next)) !== null) {
    next.postMessage({ type: 'SKIP_WAITING' })
    replacing = await becomes(next, 'activated')
  } else replacing = false
  if (replacing) report({ update: null })
  return replacing
}

/** Sends the request. If the language can't be fetched, retries when the page is online. */
async function requestCaching(
  registration: ServiceWorkerRegistration,
  owner: Owner,
  worlds: readonly string[],
  onStep?: (step: CacheStep) => void,
): Promise<CacheResult | null> {
  const { others, language } = owner
  const wanted = { opened: ownWorlds(owner), all: others.length > 0, language }
  const result = await sendCacheRequest(registration, { type: 'KEEP', worlds, ...wanted }, onStep)
  if (result?.speaks === false) whenOnline(cacheLanguage, owner)
  return result
}

function ownWorlds({ world }: Owner): readonly string[] {
  return world === null ? [] : [world]
}

/** @returns `null` without an answer, because workers of older versions don't know this message */
function sendCacheRequest(
  { active, waiting }: ServiceWorkerRegistration,
  request: CacheRequest,
  onStep: (step: CacheStep) => void = () => undefined,
): Promise<CacheResult | null> {
  waiting?.postMessage(request)
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const end = (result: CacheResult | null) => {
      port1.close()
      clearTimeout(timer)
      resolve(result)
    }
    let timer = setTimeout(() => end(null), cacheTimeoutMs)
    port1.addEventListener('message', ({ data }: MessageEvent<CacheStep | CacheResult>) => {
      if ('missed' in data) return end(data)
      clearTimeout(timer)
      timer = setTimeout(() => end(null), cacheTimeoutMs)
      return onStep(data)
    })
    port1.start()
    active?.postMessage(request, [port2])
  })
}

/** Reports newer versions, which never become active without the player's consent. */
function follow(registration: ServiceWorkerRegistration, { base, report, reload }: Owner): void {
  if (followed === registration) return
  followed = registration
  // The first worker takes control of a page that had none, which is no change of version.
  let first = !registration.active
  serviceWorkers()?.addEventListener('controllerchange', () => {
    if (hasRequestedUpdate) reload()
    else if (!first && !replacing) report({ update: 'elsewhere' })
    first = false
  })
  const look = async () => {
    const { waiting, active } = registration
    if (!waiting || !active || (await versionOf(waiting)) === null) return
    if (registration.waiting === waiting && !replacing) report({ update: 'waiting' })
  }
  const attend = () => registration.installing?.addEventListener('statechange', () => void look())
  registration.addEventListener('updatefound', attend)
  attend()
  void look()
  lookForUpdates(registration, base)
}

function lookForUpdates(registration: ServiceWorkerRegistration, base: string): void {
  let last = Date.now()
  // Use the absolute difference: a clock that was years ahead and is set back would otherwise stop the checks.
  document.addEventListener('visibilitychange', () => {
    if (
      document.visibilityState !== 'visible' ||
      Math.abs(Date.now() - last) < updateCheckIntervalMs
    )
      return
    last = Date.now()
    void lookForUpdate(registration, base)
  })
}

async function lookForUpdate(registration: ServiceWorkerRegistration, base: string): Promise<void> {
  if ((await publishedScript(base)) !== null) await registration.update().catch(() => undefined)
}
