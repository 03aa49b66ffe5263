import { create } from 'zustand'
import { baseUrl } from '../links/environment.ts'
import { useSettings } from '../settings/settings.ts'
import { pageWorld, siteWorlds } from '../world/page-world.ts'
import { reloadPage } from './hand-over.ts'
import type { Offline } from './offline-state.ts'
import { whenIdle } from './when-idle.ts'

/** Not kept: the browser itself is asked at each visit. */
export const useOffline = create<Offline>()(() => ({
  state: isSupported() ? 'preparing' : 'unsupported',
  bytes: 0,
  update: null,
  others: null,
}))

/**
 * Begins once the page is quiet, so that nothing that the player waits for is held up.
 *
 * @param showsWorld whether the page shows its world, which is then kept; else only what all worlds share
 */
export function startOffline(showsWorld: boolean): void {
  const done = started && (opened || !showsWorld)
  if (useOffline.getState().state === 'unsupported' || done) return
  started = true
  opened = showsWorld
  // Who has their browser save data asks for it.
  if (connection?.saveData) useOffline.setState({ state: 'saving' })
  else whenQuiet(prepareOffline)
}

/** Fetches and keeps what is missing; also to try again. */
export function prepareOffline(): void {
  useOffline.setState({ state: 'preparing' })
  import('./service-worker.ts').then(
    ({ keepFiles }) => keepFiles(owner()),
    () => useOffline.setState({ state: 'failed' }),
  )
}

/** Has all worlds kept, or no longer, as the settings say; also to try again. */
export async function changeOthers(): Promise<void> {
  const { keepOthers } = await import('./service-worker.ts')
  await keepOthers(owner())
}

function owner() {
  const { id } = pageWorld()
  const worlds = [siteWorlds.home, ...siteWorlds.others]
  return {
    base: baseUrl.path,
    world: opened ? id : null,
    others: useSettings.getState().keepAllWorlds ? worlds.filter((world) => world !== id) : [],
    report: useOffline.setState,
    reload: reloadPage,
  }
}

/** Changes over to the newer version and brings back what is on screen. */
export async function changeOver(): Promise<void> {
  const { changeVersion } = await import('./service-worker.ts')
  changeVersion(reloadPage)
}

/** Not in every browser. */
const { connection } = (globalThis.navigator ?? {}) as {
  readonly connection?: { readonly saveData?: boolean }
}

let started = false
let opened = false

/** Not in another site's frame: who shows a map there has not asked for its files to be kept. */
function isSupported(): boolean {
  return (
    import.meta.env.PROD &&
    typeof navigator !== 'undefined' &&
    'serviceWorker' in navigator &&
    window.top === window
  )
}

function whenQuiet(task: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenQuiet(task), { once: true })
  } else whenIdle(task)
}
