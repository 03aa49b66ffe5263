import type { LookName } from '../../../domain/land/look.ts'
import { clipped, contains, type Extent, overlaps } from '../../../domain/world/extent.ts'
import type { Scale } from '../../../domain/world/view/scale.ts'
import {
  createLandTiles,
  type LandTiles,
  type TilePicture,
} from '../../basemap/tiles/land-tiles.ts'
import {
  levelFor,
  nearestLevel,
  sheetExtent,
  type SheetWorld,
  tileSizeAt,
  tilesWithin,
  unitsPerPixelAt,
  viewTile,
  type Tile,
} from '../../basemap/tiles/tile-grid.ts'
import type { LayerContent } from '../map-engine.ts'
import { enlarged, frameExtent, showsAll, type Frame, Plane } from './frame.ts'
import { createElementLayer, type MapLayer, type Motion } from './map-layer.ts'

interface LandLayerOptions {
  readonly geographyUrl: string
  /** Already under way, so that the first tiles are drawn while the rest of the page is. */
  readonly tiles: LandTiles
  /** Those given are the giver's to close, and so are these. */
  readonly onNewTiles: (tiles: LandTiles) => void
  readonly world: SheetWorld
  readonly look: LookName
  /** All of the land in view has been shown for the first time, or never will be. */
  readonly onSettled: () => void
  readonly onFailed: () => void
}

/** Drawn around the view for when it moves, in CSS pixels. */
const overscan = 192

/** Tiles are put on the plane so many CSS pixels before they come into view, and taken off as late. */
const ahead = 96

