import { create } from 'zustand'
import type { Offline } from './offline-state.ts'
import { browserStorage, serviceWorkers } from '../../storage/browser-storage.ts'
import { whenIdle } from '../../platform/when-idle.ts'

/** The state is not stored: each visit asks the browser. */
export const useOffline = create<Offline>()(() => ({
  state: isSupported() ? 'preparing' : 'unsupported',
  bytes: 0,
  update: null,
  hold: null,
  others: null,
}))

/** Starts caching when the page is idle, so that nothing is delayed. The world is cached if the page shows it. */
export function startOffline(showsWorld: boolean): void {
  const done = started && (opened || !showsWorld)
  if (useOffline.getState().state === 'unsupported' || done) return
  started = true
  opened = showsWorld
  // The browser saves data, so wait until the player asks for caching.
  if (savesData()) useOffline.setState({ state: 'saving' })
  else whenQuiet(prepareOffline)
}

/** Fetches and caches missing files. Also called to retry. */
export function prepareOffline(): void {
  useOffline.setState({ state: 'preparing' })
  caching().then(
    ({ cacheAll }) => cacheAll(opened),
    () => useOffline.setState({ state: 'failed' }),
  )
}

/** Caches all worlds, or stops keeping them, as the settings say. Also called to retry. */
export async function changeOthers(): Promise<void> {
  await (await caching()).cacheOtherWorlds(opened)
}

/** Switches to the newer version and restores what is on screen. */
export async function switchToNewerVersion(): Promise<void> {
  await (await caching()).switchToNewer()
}

const caching = () => import('./offline-caching.ts')

/** Whether the browser is set to save data. Not every browser reports it. */
export function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

let started = false
let opened = false

/**
 * False inside another site's frame, whose visitors have not asked for this site's files. False without local storage:
 * such browsers refuse service workers too, and log each attempt as an error.
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
