import { basemapStyleNames, type BasemapStyleName } from '../../basemap/basemap-style.ts'
import { intersectExtents, contains, type Extent, overlaps } from '../../geometry/extent.ts'
import type { Scale } from '../../geometry/scale.ts'
import {
  createLandTiles,
  type LandTiles,
  type TilePicture,
} from '../../basemap/tiles/land-tiles.ts'
import {
  levelFor,
  nearestLevel,
  mapBoundsOf,
  tileSizeAt,
  tilesWithin,
  unitsPerPixelAt,
  viewTile,
  type Tile,
} from '../../basemap/tiles/tile-grid.ts'
import type { ScaledWorld } from '../../world/world.ts'
import type { LandObstacles } from '../../basemap/land-obstacles.ts'
import type { LandInView, LayerContent } from '../map-engine.ts'
import {
  enlarged,
  roundToDevicePixels,
  viewportExtent,
  showsAll,
  type Viewport,
  Pane,
} from './viewport.ts'
import { LandPictures, type LastLandPicture } from './land-pictures.ts'
import { createElementLayer, type MapLayer, type Motion } from './map-layer.ts'
import { MapTable } from './map-table.ts'

interface LandLayerOptions {
  /** Tiles that are loading already, while the rest of the page starts. */
  readonly tiles: LandTiles
  /** Called with the replacement after a failure. The caller owns both and closes both. */
  readonly onNewTiles: (tiles: LandTiles) => void
  readonly world: ScaledWorld
  readonly fileUrl: (name: string) => string
  readonly lastLand: LastLandPicture | undefined
  readonly basemapStyle: BasemapStyleName
  /** Called once the land in view has been shown completely for the first time, or can't be loaded. */
  readonly onSettled: () => void
  readonly onFailed: () => void
  /** Called when the areas that names on the map avoid are known or have changed. */
  readonly onObstacles: (obstacles: LandObstacles) => void
}

/** Width of the area around the view that is painted for later, in CSS pixels. */
const overscan = 192

/** Tiles up to this many CSS pixels outside a settled view are put on the pane; those farther away are removed. */
const ahead = 96

/** Device pixels of tiles that are put on the pane per frame: the browser has to upload each tile to the screen. */
const pixelsAFrame = 1_200_000

/** While the zoom changes, tiles are scaled by up to this factor before tiles of another level are requested. */
const zoomingScale = 2.5

/** Level at which the whole world is painted, as a fallback where nothing better has been painted. */
const fallbackLevel = 2

/** Shows the land with one element per tile, which the browser moves and scales. Tiles of other levels fill gaps. */
export class LandLayer {
  readonly layer: MapLayer
  readonly #options: LandLayerOptions
  readonly #pane = new Pane()
  readonly #table: MapTable
  readonly #shown = new Map<string, TilePicture>()
  #tiles: LandTiles
  #basemapStyle: BasemapStyleName
  #padding: LayerContent['padding'] = {}
  #viewport: Viewport | undefined
  #level = -1
  /** True during a zoom after the scale has left the current level; no tiles are requested then. */
  #isPassingLevels = false
  /** The enlarged viewport that the tiles on the pane cover; `undefined` if they have to be chosen again. */
  #filled: Viewport | undefined
  #settled = false
  #hasFailed = false
  readonly #pictures: LandPictures
  /** Whether tiles are painted even where the start pictures show all of the visible land. */
  #sharpens = false

