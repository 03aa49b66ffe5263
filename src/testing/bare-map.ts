// Puts the map engine alone on the page of a component test: no site, no panel, and paper instead of painted land.
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { palettes } from '../basemap/palettes.ts'
import { createCanvas, TileCache, type LandTiles } from '../basemap/tiles/land-tiles.ts'
import type { Tile } from '../basemap/tiles/tile-grid.ts'
import type { Coordinate, MapPosition } from '../geometry/coordinates.ts'
import { createScale } from '../geometry/scale.ts'
import { createDomEngine } from '../map/dom-engine.ts'
import { createElementLayer } from '../map/layers/map-layer.ts'
import { toScreen, type Viewport } from '../map/layers/viewport.ts'
import type { MapContent, MapEngine, MapEvent } from '../map/map-engine.ts'
import type { World } from '../world/world.ts'
import { endLostPointers } from '../ui/lost-pointers.ts'
import { emptyWorld } from './world-samples.ts'

export interface BareMapOptions {
  /** Differences from {@link emptyWorld}, such as its markers and their types. */
  readonly world?: Partial<World>
  readonly position?: MapPosition
  /** Differences from a map that shows all markers in their usual size. */
  readonly content?: Partial<MapContent>
  readonly landTiles?: LandTiles
  /** Whether the map's container has no width and no height at first. */
  readonly isCollapsed?: boolean
  /** Size of the page in CSS pixels. */
  readonly size?: readonly [width: number, height: number]
}

export interface BareMap {
  readonly engine: MapEngine
  /** The element of the map that receives pointer and keyboard events. */
  readonly target: HTMLElement
  /** All events so far, the oldest first. */
  readonly events: readonly MapEvent[]
  /** Changes what the map shows. */
  readonly show: (change: Partial<MapContent>) => void
  /** Returns the view that was last drawn. */
  readonly viewport: () => Viewport
  /** Returns the position at which the map last came to rest. */
  readonly restingPosition: () => MapPosition
  /** Returns the position of a coordinate on the page, in CSS pixels. */
  readonly pixelOf: (coordinate: Coordinate) => readonly [x: number, y: number]
}

const none: ReadonlySet<number> = new Set()

/** Opens a map that fills the page, until the test ends. Use {@link mapReady} to wait for its first picture. */
export async function openBareMap(options: BareMapOptions = {}): Promise<BareMap> {
  const world = { ...emptyWorld, ...options.world }
  const [width, height] = options.size ?? [1440, 900]
  await page.viewport(width, height)
  const { region, target } = createTarget()
  if (options.isCollapsed) region.style.width = region.style.height = '0'
  document.body.replaceChildren(region)
  let content: MapContent = {
    isTypeVisible: () => true,
    hidden: none,
    selected: null,
    done: none,
    visited: none,
    markerSize: 50,
    showNamePlates: true,
    basemapStyle: 'parchment',
    pointing: 'targets',
    padding: {},
    ...options.content,
  }
  const events: MapEvent[] = []
  const stopEndingPointers = endLostPointers()
  const landTiles = options.landTiles ?? createPaperTiles()
  const engine = createDomEngine({
    target,
    world: { ...world, scale: createScale(world.extent, world.metresPerUnit) },
    language: 'en',
    position: options.position ?? world.startView,
    fileUrl: (name) => name,
    landTiles,
    onNewLandTiles: () => undefined,
    basemapStyle: content.basemapStyle,
    content: () => content,
    onEvent: (event) => void events.push(event),
  })
  let drawn: Viewport | undefined
  const viewport = () => {
    if (!drawn) throw new Error('The map has not been drawn yet.')
    return drawn
  }
  const recorder = createElementLayer(document.createElement('div'), (current) => {
    drawn = current
    return false
  })
  engine.addLayer(recorder, 'top')
  engine.contentChanged()
  onTestFinished(() => {
    engine.destroy()
    stopEndingPointers()
    landTiles.close()
    region.remove()
  })
  return {
    engine,
    target,
    events,
    show: (change) => {
      content = { ...content, ...change }
      engine.contentChanged()
    },
    viewport,
    restingPosition: () => {
      const rest = events.findLast((event) => event.kind === 'rest')
      if (!rest) throw new Error('The map has not come to rest yet.')
      return rest.position
    },
    pixelOf: (coordinate) => toScreen(coordinate, viewport()),
  }
}

/** Waits until the markers and the land in view have been drawn. */
export async function mapReady({ events }: BareMap): Promise<void> {
  await expect.poll(() => events.map(({ kind }) => kind)).toContain('ready')
}

function createTarget() {
  const region = document.createElement('div')
  region.className = 'map-region'
  region.style.cssText = 'position: fixed; inset: 0'
  const target = document.createElement('div')
  target.className = 'map-target'
  target.tabIndex = 0
  region.append(target)
  return { region, target }
}

/** Creates tiles of plain paper that are drawn at once. */
export function createPaperTiles(): LandTiles {
  const tiles: LandTiles = {
    loaded: Promise.resolve(),
    cache: new TileCache(),
    obstacles: undefined,
    onObstacles: undefined,
    wanted: [],
    onDrawn: undefined,
    load: () => undefined,
    want: (wanted) => {
      tiles.wanted = wanted
      const missing = wanted.filter(({ key }) => !tiles.cache.has(key))
      for (const tile of missing) tiles.cache.add(tile, paperOf(tile))
      if (missing.length > 0) queueMicrotask(() => tiles.onDrawn?.())
    },
    relabel: () => undefined,
    close: () => undefined,
  }
  return tiles
}

/** Returns a tile whose colour is its background, because painting large canvases takes most of a test's time. */
function paperOf({ width, height, basemapStyle }: Tile): HTMLCanvasElement {
  const canvas = createCanvas({ width: 1, height: 1 })
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
  canvas.style.background = palettes[basemapStyle].paper
  return canvas
}
