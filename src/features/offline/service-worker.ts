import { findServiceWorker } from '../../storage/browser-services.ts'
import { serviceWorkers } from '../../storage/browser-storage.ts'
import { findCachedFiles } from './cached-files.ts'
import { publishedScript, versionOf } from './map-worker.ts'
import { isOfLanguage } from './model/language-files.ts'
import type { CacheRequest, CacheResult, CacheStep } from './model/precaches.ts'
import type { Offline } from './offline-state.ts'

/** Milliseconds between two looks for a newer version, at the least. */
export const lookAgainAfter = 60 * 60 * 1000

/** Milliseconds that a change of version may take before the page is loaded anew without it. */
const patience = 5000

/** Milliseconds without a word from the worker, which tells of each file, after which none is expected. */
export const silence = 30_000

let followed: ServiceWorkerRegistration | undefined
/** Whether this tab's player has asked for the newer version. */
let asked = false
/** Whether a worker that says nothing is being replaced: that is no change of version. */
let replacing = false

/** Given rather than imported, so that this script holds nothing that the page already has. */
export interface Owner {
  /** The path that everything lies below. */
  readonly base: string
  /** The page's world; null where it shows none. */
  readonly world: string | null
  /** The worlds that are cached besides; none where the player has not asked for them. */
  readonly others: readonly string[]
  /** What the player wants to read, be it set by now or not. */
  readonly language: string
  readonly report: (change: Partial<Offline>) => void
  readonly reload: () => void
}

/** Has the service worker cache the app shell and the page's world, and says so once it does; then the others. */
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
 * A browser looks at each visit by itself whether the script has changed, and takes an empty one for a worker; nothing can
 * stop it. But the first one comes from here.
 *
 * @throws when registering is refused, or what would be registered is no worker of the map's
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

/** What the next connection is awaited for. */
const awaiting = new Set<(owner: Owner) => Promise<void>>()

function whenOnline(task: (owner: Owner) => Promise<void>, owner: Owner): void {
  if (awaiting.has(task)) return
  awaiting.add(task)
  const begin = () => {
    awaiting.delete(task)
    void task(owner)
  }
  window.addEventListener('online', begin, { once: true })
}

/** The language's files that this page fetched before the worker controlled it. They are fetched again, so that the worker caches them. */
async function cacheFetched(scope: string): Promise<void> {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  const addresses = new Set(fetched.filter((name) => isOfLanguage(name, scope)))
  await Promise.all(Array.from(addresses, (address) => fetch(address).catch(() => undefined)))
}

/** Has every cached world in the language that was chosen; without a connection, as soon as there is one. */
export async function cacheLanguage(owner: Owner): Promise<void> {
  const registration = await findServiceWorker(owner.base)
  if (!registration?.active) return
  await askToCache(registration, owner, [])
}

/** Has the other worlds cached that the player asked for, or notes that none was. */
export async function cacheOthers(owner: Owner): Promise<void> {
  const { report, others } = owner
  const registration = await findServiceWorker(owner.base)
  if (!registration) return
  const caching = askToCache(registration, owner, others, (step) => {
    if (others.length > 0) report({ others: step })
  })
  const result = (await caching) ?? { missed: [{ full: false }] }
  report({ others: others.length > 0 ? result : null })
}

/** The page is loaded anew when the newer version has taken over, and in any case. */
export async function changeVersion(reload: () => void): Promise<void> {
  const waiting = followed?.waiting
  if (!waiting || (await versionOf(waiting)) === null) return reload()
  asked = true
  waiting.postMessage({ type: 'SKIP_WAITING' })
  setTimeout(reload, patience)
  return undefined
}

/** A worker becomes active only after every file was fetched. */
async function isActive({
  active,
  waiting,
  installing,
}: ServiceWorkerRegistration): Promise<boolean> {
  const worker = active ?? waiting ?? installing
  return worker !== null && becomes(worker, 'activated')
}

/** @returns false where it is given up before */
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

/** How many bytes are cached; 0 when a file is missing, for instance since there is no room for it. */
async function cachedBytes(registration: ServiceWorkerRegistration, owner: Owner): Promise<number> {
  const { scope, active } = registration
  const worlds = ownWorlds(owner)
  const look = () => findCachedFiles(scope, worlds, owner.language)
  await cacheFetched(scope)
  const before = await look()
  // Also where all is there: a version that waits learns which world was opened, and caches it as well.
  const caching = askToCache(registration, owner, worlds)
  const answers = (await versionOf(active)) !== null
  if (before.missing.length === 0 && answers) return before.bytes
  const result = await caching
  if (!answers && result === null)
    return (await replaceSilent(registration, owner)) ? cachedBytes(registration, owner) : 0
  const { bytes, missing } = await look()
  return missing.length === 0 ? bytes : 0
}

/**
 * An empty script that the browser took for a new version takes over once no page is open. It caches nothing and answers
 * nothing, though all that was cached is still there. The next worker of the map takes its place, without a question: the
 * page came from the server by then.
 *
 * @returns whether one has
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

/** What cannot be had in the current language is asked for again with a connection. */
async function askToCache(
  registration: ServiceWorkerRegistration,
  owner: Owner,
  worlds: readonly string[],
  onStep?: (step: CacheStep) => void,
): Promise<CacheResult | null> {
  const { others, language } = owner
  const wanted = { opened: ownWorlds(owner), all: others.length > 0, language }
  const result = await ask(registration, { type: 'KEEP', worlds, ...wanted }, onStep)
  if (result?.speaks === false) whenOnline(cacheLanguage, owner)
  return result
}

function ownWorlds({ world }: Owner): readonly string[] {
  return world === null ? [] : [world]
}

/** @returns null where the worker says nothing: those of older versions do not know what is asked */
function ask(
  { active, waiting }: ServiceWorkerRegistration,
  request: CacheRequest,
  onStep: (step: CacheStep) => void = () => undefined,
): Promise<CacheResult | null> {
  waiting?.postMessage(request)
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const end = (result: CacheResult | null) => {
      port1.close()
      clearTimeout(patienceEnds)
      resolve(result)
    }
    let patienceEnds = setTimeout(() => end(null), silence)
    port1.addEventListener('message', ({ data }: MessageEvent<CacheStep | CacheResult>) => {
      if ('missed' in data) return end(data)
      clearTimeout(patienceEnds)
      patienceEnds = setTimeout(() => end(null), silence)
      return onStep(data)
    })
    port1.start()
    active?.postMessage(request, [port2])
  })
}

/** Notices newer versions. None of them ever takes over by itself. */
function follow(registration: ServiceWorkerRegistration, { base, report, reload }: Owner): void {
  if (followed === registration) return
  followed = registration
  // The very first worker takes over a page that had none: that is no change of version.
  let first = !registration.active
  serviceWorkers()?.addEventListener('controllerchange', () => {
    if (asked) reload()
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
  // A clock that is put back counts as well, or one that was years ahead would end the looking.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Math.abs(Date.now() - last) < lookAgainAfter)
      return
    last = Date.now()
    void lookForUpdate(registration, base)
  })
}

async function lookForUpdate(registration: ServiceWorkerRegistration, base: string): Promise<void> {
  if ((await publishedScript(base)) !== null) await registration.update().catch(() => undefined)
}
