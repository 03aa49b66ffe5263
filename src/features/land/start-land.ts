import type { LandWords } from '../../basemap/geography.ts'
import { type BasemapStyleName, basemapStyleNames } from '../../basemap/basemap-style.ts'
import { clipped } from '../../geometry/extent.ts'
import {
  shows,
  startLandName,
  startLandPicture,
  type FirstView,
} from '../../world/start-pictures.ts'
import { isInLastLand, openLastLand } from './last-land.ts'
import type { WorldNames } from '../../world/names/world-names.ts'
import type { MapPosition } from '../../geometry/coordinates.ts'
import { usualMetresPerUnit, createScale } from '../../geometry/scale.ts'
import type { LocaleFile } from '../languages/locale-file.ts'
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
/** Whether somebody has taken the land, who has it loaded when they need it. */
let isTaken = false

/** Has the land loaded and prepared for whoever will show it, unless a picture shows what is seen of it at first. */
export function startLand(): void {
  const { firstView, place, basemapStyle } = document.documentElement.dataset
  const mayBePictured = place === undefined && basemapStyle === undefined && isPrerenderedForWorld()
  const load = () => {
    if (!isTaken) landTiles().load()
  }
  const isPictured = window.startsAt
    ? mayBePictured && openLastLand(load)
    : mayBePictured && firstView?.includes('"startLand":true')
  if (!isPictured) load()
}

function landTiles(): LandTiles {
  if (!started) {
    started = createLandTiles(worldFileUrl('geography.json'))
    // Whoever draws the land says so when it failed.
    started.loaded.catch(() => undefined)
  }
  return started
}

/** Has what the page's head asked for written on the land, which is larger: nearly always it is written on from the first. */
export function labelFirstLand(): void {
  window.languageFile?.then(
    (file) => landTiles().relabel(firstWords(file)),
    () => undefined,
  )
}

/** The land that nobody has taken yet. */
export function landInProgress(): LandTiles | undefined {
  return started
}

/** The land that is under way, which now belongs to the caller. */
export function takeLand(): LandTiles {
  const tiles = landTiles()
  started = undefined
  isTaken = true
  return tiles
}

const made = new WeakMap<WorldNames, LandWords>()

/** What is written on the land: the same as long as its names and the compass rose's letter are. */
export function wordsOf(names: WorldNames, north: string): LandWords {
  const before = made.get(names)
  if (before?.north === north) return before
  const { title, lettering } = names
  const words = { north, ...(title !== undefined && { title }), ...(lettering && { lettering }) }
  made.set(names, words)
  return words
}

/** The lettering of the land in the page's first language, read from its file before the app has it; undefined if the file lacks it. */
export function firstWords({ names, sentences }: LocaleFile): LandWords | undefined {
  const north = (sentences.groups['first'] as { map?: { compassNorth?: unknown } } | undefined)?.map
    ?.compassNorth
  return typeof north === 'string' ? wordsOf(names, north) : undefined
}

/**
 * The land that fills the window: what is seen first, then its tiles; nothing where a picture shows all that is seen.
 *
 * @param leftPadding CSS pixels at the left that the panel covers
 */
export function wholeWindow(
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
  const seen = clipped(view.seen ?? view.extent, world.extent)
  if (basemapStyle === basemapStyleNames[0]) {
    const view = { seen, resolution }
    if (isInLastLand(view)) return []
    if (world.startLand && shows(startLandPicture(world, startLandName()), view)) return []
  }
  const first = viewTile(world, view)
  return [...(first ? [first] : []), ...tilesWithin(world, view)]
}

interface BegunWorld extends BoundedWorld {
  readonly startView: MapPosition
  /** Whether there are pictures of its land. */
  readonly startLand?: unknown
}

/** CSS pixels of the map that an open panel covers at the left; none where it covers everything. */
export function sidePanelWidth(): number {
  if (!window.matchMedia('(width >= 768px)').matches) return 0
  const style = getComputedStyle(document.documentElement)
  return Number.parseFloat(style.getPropertyValue('--side-panel-width')) || 0
}

declare global {
  interface Window {
    /** Where the page's head found that the map begins, if not at the world's start. */
    startsAt?: MapPosition
  }
}

/** Where the player begins at a place, or in colours of the system's, `warmLand` asks for the right land later. */
export function warmFirstView(): void {
  const { firstView, place, panel, basemapStyle: chosen } = document.documentElement.dataset
  if (!firstView || place !== undefined || !isPrerenderedForWorld()) return
  const {
    extent,
    metresPerUnit = usualMetresPerUnit,
    startLand: isPictured,
    ...startView
  } = JSON.parse(firstView) as FirstView
  const scale = createScale(extent, metresPerUnit)
  const world = { extent, scale, startView, startLand: isPictured }
  const basemapStyle = basemapStyleNames.find((name) => name === chosen) ?? basemapStyleNames[0]
  const leftPadding = panel === 'closed' ? 0 : sidePanelWidth()
  const position = window.startsAt ?? startView
  const tiles = wholeWindow(world, position, basemapStyle, leftPadding)
  // A window that is larger than at the last visit shows more than that has left.
  if (tiles.length > 0 && !isTaken) landTiles().want(tiles)
}
