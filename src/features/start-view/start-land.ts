import type { LandWords } from '../../basemap/geography.ts'
import { type BasemapStyleName, basemapStyleNames } from '../../basemap/basemap-style.ts'
import { intersectExtents } from '../../geometry/extent.ts'
import {
  canPictureShow,
  startLandName,
  startLandPicture,
  type FirstView,
} from '../../world/start-pictures.ts'
import { isInLastLand, openLastLand } from './last-land.ts'
import type { WorldNames } from '../../world/names/world-names.ts'
import type { MapPosition } from '../../geometry/coordinates.ts'
import { defaultMetresPerUnit, createScale } from '../../geometry/scale.ts'
import type { LocaleFile } from '../settings/locale-file.ts'
import { isPrerenderedForWorld } from '../../platform/page-world.ts'
import { worldFileUrl } from '../worlds/world-files.ts'
import { createLandTiles, type LandTiles } from '../../basemap/tiles/land-tiles.ts'
import {
  levelFor,
  paintedPixelRatio,
  type BoundedWorld,
  tilesWithin,
  viewTile,
  type TileView,
  type Tile,
} from '../../basemap/tiles/tile-grid.ts'

let started: LandTiles | undefined
/** True once the map has taken over the land. From then on it loads the land when it needs it. */
let isTakenOver = false

/** Starts to load and prepare the land, unless a picture shows the whole first view. */
export function startLand(): void {
  const { firstView, place, basemapStyle } = document.documentElement.dataset
  const mayBePictured = place === undefined && basemapStyle === undefined && isPrerenderedForWorld()
  const load = () => {
    if (!isTakenOver) landTiles().load()
  }
  const isPictured = window.startsAt
    ? mayBePictured && openLastLand(load)
    : mayBePictured && firstView?.includes('"startLand":true')
  if (!isPictured) load()
}

function landTiles(): LandTiles {
  if (!started) {
    started = createLandTiles(worldFileUrl('geography.json'))
    // The map reports the failure, so ignore it here.
    started.loaded.catch(() => undefined)
  }
  return started
}

/** Letters the land from the language file. That file is smaller than the land and nearly always arrives first. */
export function labelFirstLand(): void {
  window.languageFile?.then(
    (file) => landTiles().relabel(firstWords(file)),
    () => undefined,
  )
}

/** Returns the land if it has been started and the map hasn't taken it over. */
export function landInProgress(): LandTiles | undefined {
  return started
}

export function takeOverLand(): LandTiles {
  const tiles = landTiles()
  started = undefined
  isTakenOver = true
  return tiles
}

const cachedWords = new WeakMap<WorldNames, LandWords>()

/** Returns the lettering of the land; the same object while names and the compass letter are the same. */
export function landWordsOf(names: WorldNames, north: string): LandWords {
  const before = cachedWords.get(names)
  if (before?.north === north) return before
  const { title, lettering } = names
  const words = { north, ...(title !== undefined && { title }), ...(lettering && { lettering }) }
  cachedWords.set(names, words)
  return words
}

/** Reads the lettering from a language file before the app is ready. Returns `undefined` if it is missing. */
export function firstWords({ names, sentences }: LocaleFile): LandWords | undefined {
  const north = (sentences.groups['first'] as { map?: { compassNorth?: unknown } } | undefined)?.map
    ?.compassNorth
  return typeof north === 'string' ? landWordsOf(names, north) : undefined
}

/** Returns the tiles of the first view; none if a picture shows it. @param leftPadding covered CSS pixels */
export function firstViewTiles(
  world: BegunWorld,
  { coordinates: [x, y], zoom }: MapPosition,
  basemapStyle: BasemapStyleName,
  leftPadding: number,
): readonly Tile[] {
  const resolution = world.scale.resolutionAt(zoom)
  const halfWidth = (window.innerWidth / 2) * resolution
  const halfHeight = (window.innerHeight / 2) * resolution
  const [minX, minY, maxX, maxY] = [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight]
  const view: TileView = {
    extent: [minX, minY, maxX, maxY],
    seen: [Math.min(minX + leftPadding * resolution, maxX), minY, maxX, maxY],
    basemapStyle,
    level: levelFor(resolution, world.scale),
    pixelRatio: paintedPixelRatio(),
  }
  const seen = intersectExtents(view.seen ?? view.extent, world.extent)
  if (basemapStyle === basemapStyleNames[0]) {
    const view = { seen, resolution }
    if (isInLastLand(view)) return []
    if (world.startLand && canPictureShow(startLandPicture(world, startLandName()), view)) return []
  }
  const first = viewTile(world, view)
  return [...(first ? [first] : []), ...tilesWithin(world, view)]
}

interface BegunWorld extends BoundedWorld {
  readonly startView: MapPosition
  readonly startLand?: unknown
}

/** Returns the width in CSS pixels of the open panel beside the map; 0 if the panel covers the whole map. */
export function sidePanelWidth(): number {
  if (!window.matchMedia('(width >= 768px)').matches) return 0
  const style = getComputedStyle(document.documentElement)
  return Number.parseFloat(style.getPropertyValue('--side-panel-width')) || 0
}

declare global {
  interface Window {
    /** Position with which the map opens, if it isn't the world's start. Set by the script in the page's head. */
    startsAt?: MapPosition
  }
}

/** Requests the first view's tiles before the app starts, unless the address names a place (see `warmLand`). */
export function warmFirstView(): void {
  const { firstView, place, panel, basemapStyle: chosen } = document.documentElement.dataset
  if (!firstView || place !== undefined || !isPrerenderedForWorld()) return
  const {
    extent,
    metresPerUnit = defaultMetresPerUnit,
    startLand: isPictured,
    ...startView
  } = JSON.parse(firstView) as FirstView
  const scale = createScale(extent, metresPerUnit)
  const world = { extent, scale, startView, startLand: isPictured }
  const basemapStyle = basemapStyleNames.find((name) => name === chosen) ?? basemapStyleNames[0]
  const leftPadding = panel === 'closed' ? 0 : sidePanelWidth()
  const position = window.startsAt ?? startView
  const tiles = firstViewTiles(world, position, basemapStyle, leftPadding)
  // The window may be larger than at the last visit, so that the stored picture doesn't cover it.
  if (tiles.length > 0 && !isTakenOver) landTiles().want(tiles)
}
