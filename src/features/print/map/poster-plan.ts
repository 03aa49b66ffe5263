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

/** Limits of a wallpaper's side in pixels. */
export const wallpaperBounds = { min: 320, max: 16_384 } as const

export const paperDotsPerInch = 300

/** Sizes in portrait format at {@link paperDotsPerInch}. */
export const papers = {
  a4: { width: 2480, height: 3508 },
  a3: { width: 3508, height: 4961 },
  a2: { width: 4961, height: 7016 },
} as const satisfies Record<string, PosterSize>

/** Most poster pixels per CSS pixel. At 300 dots per inch, 100 CSS pixels of the drawing then take an inch. */
const paperRatio = 3

const paperTileSidePx = 512

/** Position of the world on a poster. Like the tiles, its pixel grid begins in the upper left corner of the map. */
export interface PosterPlan extends PosterSize {
  /** Distance in pixels from the upper left corner of the map's bounds. */
  readonly left: number
  readonly top: number
  /** World units per CSS pixel. Determines line widths and detail. */
  readonly unitsPerPixel: number
  /** Pixels per world unit. */
  readonly scale: number
  /** Side of a tile in pixels. */
  readonly tileSize: number
  /** Side of a tile in world units. */
  readonly tileSide: number
}

/** A tile with the position of its upper left corner on the strip, in pixels. */
export interface PlacedTile {
  readonly tile: Tile
  readonly x: number
  readonly y: number
}

/** The part of a poster that one row of tiles covers. */
export interface Strip extends Tile {
  readonly tiles: readonly PlacedTile[]
}

export interface PosterView {
  readonly centre: Coordinate
  /** World units per CSS pixel. */
  readonly resolution: number
  /** CSS pixels. */
  readonly size: PosterSize
  readonly pixelRatio: number
}

export function isWallpaperSize({ width, height }: PosterSize): boolean {
  const { min, max } = wallpaperBounds
  return [width, height].every((side) => Number.isInteger(side) && side >= min && side <= max)
}

/** Plans a poster with the whole map, as large as possible. */
export function planWhole(world: BoundedWorld, size: PosterSize): PosterPlan {
  const [minX, minY, maxX, maxY] = mapBoundsOf(world)
  const fitting = Math.min(size.width / (maxX - minX), size.height / (maxY - minY))
  const unitsPerPixel = Math.max(paperRatio / fitting, nearestIn(world))
  return planned(
    world,
    size,
    [(minX + maxX) / 2, (minY + maxY) / 2],
    unitsPerPixel,
    paperTileSize(fitting),
  )
}

/** Plans a poster of the view with the detail on screen, as large as the paper allows. */
export function planView(world: BoundedWorld, size: PosterSize, view: PosterView): PosterPlan {
  const shown = unitsPerPixelAt(levelFor(view.resolution, world.scale), world.scale)
  const fitting = Math.min(
    size.width / (view.size.width * view.resolution),
    size.height / (view.size.height * view.resolution),
  )
  const ratio = Math.min(fitting * shown, paperRatio)
  const unitsPerPixel = Math.max(ratio / fitting, nearestIn(world))
  return planned(world, size, view.centre, unitsPerPixel, paperTileSize(ratio / unitsPerPixel))
}

/** Plans a wallpaper of the view with the screen's own tiles, and as much around it as fits. */
export function planWallpaper(world: BoundedWorld, size: PosterSize, view: PosterView): PosterPlan {
  const unitsPerPixel = unitsPerPixelAt(levelFor(view.resolution, world.scale), world.scale)
  return planned(world, size, view.centre, unitsPerPixel, [
    tileSizeAt(view.pixelRatio),
    cssSizeAt(view.pixelRatio) * unitsPerPixel,
  ])
}

/** Divides a poster into strips, one per row of tiles. Tiles cut elsewhere would round some colours differently. */
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

/** Returns a row's tiles that show part of the map, with exactly the same extents as on screen. */
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

/** Returns a tile's side in pixels and in world units. `scale` is in pixels per world unit. */
function paperTileSize(scale: number): readonly [tileSize: number, tileSide: number] {
  return [paperTileSidePx, paperTileSidePx / scale]
}

function nearestIn({ scale }: BoundedWorld): number {
  return unitsPerPixelAt(nearestLevel(scale), scale)
}
