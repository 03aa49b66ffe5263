import { basemapStyleNames, type BasemapStyleName } from '../../basemap/basemap-style.ts'
import { clipped, contains, type Extent, overlaps } from '../../geometry/extent.ts'
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
  onDevicePixel,
  viewportExtent,
  showsAll,
  type Viewport,
  Pane,
} from './viewport.ts'
import { LandPictures, type LastLandPicture } from './land-pictures.ts'
import { createElementLayer, type MapLayer, type Motion } from './map-layer.ts'
import { MapTable } from './map-table.ts'

interface LandLayerOptions {
  /** Already under way, so that the first tiles are drawn while the rest of the page is. */
  readonly tiles: LandTiles
  /** Those given are the giver's to close, and so are these. */
  readonly onNewTiles: (tiles: LandTiles) => void
  readonly world: ScaledWorld
  /** The address of a file of the world's. */
  readonly fileUrl: (name: string) => string
  readonly lastLand: LastLandPicture | undefined
  readonly basemapStyle: BasemapStyleName
  /** All of the land in view has been shown for the first time, or never will be. */
  readonly onSettled: () => void
  readonly onFailed: () => void
  /** What names on the map stand clear of is known, or is other than before. */
  readonly onObstacles: (obstacles: LandObstacles) => void
}

/** Drawn around the view for when it moves, in CSS pixels. */
const overscan = 192

/** Tiles are put on the pane so many CSS pixels before they come into view, and taken off as late. */
const ahead = 96

/** Tiles are put on the pane by about so many device pixels a frame: each is handed to the screen as it comes. */
const pixelsAFrame = 1_200_000

/** While the zoom changes, tiles are scaled by up to so much before others are asked for. */
const zoomingScale = 2.5

/** The whole world at this level stands in wherever nothing better has been drawn. */
const standInLevel = 2

