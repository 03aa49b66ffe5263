import { create } from 'zustand'
import type { Offline } from './offline-state.ts'
import { browserStorage, serviceWorkers } from '../../storage/browser-storage.ts'
import { whenIdle } from '../../platform/when-idle.ts'

/** Not stored: the browser itself is asked at each visit. */
export const useOffline = create<Offline>()(() => ({
  state: isSupported() ? 'preparing' : 'unsupported',
  bytes: 0,
  update: null,
  hold: null,
  others: null,
}))

/**
 * Begins once the page is quiet, so that nothing that the player waits for is held up.
 *
 * @param showsWorld whether the page shows its world, which is then cached; else only what all worlds share
 */
export function startOffline(showsWorld: boolean): void {
  const done = started && (opened || !showsWorld)
  if (useOffline.getState().state === 'unsupported' || done) return
  started = true
  opened = showsWorld
  // Who has their browser save data asks for it.
  if (savesData()) useOffline.setState({ state: 'saving' })
  else whenQuiet(prepareOffline)
}

/** Fetches and caches what is missing; also to try again. */
export function prepareOffline(): void {
  useOffline.setState({ state: 'preparing' })
  caching().then(
    ({ cacheAll }) => cacheAll(opened),
    () => useOffline.setState({ state: 'failed' }),
  )
}

/** Has all worlds cached, or no longer, as the settings say; also to try again. */
export async function changeOthers(): Promise<void> {
  await (await caching()).cacheOtherWorlds(opened)
}

/** Changes over to the newer version and brings back what is on screen. */
export async function changeOver(): Promise<void> {
  await (await caching()).takeNewer()
}

/** What the first view does without. */
const caching = () => import('./offline-caching.ts')

/** Whether the player has asked the browser to save data. Not every browser tells. */
export function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

let started = false
let opened = false

/**
 * Not in another site's frame: who shows a map there has not asked for its files to be cached. A browser that refuses local
 * storage refuses service workers as well, and logs each attempt as an error.
 */
function isSupported(): boolean {
  return (
    import.meta.env.PROD &&
    serviceWorkers() !== undefined &&
    browserStorage() !== undefined &&
    window.top === window
  )
}

function whenQuiet(task: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenQuiet(task), { once: true })
  } else whenIdle(task)
}
