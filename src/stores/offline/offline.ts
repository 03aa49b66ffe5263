import { create } from 'zustand'
import { baseUrl } from '../links/environment.ts'
import { reloadPage } from './hand-over.ts'
import type { Offline } from './offline-state.ts'

/** Not kept: the browser itself is asked at each visit. */
export const useOffline = create<Offline>()(() => ({
  state: isSupported() ? 'preparing' : 'unsupported',
  bytes: 0,
  update: null,
}))

/** Begins once the page is quiet, so that nothing that the player waits for is held up. */
export function startOffline(): void {
  if (useOffline.getState().state === 'unsupported' || started) return
  started = true
  whenQuiet(prepareOffline)
}

/** Fetches and keeps what is missing; also to try again. */
export function prepareOffline(): void {
  useOffline.setState({ state: 'preparing' })
  import('./service-worker.ts').then(
    ({ keepFiles }) =>
      keepFiles({ base: baseUrl.path, report: useOffline.setState, reload: reloadPage }),
    () => useOffline.setState({ state: 'failed' }),
  )
}

/** Changes over to the newer version and brings back what is on screen. */
export async function changeOver(): Promise<void> {
  const { changeVersion } = await import('./service-worker.ts')
  changeVersion(reloadPage)
}

let started = false

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
  } else if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5000 })
  else setTimeout(task, 1000)
}
