import type { Coordinate } from '../../domain/world/coordinates.ts'
import type { LookName } from '../../domain/land/look.ts'
import {
  cssSizeAt,
  levelFor,
  nearestLevel,
  sheetExtent,
  tileSizeAt,
  unitsPerPixelAt,
  type SheetWorld,
} from '../basemap/tiles/tile-grid.ts'
import type { Tile } from '../basemap/tiles/tile.ts'

/** Pixels. */
export interface PosterSize {
  readonly width: number
  readonly height: number
}

/** Pixels along the side of a wallpaper. */
export const wallpaperBounds = { least: 320, most: 16_384 } as const

/** At 300 dots an inch, upright. */
export const papers = {
  a4: { width: 2480, height: 3508 },
  a3: { width: 3508, height: 4961 },
  a2: { width: 4961, height: 7016 },
} as const satisfies Record<string, PosterSize>

/** Pixels of a poster a CSS pixel, at most: what is drawn for a screen is as large on paper, at 100 of them an inch. */
const paperRatio = 3

/** Rows that are drawn at a time. */
const stripHeight = 256

/** How the world lies on a poster. Its pixels are those of a grid that begins in the corner of the world's sheet, as its tiles' are. */
export interface PosterPlan extends PosterSize {
  /** Pixels from the sheet's upper left corner. */
  readonly left: number
  readonly top: number
  /** World units a CSS pixel, by which line widths and detail are chosen. */
  readonly unitsPerPixel: number
  /** Pixels a world unit. */
  readonly scale: number
}

/** What is on screen. */
export interface PosterView {
  readonly centre: Coordinate
  /** World units a CSS pixel. */
  readonly resolution: number
  /** CSS pixels. */
  readonly size: PosterSize
  readonly pixelRatio: number
}

export function isWallpaperSize({ width, height }: PosterSize): boolean {
  const { least, most } = wallpaperBounds
  return [width, height].every((side) => Number.isInteger(side) && side >= least && side <= most)
}

/** The whole sheet, as large as it can be. */
export function planWhole(world: SheetWorld, size: PosterSize): PosterPlan {
  const [minX, minY, maxX, maxY] = sheetExtent(world)
  const fitting = Math.min(size.width / (maxX - minX), size.height / (maxY - minY))
  const unitsPerPixel = Math.max(paperRatio / fitting, nearestIn(world))
  return planned(world, size, [(minX + maxX) / 2, (minY + maxY) / 2], unitsPerPixel, fitting)
}

/** What is on screen, drawn with its detail, as large as the paper allows. */
export function planView(world: SheetWorld, size: PosterSize, view: PosterView): PosterPlan {
  const shown = unitsPerPixelAt(levelFor(view.resolution, world.scale), world.scale)
  const fitting = Math.min(
    size.width / (view.size.width * view.resolution),
    size.height / (view.size.height * view.resolution),
  )
  const ratio = Math.min(fitting * shown, paperRatio)
  const unitsPerPixel = Math.max(ratio / fitting, nearestIn(world))
  return planned(world, size, view.centre, unitsPerPixel, ratio / unitsPerPixel)
}

/** What is on screen, pixel for pixel as its tiles have it, and as much around it as there is room for. */
export function planWallpaper(world: SheetWorld, size: PosterSize, view: PosterView): PosterPlan {
  const unitsPerPixel = unitsPerPixelAt(levelFor(view.resolution, world.scale), world.scale)
  const ratio = tileSizeAt(view.pixelRatio) / cssSizeAt(view.pixelRatio)
  return planned(world, size, view.centre, unitsPerPixel, ratio / unitsPerPixel)
}

/** A poster from its upper edge down, each strip a tile of its own. */
export function stripsOf(world: SheetWorld, plan: PosterPlan, look: LookName): Tile[] {
  const amount = Math.ceil(plan.height / stripHeight)
  return Array.from({ length: amount }, (_, index) => {
    const from = index * stripHeight
    const height = Math.min(stripHeight, plan.height - from)
    return stripOf(world, plan, look, from, height)
  })
}

function stripOf(
  world: SheetWorld,
  { left, top, width, unitsPerPixel, scale }: PosterPlan,
  look: LookName,
  from: number,
  height: number,
): Tile {
  const [minX, , , maxY] = sheetExtent(world)
  return {
    key: `poster/${from}`,
    look,
    level: 0,
    extent: [
      minX + left / scale,
      maxY - (top + from + height) / scale,
      minX + (left + width) / scale,
      maxY - (top + from) / scale,
    ],
    unitsPerPixel,
    width,
    height,
  }
}

function planned(
  world: SheetWorld,
  size: PosterSize,
  [x, y]: Coordinate,
  unitsPerPixel: number,
  scale: number,
): PosterPlan {
  const [minX, , , maxY] = sheetExtent(world)
  return {
    ...size,
    left: Math.round((x - minX) * scale - size.width / 2),
    top: Math.round((maxY - y) * scale - size.height / 2),
    unitsPerPixel,
    scale,
  }
}

function nearestIn({ scale }: SheetWorld): number {
  return unitsPerPixelAt(nearestLevel(scale), scale)
}
