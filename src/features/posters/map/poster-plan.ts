import type { Coordinate } from '../../../geometry/coordinates.ts'
import type { BasemapStyleName } from '../../../basemap/basemap-style.ts'
import {
  cssSizeAt,
  levelFor,
  nearestLevel,
  mapBoundsOf,
  tileSizeAt,
  unitsPerPixelAt,
  type BoundedWorld,
  type Tile,
} from '../../../basemap/tiles/tile-grid.ts'

/** Pixels. */
export interface PosterSize {
  readonly width: number
  readonly height: number
}

/** Pixels along the side of a wallpaper. */
export const wallpaperBounds = { least: 320, most: 16_384 } as const

/** Dots an inch of a poster on paper. */
export const paperDots = 300

/** At {@link paperDots}, upright. */
export const papers = {
  a4: { width: 2480, height: 3508 },
  a3: { width: 3508, height: 4961 },
  a2: { width: 4961, height: 7016 },
} as const satisfies Record<string, PosterSize>

/** Pixels of a poster a CSS pixel, at most: what is drawn for a screen is as large on paper, at 100 of them an inch. */
const paperRatio = 3

/** Pixels along the side of a tile of a poster on paper. */
const paperTile = 512

/** How the world lies on a poster. Its pixels are those of a grid that begins in the corner of the map's bounds, as its tiles' are. */
export interface PosterPlan extends PosterSize {
  /** Pixels from the upper left corner of the map's bounds. */
  readonly left: number
  readonly top: number
  /** World units a CSS pixel, by which line widths and detail are chosen. */
  readonly unitsPerPixel: number
  /** Pixels a world unit. */
  readonly scale: number
  /** Pixels along the side of a tile. */
  readonly tileSize: number
  /** World units along the side of a tile. */
  readonly tileSide: number
}

/** A tile and where its upper left corner is on its strip, in pixels. */
export interface PlacedTile {
  readonly tile: Tile
  readonly x: number
  readonly y: number
}

/** What of one row of tiles is on a poster. */
export interface Strip extends Tile {
  readonly tiles: readonly PlacedTile[]
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

/** The whole map, as large as it can be. */
export function planWhole(world: BoundedWorld, size: PosterSize): PosterPlan {
  const [minX, minY, maxX, maxY] = mapBoundsOf(world)
  const fitting = Math.min(size.width / (maxX - minX), size.height / (maxY - minY))
  const unitsPerPixel = Math.max(paperRatio / fitting, nearestIn(world))
  return planned(
    world,
    size,
    [(minX + maxX) / 2, (minY + maxY) / 2],
    unitsPerPixel,
    onPaper(fitting),
  )
}

/** What is on screen, drawn with its detail, as large as the paper allows. */
export function planView(world: BoundedWorld, size: PosterSize, view: PosterView): PosterPlan {
  const shown = unitsPerPixelAt(levelFor(view.resolution, world.scale), world.scale)
  const fitting = Math.min(
    size.width / (view.size.width * view.resolution),
    size.height / (view.size.height * view.resolution),
  )
  const ratio = Math.min(fitting * shown, paperRatio)
  const unitsPerPixel = Math.max(ratio / fitting, nearestIn(world))
  return planned(world, size, view.centre, unitsPerPixel, onPaper(ratio / unitsPerPixel))
}

/** What is on screen, pixel for pixel as its tiles have it, and as much around it as there is room for. */
export function planWallpaper(world: BoundedWorld, size: PosterSize, view: PosterView): PosterPlan {
  const unitsPerPixel = unitsPerPixelAt(levelFor(view.resolution, world.scale), world.scale)
  return planned(world, size, view.centre, unitsPerPixel, [
    tileSizeAt(view.pixelRatio),
    cssSizeAt(view.pixelRatio) * unitsPerPixel,
  ])
}

/**
 * A poster from its upper edge down, a row of tiles at a time. Tiles are painted whole and put beside each other, as on
 * screen: painted from another corner, colours would be rounded differently here and there.
 */
export function stripsOf(
  world: BoundedWorld,
  plan: PosterPlan,
  basemapStyle: BasemapStyleName,
): Strip[] {
  const { top, height, tileSize } = plan
  const strips: Strip[] = []
  for (let from = 0; from < height;) {
    const row = Math.floor((top + from) / tileSize)
    const to = Math.min((row + 1) * tileSize - top, height)
    strips.push(stripOf(world, plan, basemapStyle, row, [from, to]))
    from = to
  }
  return strips
}

function stripOf(
  world: BoundedWorld,
  plan: PosterPlan,
  basemapStyle: BasemapStyleName,
  row: number,
  [from, to]: readonly [from: number, to: number],
): Strip {
  const { left, top, width, unitsPerPixel, scale } = plan
  const [minX, , , maxY] = mapBoundsOf(world)
  return {
    key: `poster/${from}`,
    basemapStyle,
    level: 0,
    extent: [
      minX + left / scale,
      maxY - (top + to) / scale,
      minX + (left + width) / scale,
      maxY - (top + from) / scale,
    ],
    unitsPerPixel,
    width,
    height: to - from,
    tiles: tilesOf(world, plan, basemapStyle, row).map(({ tile, x }) => ({
      tile,
      x,
      y: row * plan.tileSize - top - from,
    })),
  }
}

/** The tiles of a row that have anything of the map, in the very numbers that the screen's have. */
function tilesOf(
  world: BoundedWorld,
  { left, width, unitsPerPixel, tileSize, tileSide }: PosterPlan,
  basemapStyle: BasemapStyleName,
  row: number,
): Omit<PlacedTile, 'y'>[] {
  const [minX, minY, maxX, maxY] = mapBoundsOf(world)
  const upper = maxY - row * tileSide
  if (row < 0 || upper <= minY) return []
  const first = Math.max(Math.floor(left / tileSize), 0)
  const last = Math.ceil(Math.min((left + width) / tileSize, (maxX - minX) / tileSide)) - 1
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => {
    const column = first + index
    const from = minX + column * tileSide
    return {
      x: column * tileSize - left,
      tile: {
        key: `poster/${column}/${row}`,
        basemapStyle,
        level: 0,
        extent: [from, upper - tileSide, from + tileSide, upper],
        unitsPerPixel,
        width: tileSize,
        height: tileSize,
      },
    }
  })
}

function planned(
  world: BoundedWorld,
  size: PosterSize,
  [x, y]: Coordinate,
  unitsPerPixel: number,
  [tileSize, tileSide]: readonly [tileSize: number, tileSide: number],
): PosterPlan {
  const [minX, , , maxY] = mapBoundsOf(world)
  const scale = tileSize / tileSide
  return {
    ...size,
    left: Math.round((x - minX) * scale - size.width / 2),
    top: Math.round((maxY - y) * scale - size.height / 2),
    unitsPerPixel,
    scale,
    tileSize,
    tileSide,
  }
}

/** @param scale pixels a world unit @returns a tile's side in pixels, and in world units */
function onPaper(scale: number): readonly [tileSize: number, tileSide: number] {
  return [paperTile, paperTile / scale]
}

function nearestIn({ scale }: BoundedWorld): number {
  return unitsPerPixelAt(nearestLevel(scale), scale)
}