/** Tiles are put on the plane by about so many device pixels a frame: each is handed to the screen as it comes. */
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
  readonly #plane = new Plane()
  readonly #shadow: SheetShadow
  readonly #shown = new Map<string, TilePicture>()
  #tiles: LandTiles
  #look: LookName
  #covered: LayerContent['covered'] = {}
  #frame: Frame | undefined
  #level = -1
  /** Whether the scale has left the level's own and will soon have one of its own. */
  #passing = false
  /** What the tiles on the plane are there for, which is more than the view; nothing when that has to be found anew. */
  #filled: Frame | undefined
  #settled = false

  constructor(options: LandLayerOptions) {
    this.#options = options
    this.#look = options.look
    this.#tiles = options.tiles
    this.#watch()
    const element = document.createElement('div')
    element.append(this.#plane.element)
    this.#shadow = new SheetShadow(sheetExtent(options.world))
    this.#plane.element.append(this.#shadow.element)
    this.layer = createElementLayer(element, (frame, motion) => this.#draw(frame, motion))
  }

  get #scale(): Scale {
    return this.#options.world.scale
  }

  setContent({ look, covered }: Pick<LayerContent, 'look' | 'covered'>): void {
    if (look === this.#look && covered === this.#covered) return
    this.#covered = covered
    this.#look = look
    this.#refill()
  }

  /** Loads the geography again after a failure. */
  retry(): void {
    this.#tiles.close()
    this.#tiles = createLandTiles(this.#options.geographyUrl)
    this.#options.onNewTiles(this.#tiles)
    this.#watch()
    this.#refill()
  }

  destroy(): void {
    this.#tiles.onDrawn = undefined
  }

  #watch(): void {
    const tiles = this.#tiles
    tiles.onDrawn = () => {
      // The map is not seen before its first view is whole, so pieces of it need not be shown.
      if (this.#settled) this.#refill()
      else if (this.#frame && this.#isWhole(this.#frame)) this.#fill(this.#frame, Infinity)
    }
    tiles.loaded.catch(() => {
      if (tiles !== this.#tiles) return
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

  #draw(frame: Frame, { zooming }: Motion): boolean {
    const [level, passing] = [this.#level, this.#passing]
    const scale = unitsPerPixelAt(this.#level, this.#scale) / frame.resolution
    const usable = this.#level >= 0 && scale < zoomingScale && scale > 1 / zoomingScale
    if (!zooming || !usable) this.#level = levelFor(frame.resolution, this.#scale)
    this.#passing = zooming && this.#level !== levelFor(frame.resolution, this.#scale)
    this.#frame = frame
    if (!this.#plane.isFor(frame) && !zooming) this.#anchor(frame)
    const same = level === this.#level && passing === this.#passing
    const more =
      same && this.#filled && showsAll(this.#filled, frame)
        ? false
        : this.#fill(frame, this.#settled ? amountAFrame(frame) : Infinity)
    this.#plane.show(frame)
    return more || zooming
  }

  /** Puts all tiles where this view's scale has them, on whole device pixels. */
  #anchor(frame: Frame): void {
    this.#plane.anchor(frame)
    for (const picture of this.#shown.values()) this.#place(picture, frame.pixelRatio)
    this.#shadow.place(this.#plane)
    this.#filled = undefined
  }

  #tilesIn(extent: Extent, level: number, pixelRatio: number): Tile[] {
    return tilesWithin(this.#options.world, { extent, look: this.#look, level, pixelRatio })
  }

  #inView(frame: Frame, around: number): Tile[] {
    return tilesWithin(this.#options.world, {
      extent: frameExtent(frame, around),
      seen: this.#seen(frame),
      look: this.#look,
      level: this.#level,
      pixelRatio: frame.pixelRatio,
    })
  }

  /** What of a view no panel or card lies over; all of it when they lie over all. */
  #seen(frame: Frame): Extent {
    const { left = 0, right = 0, bottom = 0 } = this.#covered
    const [minX, minY, maxX, maxY] = frameExtent(frame)
    const { resolution } = frame
    const [west, south, east] = [
      minX + left * resolution,
      minY + bottom * resolution,
      maxX - right * resolution,
    ]
    return west < east && south < maxY ? [west, south, east, maxY] : [minX, minY, maxX, maxY]
  }

  /** The first view in one picture: the one that is on its way already, or else a new one. */
  #firstPicture(frame: Frame): Tile | undefined {
    const seen = this.#seen(frame)
    const [look, level] = [this.#look, this.#level]
    const { pixelRatio } = frame
    const paper = clipped(seen, sheetExtent(this.#options.world))
    // Half a pixel of the screen is not seen.
    const slack = frame.resolution / pixelRatio / 2
    const wantedTile = this.#tiles.wanted.find(
      (tile) =>
        tile.ofView &&
        tile.look === look &&
        tile.level === level &&
        contains(tile.extent, paper, slack),
    )
    const view = { extent: frameExtent(frame), seen, look, level, pixelRatio }
    return wantedTile ?? viewTile(this.#options.world, view)
  }

  /** Whether all that a player sees of the land is there; what lies behind the panel may come later. */
  #isWhole(frame: Frame): boolean {
    const first = this.#firstPicture(frame)
    if (first && this.#tiles.cache.has(first.key)) return true
    const seen = this.#seen(frame)
    return this.#tilesIn(frameExtent(frame), this.#level, frame.pixelRatio).every(
      ({ key, extent }) => this.#tiles.cache.has(key) || !overlaps(extent, seen),
    )
  }

  /**
   * Puts the right tiles on the plane, and has those painted that are not there yet.
   *
   * @param atMost how many may come onto the plane
   * @returns whether others wait for the next frame
   */
  #fill(frame: Frame, atMost: number): boolean {
    const { cache } = this.#tiles
    const around = this.#settled ? ahead : 0
    const inView = this.#inView(frame, around)
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
    if (!this.#settled && this.#isWhole(frame)) this.#settle()
    const first = this.#settled ? undefined : this.#firstPicture(frame)
    const later = this.#settled ? this.#forLater(frame) : []
    this.#tiles.want(this.#passing ? [] : [...(first ? [first] : []), ...inView, ...later])
    this.#filled = waiting.length === 0 ? enlarged(frame, around) : undefined
    this.#putOnPlane(
      pictures.filter((picture) => !waiting.includes(picture)),
      frame.pixelRatio,
    )
    const inUse = [...pictures.map(({ tile }) => tile), ...later]
    cache.trim(new Set(inUse.map(({ key }) => key)))
    return waiting.length > 0
  }

  #putOnPlane(pictures: readonly TilePicture[], pixelRatio: number): void {
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
      canvas.dataset['look'] = tile.look
      this.#place(picture, pixelRatio)
      this.#shown.set(tile.key, picture)
      this.#plane.element.append(canvas)
    }
  }

  /** What belongs to the view lies on top, what merely stands in below it, the coarser the deeper. */
  #depth({ level, look, ofView }: Tile): number {
    if (look !== this.#look) return 0
    return level === this.#level && !ofView ? nearestLevel(this.#scale) + 2 : level + 1
  }

  /** Coarser pictures where the right ones are missing, and whatever has been shown there so far. */
  #standIns(missing: readonly Tile[]): TilePicture[] {
    const standIns = [...this.#tiles.cache.all()].filter(({ tile }) => {
      const coarser = tile.look === this.#look && (tile.level < this.#level || tile.ofView === true)
      const other = tile.look !== this.#look || tile.level !== this.#level
      return (
        (coarser || (other && this.#shown.has(tile.key))) &&
        missing.some(({ extent }) => overlaps(extent, tile.extent))
      )
    })
    // What covers all comes first, then what is sharpest.
    const worth = ({ tile: { level } }: TilePicture) => (level === standInLevel ? Infinity : level)
    return standIns.sort((one, other) => worth(other) - worth(one))
  }

  #forLater(frame: Frame): Tile[] {
    const around = this.#tilesIn(frameExtent(frame, overscan), this.#level, frame.pixelRatio)
    return [...around, ...this.#tilesIn(this.#options.world.extent, standInLevel, 1)]
  }

  /** Puts a tile where it belongs, from whole device pixel to whole device pixel, so that no seam shows. */
  #place({ canvas, tile }: TilePicture, pixelRatio: number): void {
    const [minX, minY, maxX, maxY] = tile.extent
    const round = (value: number) => Math.round(value * pixelRatio) / pixelRatio
    const [left, top] = this.#plane.at([minX, maxY]).map(round) as [number, number]
    const [right, bottom] = this.#plane.at([maxX, minY]).map(round) as [number, number]
    const scaleX = (right - left) / tile.width
    const scaleY = (bottom - top) / tile.height
    canvas.style.transform = `translate(${left}px, ${top}px) scale(${scaleX}, ${scaleY})`
  }
}

function amountAFrame({ pixelRatio }: Frame): number {
  return Math.max(Math.floor(pixelsAFrame / tileSizeAt(pixelRatio) ** 2), 1)
}

/** CSS pixels: a sheet that is shown wider casts no shadow. A browser would have to hold a large picture of it. */
const widest = 6000

/** The paper's edge is uneven: its shadow begins so far within the sheet, as a share of its width. */
const inset = 1 / 300

/** The shadow that the land's sheet casts on the table. */
class SheetShadow {
  readonly element = document.createElement('div')
  readonly #sheet: Extent

  /** @param sheet in world units */
  constructor(sheet: Extent) {
    this.#sheet = sheet
    this.element.className = 'sheet-shadow'
  }

  /** Puts it where a plane has the sheet. */
  place(plane: Plane): void {
    const [minX, minY, maxX, maxY] = this.#sheet
    const [left, top] = plane.at([minX, maxY])
    const [right, bottom] = plane.at([maxX, minY])
    this.element.hidden = right - left > widest
    const within = (right - left) * inset
    Object.assign(this.element.style, {
      // Not by left and top: to the browser that would be content that jumps.
      transform: `translate(${left + within}px, ${top + within}px)`,
      width: `${right - left - 2 * within}px`,
      height: `${bottom - top - 2 * within}px`,
    })
  }
}
