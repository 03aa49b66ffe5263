import { shows, type PicturedLand, type SeenLand } from '../../world/start-pictures.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { baseUrl } from '../../platform/environment.ts'
import { lastLandFolder } from '../../platform/site-path.ts'
import { pageWorld } from '../../platform/page-world.ts'
import { browserStorage } from '../../storage/browser-storage.ts'
import { entryName, firstPlaythrough, storageKeys } from '../../storage/names.ts'

/**
 * What is stored under `last-land`: what a picture of the land shows that the last visit left in the browser's cache, and what it
 * was drawn from. The page's head has it at hand where all of that is the same now, and the map begins there (`preloadLand`).
 */
export interface LastLand extends PicturedLand {
  /** The land and its painter, by the addresses of their files: those of its small picture and its painter change with what they hold. */
  readonly drawnFrom: string
  /** In which the land is lettered. */
  readonly language: string
  /** The picture's address below {@link lastLandUrl}, another for each picture. */
  readonly src: string
  /** Where the middle of the map was, in world units. */
  readonly centre: Coordinate
}

declare global {
  interface Window {
    /** What the page's head found that the last visit left of the very view with which the map begins. */
    lastLand?: LastLand
  }
}

export const lastLandName = (): string =>
  entryName(storageKeys.lastLand, 'world', { world: pageWorld(), playthrough: firstPlaythrough })

/** Below which address a picture is cached, which the service worker answers from there. */
export function lastLandUrl(version: string): string {
  return `${baseUrl.path}${lastLandFolder}${pageWorld().id}/${version}`
}

/** What the land of this page is drawn from; no files in a world without pictures of its start. */
export function drawnFrom(): Pick<LastLand, 'drawnFrom' | 'language'> {
  const { dataset, lang } = document.documentElement
  return { drawnFrom: dataset['land'] ?? '', language: lang }
}

/** Whether the head has asked for the picture that the last visit left. @param onMissing called where that is gone */
export function openLastLand(onMissing: () => void): boolean {
  if (!window.lastLand) return false
  const { src } = window.lastLand
  const image = new Image()
  image.addEventListener('error', () => {
    delete window.lastLand
    forget(src)
    onMissing()
  })
  image.src = src
  return true
}

/** So that no visit asks again for a picture that is gone. */
function forget(src: string): void {
  const storage = browserStorage()
  // Another tab may have left another one meanwhile.
  if (storage?.getItem(lastLandName())?.includes(`"${src}"`)) storage.setItem(lastLandName(), '')
}

/** Whether the picture shows all that is seen of the land, or will. */
export function isInLastLand(seen: SeenLand): boolean {
  return window.lastLand !== undefined && shows(window.lastLand, seen)
}
