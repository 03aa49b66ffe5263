import { findKeptFiles } from './kept-files.ts'
import type { Offline } from './offline-state.ts'

/** Milliseconds between two looks for a newer version, at the least. */
export const lookAgainAfter = 60 * 60 * 1000

/** Milliseconds that a change of version may take before the page is loaded anew without it. */
const patience = 5000

let followed: ServiceWorkerRegistration | undefined
/** Whether this tab's player has asked for the newer version. */
let asked = false

/** Given rather than imported, so that this script holds nothing that the page already has. */
interface Owner {
  /** The path that everything lies below. */
  readonly base: string
  readonly report: (change: Partial<Offline>) => void
  readonly reload: () => void
}

/** Has the service worker keep every file of the site, and says so once it does. */
export async function keepFiles(owner: Owner): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(`${owner.base}sw.js`, {
      scope: owner.base,
      updateViaCache: 'none',
    })
    follow(registration, owner)
    const bytes = (await isActive(registration)) ? await bytesKept(registration.scope) : 0
    if (bytes > 0) return owner.report({ state: 'ready', bytes })
  } catch (error) {
    console.warn('The files for offline use could not be kept.', error)
  }
  owner.report({ state: 'failed' })
  window.addEventListener('online', () => void keepFiles(owner), { once: true })
  return undefined
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

/** How many bytes are kept; 0 when a file is missing, for instance since the browser was told to forget it. */
async function bytesKept(scope: string): Promise<number> {
  const before = await findKeptFiles(scope)
  if (before.missing.length === 0) return before.bytes
  // The worker keeps what it has to fetch.
  await Promise.allSettled(before.missing.map((address) => fetch(address)))
  const { bytes, missing } = await findKeptFiles(scope)
  return missing.length === 0 ? bytes : 0
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
