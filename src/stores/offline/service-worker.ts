import { findKeptFiles } from './kept-files.ts'
import { isOfLanguage } from '../../domain/offline/language-files.ts'
import type { KeepRequest, KeepResult, KeepStep } from '../../domain/offline/kept-parts.ts'
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

/** Given rather than imported, so that this script holds nothing that the page already has. */
interface Owner {
  /** The path that everything lies below. */
  readonly base: string
  /** The page's world; null where it shows none. */
  readonly world: string | null
  /** The worlds that are kept besides; none where the player has not asked for them. */
  readonly others: readonly string[]
  readonly report: (change: Partial<Offline>) => void
  readonly reload: () => void
}

/** Has the service worker keep the house and the page's world, and says so once it does; then the others. */
export async function keepFiles(owner: Owner): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(`${owner.base}sw.js`, {
      scope: owner.base,
      updateViaCache: 'none',
    })
    follow(registration, owner)
    const bytes = (await isActive(registration)) ? await bytesKept(registration, owner) : 0
    if (bytes > 0) {
      owner.report({ state: 'ready', bytes })
      await keepLanguage(new URL(owner.base, window.location.origin).href)
      if (owner.others.length > 0) await keepOthers(owner)
      return undefined
    }
  } catch (error) {
    console.warn('The files for offline use could not be kept.', error)
  }
  owner.report({ state: 'failed' })
  window.addEventListener('online', () => void keepFiles(owner), { once: true })
  return undefined
}

/** What this page fetched of its language before the worker was there: asked for again, it is kept. */
async function keepLanguage(scope: string): Promise<void> {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  const addresses = new Set(fetched.filter((name) => isOfLanguage(name, scope)))
  await Promise.all(Array.from(addresses, (address) => fetch(address).catch(() => undefined)))
}

/** Has the other worlds kept that the player asked for, or notes that none was. */
export async function keepOthers(owner: Owner): Promise<void> {
  const { report, others } = owner
  const registration = await navigator.serviceWorker.getRegistration(owner.base)
  if (!registration) return
  const keeping = ask(registration, requestOf(owner, others), (step) => {
    if (others.length > 0) report({ others: step })
  })
  const result = (await keeping) ?? { missed: [{ full: false }] }
  report({ others: others.length > 0 ? result : null })
}

/** The page is loaded anew when the newer version has taken over, and in any case. */
export function changeVersion(reload: () => void): void {
  const waiting = followed?.waiting
  if (!waiting) return reload()
  asked = true
  waiting.postMessage({ type: 'SKIP_WAITING' })
  setTimeout(reload, patience)
  return undefined
}

/** A worker becomes active only after every file was fetched. */
function isActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
  const worker = active ?? waiting ?? installing
  return new Promise((resolve) => {
    const look = () => {
      if (worker?.state === 'activated') resolve(true)
      else if (!worker || worker.state === 'redundant') resolve(false)
    }
    worker?.addEventListener('statechange', look)
    look()
  })
}

/** How many bytes are kept; 0 when a file is missing, for instance since there is no room for it. */
async function bytesKept(registration: ServiceWorkerRegistration, owner: Owner): Promise<number> {
  const { scope } = registration
  const worlds = ownWorlds(owner)
  const before = await findKeptFiles(scope, worlds)
  // Also where all is there: a version that waits learns which world was opened, and keeps it as well.
  const keeping = ask(registration, requestOf(owner, worlds))
  if (before.missing.length === 0) return before.bytes
  await keeping
  const { bytes, missing } = await findKeptFiles(scope, worlds)
  return missing.length === 0 ? bytes : 0
}

function requestOf(owner: Owner, worlds: readonly string[]): KeepRequest {
  return { type: 'KEEP', worlds, opened: ownWorlds(owner), all: owner.others.length > 0 }
}

function ownWorlds({ world }: Owner): readonly string[] {
  return world === null ? [] : [world]
}

/** @returns null where the worker says nothing: those of older versions do not know what is asked */
function ask(
  { active, waiting }: ServiceWorkerRegistration,
  request: KeepRequest,
  onStep: (step: KeepStep) => void = () => undefined,
): Promise<KeepResult | null> {
  waiting?.postMessage(request)
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const end = (result: KeepResult | null) => {
      port1.close()
      clearTimeout(patienceEnds)
      resolve(result)
    }
    let patienceEnds = setTimeout(() => end(null), silence)
    port1.addEventListener('message', ({ data }: MessageEvent<KeepStep | KeepResult>) => {
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
function follow(registration: ServiceWorkerRegistration, { report, reload }: Owner): void {
  if (followed === registration) return
  followed = registration
  // The very first worker takes over a page that had none: that is no change of version.
  let first = !registration.active
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (asked) reload()
    else if (!first) report({ update: 'elsewhere' })
    first = false
  })
  const look = () => {
    if (registration.waiting && registration.active) report({ update: 'waiting' })
  }
  const attend = () => registration.installing?.addEventListener('statechange', look)
  registration.addEventListener('updatefound', attend)
  attend()
  look()
  lookForUpdates(registration)
}

function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < lookAgainAfter) return
    last = Date.now()
    registration.update().catch(() => undefined)
  })
}
