import { fetchGeography } from './load-geography.ts'
import { tileSizeAt } from './tile-grid.ts'

/** The land's worker and file, under way before the app is read. */
export interface EarlyLand {
  readonly worker: Worker
  /** Rejects when the file could not be loaded. */
  readonly geography: Promise<ArrayBuffer>
  /** The worker's own file could not be loaded or run. */
  failed: boolean
}

declare global {
  interface Window {
    /** From the script in the page's head to the app; nothing once the app has it. */
    earlyLand?: EarlyLand
  }
}

export function workersCanDraw(): boolean {
  return typeof Worker === 'function' && typeof OffscreenCanvas === 'function'
}

/** The worker is told the size of its tiles by its name. */
export function landWorkerName(): string {
  return String(tileSizeAt(window.devicePixelRatio))
}

/** Does nothing in a browser whose workers cannot draw. */
export function startEarlyLand(workerUrl: string, geographyUrl: string): void {
  if (!workersCanDraw()) return
  const worker = new Worker(workerUrl, { type: 'module', name: landWorkerName() })
  const land: EarlyLand = { worker, geography: fetchGeography(geographyUrl), failed: false }
  worker.addEventListener('error', () => (land.failed = true))
  // Whoever takes it says so.
  land.geography.catch(() => undefined)
  window.earlyLand = land
}

/** What the page's head has started, which now belongs to the caller. */
export function takeEarlyLand(): EarlyLand | undefined {
  const land = window.earlyLand
  delete window.earlyLand
  return land
}
