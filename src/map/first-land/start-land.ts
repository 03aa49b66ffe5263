import { worldFileUrl } from '../../stores/world/world-files.ts'
import { createLandTiles, type LandTiles } from '../basemap/tiles/land-tiles.ts'
import { firstWords } from './words-of.ts'

let started: LandTiles | undefined

/** Has the land loaded and prepared for whoever will show it. */
export function startLand(): void {
  started ??= createLandTiles(worldFileUrl('geography.json'))
  // Whoever draws the land says so when it failed.
  started.loaded.catch(() => undefined)
}

/** Has what the page's head asked for written on the land, which is larger: nearly always it is written on from the first. */
export function labelFirstLand(): void {
  window.languageFile?.then(
    (file) => started?.relabel(firstWords(file)),
    () => undefined,
  )
}

/** The land that nobody has taken yet. */
export function landUnderWay(): LandTiles | undefined {
  return started
}

/** The land that is under way, which now belongs to the caller. */
export function takeLand(): LandTiles {
  startLand()
  const tiles = started as LandTiles
  started = undefined
  return tiles
}