/**
 * The land as elements, one a tile, which are moved and scaled as the view is: the page's thread does not
 * touch a pixel. Tiles of other levels stand in until those of the view's own are drawn.
 */
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
  /** Whether the scale has left the level's own and will soon have one of its own. */
  #passing = false
  /** The viewport that the tiles on the pane cover, larger than the visible one; undefined when it must be computed anew. */
  #filled: Viewport | undefined
  #settled = false
  #hasFailed = false
  readonly #pictures: LandPictures
  /** Whether the land is drawn where the pictures show all that is seen of it, too. */
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
    this.#pictures.hide(!isPictured(options.basemapStyle))
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
    this.#pictures.hide(!isPictured(basemapStyle))
    this.#pictures.place(this.#pane)
    this.#refill()
  }

  /** Has the land drawn where until now a picture was enough. */
  sharpen(): void {
    if (this.#sharpens) return
    this.#sharpens = true
    this.#refill()
  }

  /** What is drawn of the land in view; nothing while any of it is missing, and in any but the default style. */
  inView(): LandInView | undefined {
    const viewport = this.#viewport
    if (!viewport || !isPictured(this.#basemapStyle)) return undefined
    const { centre, resolution, pixelRatio } = viewport
    const extent = viewportExtent(viewport)
    const tiles = this.#tilesIn(extent, this.#level, pixelRatio)
    const pictures = tiles.flatMap(({ key }) => this.#tiles.cache.get(key) ?? [])
    if (pictures.length < tiles.length) return undefined
    const seen = clipped(extent, mapBoundsOf(this.#options.world))
    return { pictures, centre, seen, resolution, pixelRatio }
  }

  /** Loads the geography again after a failure. */
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
      // The map is not seen before its first view is whole, so pieces of it need not be shown.
      if (this.#settled) this.#refill()
      else if (this.#viewport && this.#isWhole(this.#viewport)) this.#fill(this.#viewport, Infinity)
    }
    const tell = () => tiles.obstacles && this.#options.onObstacles(tiles.obstacles)
    tiles.onObstacles = tell
    tell()
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
    const [level, passing] = [this.#level, this.#passing]
    const scale = unitsPerPixelAt(this.#level, this.#scale) / viewport.resolution
    const usable = this.#level >= 0 && scale < zoomingScale && scale > 1 / zoomingScale
    if (!zooming || !usable) this.#level = levelFor(viewport.resolution, this.#scale)
    this.#passing = zooming && this.#level !== levelFor(viewport.resolution, this.#scale)
    this.#viewport = viewport
    if (!this.#pane.isFor(viewport) && !zooming) this.#anchor(viewport)
    const same = level === this.#level && passing === this.#passing
    const more =
      same && this.#filled && showsAll(this.#filled, viewport)
        ? false
        : this.#fill(viewport, this.#settled ? amountAFrame(viewport) : Infinity)
    this.#pane.show(viewport)
    this.#table.show(viewport, this.#hasFailed)
    return more || zooming
  }

  /** Puts all tiles where this view's scale has them, on whole device pixels. */
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
      seen: this.#seen(viewport),
      basemapStyle: this.#basemapStyle,
      level: this.#level,
      pixelRatio: viewport.pixelRatio,
    })
  }

  /** What of a view no panel or card lies over; all of it when they lie over all. */
  #seen(viewport: Viewport): Extent {
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

  /** The first view in one picture: the one that is on its way already, or else a new one. */
  #firstPicture(viewport: Viewport): Tile | undefined {
    const seen = this.#seen(viewport)
    const [basemapStyle, level] = [this.#basemapStyle, this.#level]
    const { pixelRatio } = viewport
    const paper = clipped(seen, mapBoundsOf(this.#options.world))
    // Half a pixel of the screen is not seen.
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

  /** Whether the pictures show all that is seen of the land. */
  #isPictured(viewport: Viewport): boolean {
    const seen = clipped(this.#seen(viewport), mapBoundsOf(this.#options.world))
    return isPictured(this.#basemapStyle) && this.#pictures.show(seen, viewport.resolution)
  }

  /** Whether all that a player sees of the land is there; what lies behind the panel may come later. */
  #isWhole(viewport: Viewport): boolean {
    if (this.#isPictured(viewport)) return true
    const first = this.#firstPicture(viewport)
    if (first && this.#tiles.cache.has(first.key)) return true
    const seen = this.#seen(viewport)
    return this.#tilesIn(viewportExtent(viewport), this.#level, viewport.pixelRatio).every(
      ({ key, extent }) => this.#tiles.cache.has(key) || !overlaps(extent, seen),
    )
  }

  /**
   * Puts the right tiles on the pane, and has those painted that are not there yet.
   *
   * @param atMost how many may come onto the pane
   * @returns whether others wait for the next frame
   */
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
      const standIns = this.#standIns(uncovered)
      waiting.push(...standIns.filter(fresh).slice(atMost))
      pictures.push(...standIns)
    }
    if (!this.#settled && this.#isWhole(viewport)) this.#settle()
    const first = this.#settled ? undefined : this.#firstPicture(viewport)
    const later = this.#settled ? this.#forLater(viewport) : []
    const hasPicture = this.#isPictured(viewport)
    if (!hasPicture) this.#pictures.loadWhole()
    if (this.#sharpens || !hasPicture) {
      this.#tiles.want(this.#passing ? [] : [...(first ? [first] : []), ...inView, ...later])
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
      canvas.style.zIndex = String(this.#depth(tile))
      if (this.#shown.has(tile.key)) continue
      canvas.className = 'map-picture'
      canvas.dataset['basemapStyle'] = tile.basemapStyle
      this.#place(picture)
      this.#shown.set(tile.key, picture)
      this.#pane.element.append(canvas)
    }
  }

  /** What belongs to the view lies on top, what merely stands in below it, the coarser the deeper. */
  #depth({ level, basemapStyle, ofView }: Tile): number {
    if (basemapStyle !== this.#basemapStyle) return 0
    return level === this.#level && !ofView ? nearestLevel(this.#scale) + 2 : level + 1
  }

  /** Coarser pictures where the right ones are missing, and whatever has been shown there so far. */
  #standIns(missing: readonly Tile[]): TilePicture[] {
    const standIns = [...this.#tiles.cache.all()].filter(({ tile }) => {
      const coarser =
        tile.basemapStyle === this.#basemapStyle &&
        (tile.level < this.#level || tile.ofView === true)
      const other = tile.basemapStyle !== this.#basemapStyle || tile.level !== this.#level
      return (
        (coarser || (other && this.#shown.has(tile.key))) &&
        missing.some(({ extent }) => overlaps(extent, tile.extent))
      )
    })
    // What covers all comes first, then what is sharpest.
    const worth = ({ tile: { level } }: TilePicture) => (level === standInLevel ? Infinity : level)
    return standIns.sort((one, other) => worth(other) - worth(one))
  }

  #forLater(viewport: Viewport): Tile[] {
    const around = this.#tilesIn(
      viewportExtent(viewport, overscan),
      this.#level,
      viewport.pixelRatio,
    )
    return [...around, ...this.#tilesIn(this.#options.world.extent, standInLevel, 1)]
  }

  /** Puts a tile where it belongs, from whole device pixel to whole device pixel, so that no seam shows. */
  #place({ canvas, tile }: TilePicture): void {
    const [minX, minY, maxX, maxY] = tile.extent
    const [left, top] = this.#pane.at([minX, maxY]).map(onDevicePixel) as [number, number]
    const [right, bottom] = this.#pane.at([maxX, minY]).map(onDevicePixel) as [number, number]
    const scaleX = (right - left) / tile.width
    const scaleY = (bottom - top) / tile.height
    canvas.style.transform = `translate(${left}px, ${top}px) scale(${scaleX}, ${scaleY})`
  }
}

/** Whether it is the style that pictures of the land are drawn in. */
function isPictured(basemapStyle: BasemapStyleName): boolean {
  return basemapStyle === basemapStyleNames[0]
}

function amountAFrame({ pixelRatio }: Viewport): number {
  return Math.max(Math.floor(pixelsAFrame / tileSizeAt(pixelRatio) ** 2), 1)
}
