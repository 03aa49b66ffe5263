import { canPictureShow, type PicturedLand, type SeenLand } from '../../world/start-pictures.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { baseUrl } from '../../platform/environment.ts'
import { lastLandFolder } from '../../platform/site-path.ts'
import { pageWorld } from '../../platform/page-world.ts'
import { browserStorage } from '../../storage/browser-storage.ts'
import { storageKeys } from '../../storage/names.ts'
import { pageEntryName } from '../../storage/page-entry-name.ts'

/**
 * The entry `last-land`: the cached picture of the last visit, and the data behind it. If nothing has changed, the
 * script in the page's head (`preloadLand`) requests the picture, and the map opens with it.
 */
export interface LastLand extends PicturedLand {
  /** Addresses of the land's small picture and of its painter. They change with the content. */
  readonly drawnFrom: string
  readonly language: string
  /** Address of the picture below {@link lastLandUrl}. Each picture has another one. */
  readonly src: string
  /** Centre of the map in world units. */
  readonly centre: Coordinate
}

declare global {
  interface Window {
    /** Set by the script in the page's head if the last visit's picture shows the first view of this visit. */
    lastLand?: LastLand
  }
}

export const lastLandName = (): string => pageEntryName(storageKeys.lastLand, 'world')

/** Returns the folder of the cached pictures. The service worker answers requests below it from the cache. */
export function lastLandUrl(version: string): string {
  return `${baseUrl.path}${lastLandFolder}${pageWorld().id}/${version}`
}

/** Returns the data from which this page draws its land. `drawnFrom` is '' in a world without start pictures. */
export function drawnFrom(): Pick<LastLand, 'drawnFrom' | 'language'> {
  const { dataset, lang } = document.documentElement
  return { drawnFrom: dataset['land'] ?? '', language: lang }
}

/** True if the page's head has requested the picture. @param onMissing called if it fails to load */
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

/** Clears the entry of a missing picture, so that no further visit requests it. */
function forget(src: string): void {
  const storage = browserStorage()
  // Keep the entry if another tab has stored a newer picture.
  if (storage?.getItem(lastLandName())?.includes(`"${src}"`)) storage.setItem(lastLandName(), '')
}

export function isInLastLand(seen: SeenLand): boolean {
  return window.lastLand !== undefined && canPictureShow(window.lastLand, seen)
}