  constructor(options: LandLayerOptions) {
    this.#options = options
    this.#basemapStyle = options.basemapStyle
    this.#tiles = options.tiles
    this.#watch()
    const element = document.createElement('div')
    this.#table = new MapTable(options.world)
    element.append(this.#table.boards, this.#pane.element)
    this.#pictures = new LandPictures({ ...options, onLoaded: () => this.#refill() })
    this.#pictures.hide(!hasStartPictures(options.basemapStyle))
    this.#pane.element.append(this.#table.shadow, ...this.#pictures.elements)
    this.layer = createElementLayer(element, (viewport, motion) => this.#draw(viewport, motion))
  }

  get #scale(): Scale {
    return this.#options.world.scale
  }

  setContent({ basemapStyle, padding }: Pick<LayerContent, 'basemapStyle' | 'padding'>): void {
    if (basemapStyle === this.#basemapStyle && padding === this.#padding) return
    this.#padding = padding
    this.#basemapStyle = basemapStyle
    this.#pictures.hide(!hasStartPictures(basemapStyle))
    this.#pictures.place(this.#pane)
    this.#refill()
  }

  /** From now on, also paints tiles where a start picture shows the land. */
  sharpen(): void {
    if (this.#sharpens) return
    this.#sharpens = true
    this.#refill()
  }

  /** Returns the land in view; `undefined` while tiles are missing, and in styles other than the default. */
  inView(): LandInView | undefined {
    const viewport = this.#viewport
    if (!viewport || !hasStartPictures(this.#basemapStyle)) return undefined
    const { centre, resolution, pixelRatio } = viewport
    const extent = viewportExtent(viewport)
    const tiles = this.#tilesIn(extent, this.#level, pixelRatio)
    const pictures = tiles.flatMap(({ key }) => this.#tiles.cache.get(key) ?? [])
    if (pictures.length < tiles.length) return undefined
    const seen = intersectExtents(extent, mapBoundsOf(this.#options.world))
    return { pictures, centre, seen, resolution, pixelRatio }
  }

  retry(): void {
    this.#hasFailed = false
    this.#tiles.close()
    this.#tiles = createLandTiles(this.#options.fileUrl('geography.json'))
    this.#options.onNewTiles(this.#tiles)
    this.#watch()
    this.#refill()
  }

  destroy(): void {
    this.#tiles.onDrawn = undefined
    this.#tiles.onObstacles = undefined
  }

  #watch(): void {
    const tiles = this.#tiles
    tiles.onDrawn = () => {
      // The map is hidden until its first view is complete, so parts of the view need not be shown.
      if (this.#settled) this.#refill()
      else if (this.#viewport && this.#isWhole(this.#viewport)) this.#fill(this.#viewport, Infinity)
    }
    const reportObstacles = () => tiles.obstacles && this.#options.onObstacles(tiles.obstacles)
    tiles.onObstacles = reportObstacles
    reportObstacles()
    tiles.loaded.catch(() => {
      if (tiles !== this.#tiles) return
      this.#hasFailed = true
      this.#options.onFailed()
      this.#settle()
    })
  }

  #settle(): void {
    if (this.#settled) return
    this.#settled = true
    performance.mark('land-sharp')
    this.#options.onSettled()
    this.#refill()
  }

  #refill(): void {
    this.#filled = undefined
    this.layer.changed()
  }

  #draw(viewport: Viewport, { zooming }: Motion): boolean {
    const [level, passing] = [this.#level, this.#isPassingLevels]
    const scale = unitsPerPixelAt(this.#level, this.#scale) / viewport.resolution
    const usable = this.#level >= 0 && scale < zoomingScale && scale > 1 / zoomingScale
    if (!zooming || !usable) this.#level = levelFor(viewport.resolution, this.#scale)
    this.#isPassingLevels = zooming && this.#level !== levelFor(viewport.resolution, this.#scale)
    this.#viewport = viewport
    if (!this.#pane.isFor(viewport) && !zooming) this.#anchor(viewport)
    const same = level === this.#level && passing === this.#isPassingLevels
    const more =
      same && this.#filled && showsAll(this.#filled, viewport)
        ? false
        : this.#fill(viewport, this.#settled ? amountAFrame(viewport) : Infinity)
    this.#pane.show(viewport)
    this.#table.show(viewport, this.#hasFailed)
    return more || zooming
  }

  #anchor(viewport: Viewport): void {
    this.#pane.anchor(viewport)
    for (const picture of this.#shown.values()) this.#place(picture)
    this.#table.place(this.#pane)
    this.#pictures.place(this.#pane)
    this.#filled = undefined
  }

  #tilesIn(extent: Extent, level: number, pixelRatio: number): Tile[] {
    return tilesWithin(this.#options.world, {
      extent,
      basemapStyle: this.#basemapStyle,
      level,
      pixelRatio,
    })
  }

  #inView(viewport: Viewport, around: number): Tile[] {
    return tilesWithin(this.#options.world, {
      extent: viewportExtent(viewport, around),
      seen: this.#uncoveredPart(viewport),
      basemapStyle: this.#basemapStyle,
      level: this.#level,
      pixelRatio: viewport.pixelRatio,
    })
  }

  /** Returns the part of a view that neither panel nor card covers, or the whole view if they cover everything. */
  #uncoveredPart(viewport: Viewport): Extent {
    const { left = 0, right = 0, bottom = 0 } = this.#padding
    const [minX, minY, maxX, maxY] = viewportExtent(viewport)
    const { resolution } = viewport
    const [west, south, east] = [
      minX + left * resolution,
      minY + bottom * resolution,
      maxX - right * resolution,
    ]
    return west < east && south < maxY ? [west, south, east, maxY] : [minX, minY, maxX, maxY]
  }

  /** Returns the tile that shows the first view as one picture, preferably the one that was requested already. */
  #firstPicture(viewport: Viewport): Tile | undefined {
    const seen = this.#uncoveredPart(viewport)
    const [basemapStyle, level] = [this.#basemapStyle, this.#level]
    const { pixelRatio } = viewport
    const paper = intersectExtents(seen, mapBoundsOf(this.#options.world))
    // A gap of half a device pixel is invisible.
    const slack = viewport.resolution / pixelRatio / 2
    const wantedTile = this.#tiles.wanted.find(
      (tile) =>
        tile.ofView &&
        tile.basemapStyle === basemapStyle &&
        tile.level === level &&
        contains(tile.extent, paper, slack),
    )
    const view = { extent: viewportExtent(viewport), seen, basemapStyle, level, pixelRatio }
    return wantedTile ?? viewTile(this.#options.world, view)
  }

  #isPictured(viewport: Viewport): boolean {
    const seen = intersectExtents(this.#uncoveredPart(viewport), mapBoundsOf(this.#options.world))
    return hasStartPictures(this.#basemapStyle) && this.#pictures.show(seen, viewport.resolution)
  }

  /** Whether all of the visible land is painted. The part behind the panel may follow later. */
  #isWhole(viewport: Viewport): boolean {
    if (this.#isPictured(viewport)) return true
    const first = this.#firstPicture(viewport)
    if (first && this.#tiles.cache.has(first.key)) return true
    const seen = this.#uncoveredPart(viewport)
    return this.#tilesIn(viewportExtent(viewport), this.#level, viewport.pixelRatio).every(
      ({ key, extent }) => this.#tiles.cache.has(key) || !overlaps(extent, seen),
    )
  }

  /** Puts a view's tiles on the pane and requests missing ones. @returns whether tiles are left for the next frame */
  #fill(viewport: Viewport, atMost: number): boolean {
    const { cache } = this.#tiles
    const around = this.#settled ? ahead : 0
    const inView = this.#inView(viewport, around)
    const missing = inView.filter(({ key }) => !cache.has(key))
    const pictures = inView.flatMap(({ key }) => cache.get(key) ?? [])
    const fresh = ({ tile }: TilePicture) => !this.#shown.has(tile.key)
    const waiting = pictures.filter(fresh).slice(atMost)
    const uncovered = [...missing, ...waiting.map(({ tile }) => tile)]
    if (uncovered.length > 0) {
      const fallbacks = this.#fallbacks(uncovered)
      waiting.push(...fallbacks.filter(fresh).slice(atMost))
      pictures.push(...fallbacks)
    }
    if (!this.#settled && this.#isWhole(viewport)) this.#settle()
    const first = this.#settled ? undefined : this.#firstPicture(viewport)
    const later = this.#settled ? this.#forLater(viewport) : []
    const hasPicture = this.#isPictured(viewport)
    if (!hasPicture) this.#pictures.loadWhole()
    if (this.#sharpens || !hasPicture) {
      this.#tiles.want(
        this.#isPassingLevels ? [] : [...(first ? [first] : []), ...inView, ...later],
      )
    }
    if (this.#settled && missing.length === 0) this.#pictures.remove()
    this.#filled = waiting.length === 0 ? enlarged(viewport, around) : undefined
    this.#putOnPane(pictures.filter((picture) => !waiting.includes(picture)))
    const inUse = [...pictures.map(({ tile }) => tile), ...later]
    cache.trim(new Set(inUse.map(({ key }) => key)))
    return waiting.length > 0
  }

  #putOnPane(pictures: readonly TilePicture[]): void {
    const wanted = new Set(pictures.map(({ tile }) => tile.key))
    for (const [key, { canvas }] of this.#shown) {
      if (wanted.has(key)) continue
      canvas.remove()
      this.#shown.delete(key)
    }
    for (const picture of pictures) {
      const { canvas, tile } = picture
      canvas.style.zIndex = String(this.#zIndexOf(tile))
      if (this.#shown.has(tile.key)) continue
      canvas.className = 'map-picture'
      canvas.dataset['basemapStyle'] = tile.basemapStyle
      this.#place(picture)
      this.#shown.set(tile.key, picture)
      this.#pane.element.append(canvas)
    }
  }

  /** Returns the z-index of a tile: tiles of the view on top, and below them the fallbacks, coarser ones deeper. */
  #zIndexOf({ level, basemapStyle, ofView }: Tile): number {
    if (basemapStyle !== this.#basemapStyle) return 0
    return level === this.#level && !ofView ? nearestLevel(this.#scale) + 2 : level + 1
  }

  /** Returns fallbacks for missing tiles: coarser tiles, and any tiles shown there so far. */
  #fallbacks(missing: readonly Tile[]): TilePicture[] {
    const fallbacks = [...this.#tiles.cache.all()].filter(({ tile }) => {
      const coarser =
        tile.basemapStyle === this.#basemapStyle &&
        (tile.level < this.#level || tile.ofView === true)
      const other = tile.basemapStyle !== this.#basemapStyle || tile.level !== this.#level
      return (
        (coarser || (other && this.#shown.has(tile.key))) &&
        missing.some(({ extent }) => overlaps(extent, tile.extent))
      )
    })
    // The level that covers the whole world comes first, then the sharpest levels.
    const worth = ({ tile: { level } }: TilePicture) => (level === fallbackLevel ? Infinity : level)
    return fallbacks.sort((one, other) => worth(other) - worth(one))
  }

  #forLater(viewport: Viewport): Tile[] {
    const around = this.#tilesIn(
      viewportExtent(viewport, overscan),
      this.#level,
      viewport.pixelRatio,
    )
    return [...around, ...this.#tilesIn(this.#options.world.extent, fallbackLevel, 1)]
  }

  /** Places a tile with all its edges on whole device pixels, so that no seams show. */
  #place({ canvas, tile }: TilePicture): void {
    const [minX, minY, maxX, maxY] = tile.extent
    const [left, top] = this.#pane.at([minX, maxY]).map(roundToDevicePixels) as [number, number]
    const [right, bottom] = this.#pane.at([maxX, minY]).map(roundToDevicePixels) as [number, number]
    const scaleX = (right - left) / tile.width
    const scaleY = (bottom - top) / tile.height
    canvas.style.transform = `translate(${left}px, ${top}px) scale(${scaleX}, ${scaleY})`
  }
}

function hasStartPictures(basemapStyle: BasemapStyleName): boolean {
  return basemapStyle === basemapStyleNames[0]
}

function amountAFrame({ pixelRatio }: Viewport): number {
  return Math.max(Math.floor(pixelsAFrame / tileSizeAt(pixelRatio) ** 2), 1)
}
