import { clamp, intersectExtents, type Extent } from '../../geometry/extent.ts'
import type { BasemapStyleName } from '../basemap-style.ts'
import type { Scale } from '../../geometry/scale.ts'
import type { ScaledWorld } from '../../world/world.ts'

/** A piece of the world at one scale. The same tile always gives the same picture. */
export interface Tile {
  readonly key: string
  readonly basemapStyle: BasemapStyleName
  readonly level: number
  /** World units: `[minX, minY, maxX, maxY]`. */
  readonly extent: Extent
  /** World units per CSS pixel. Decides line widths and which details are drawn. */
  readonly unitsPerPixel: number
  /** Device pixels. */
  readonly width: number
  readonly height: number
  /** True for one picture of the whole first view, shown until its tiles are drawn, which takes twice as long. */
  readonly ofView?: true
}

/** Two levels double the scale, so that tiles are shown near their own size. */
export const levelsPerZoom = 2

export type BoundedWorld = Pick<ScaledWorld, 'extent' | 'scale'>

/** Greatest number of painted pixels per CSS pixel. A ratio of 3 means 2.25 times the work for little gain. */
const maxPixelRatio = 2

export function paintedPixelRatio(): number {
  return Math.min(window.devicePixelRatio, maxPixelRatio)
}

export interface TileView {
  readonly extent: Extent
  /** Part of the extent that no panel covers. Tiles are wanted from its middle outwards. */
  readonly seen?: Extent
  readonly basemapStyle: BasemapStyleName
  readonly level: number
  readonly pixelRatio: number
}

export function nearestLevel({ zooms }: Scale): number {
  return zooms.max * levelsPerZoom
}

/** Returns world units per CSS pixel. */
export function unitsPerPixelAt(level: number, { resolutionAt }: Scale): number {
  return resolutionAt(level / levelsPerZoom)
}

/** Returns the level whose tiles are shown at 0.8 to 1.1 times their size. Resolution: world units per CSS pixel. */
export function levelFor(resolution: number, scale: Scale): number {
  const exact = levelsPerZoom * scale.zoomAt(resolution)
  return clamp(Math.ceil(exact - 0.3), 0, nearestLevel(scale))
}

/** Returns the world's extent with the margin around it, in world units. */
export function mapBoundsOf({ extent: [minX, minY, maxX, maxY], scale }: BoundedWorld): Extent {
  const { margin } = scale
  return [minX - margin, minY - margin, maxX + margin, maxY + margin]
}

/** Returns the side of a tile in device pixels. */
export function tileSizeAt(pixelRatio: number): number {
  return Math.round(cssSizeAt(pixelRatio) * pixelRatio)
}

/** Returns the side of a tile in CSS pixels. On sharp screens, small tiles stay below a megapixel. */
export function cssSizeAt(pixelRatio: number): number {
  return pixelRatio > 1.5 ? 256 : 512
}

/** Returns the tiles that fill a view, from the middle of its visible part outwards. */
export function tilesWithin(world: BoundedWorld, view: TileView): Tile[] {
  const mapBounds = mapBoundsOf(world)
  const [minX, minY, maxX, maxY] = view.extent
  const unitsPerPixel = unitsPerPixelAt(view.level, world.scale)
  const cssSize = cssSizeAt(view.pixelRatio)
  const side = cssSize * unitsPerPixel
  const size = tileSizeAt(view.pixelRatio)
  const first = (value: number) => Math.max(Math.floor(value / side), 0)
  const last = (value: number, end: number) => Math.ceil(Math.min(value, end) / side) - 1
  const seen = view.seen ?? view.extent
  const [middleX, middleY] = [(seen[0] + seen[2]) / 2, (seen[1] + seen[3]) / 2]
  const tiles: { readonly tile: Tile; readonly distance: number }[] = []
  for (
    let row = first(mapBounds[3] - maxY);
    row <= last(mapBounds[3] - minY, mapBounds[3] - mapBounds[1]);
    row += 1
  ) {
    for (
      let column = first(minX - mapBounds[0]);
      column <= last(maxX - mapBounds[0], mapBounds[2] - mapBounds[0]);
      column += 1
    ) {
      const left = mapBounds[0] + column * side
      const top = mapBounds[3] - row * side
      tiles.push({
        distance: Math.hypot(left + side / 2 - middleX, top - side / 2 - middleY),
        tile: {
          key: `${view.basemapStyle}/${view.level}/${column}/${row}/${size}`,
          basemapStyle: view.basemapStyle,
          level: view.level,
          extent: [left, top - side, left + side, top],
          unitsPerPixel,
          width: size,
          height: size,
        },
      })
    }
  }
  return tiles.sort((a, b) => a.distance - b.distance).map(({ tile }) => tile)
}

/** Greatest size of a first view as one picture, in device pixels. Larger pictures can't be held. */
const maxViewPixels = 9_000_000

/** Returns the visible part of a view as one tile; `undefined` if it shows no paper or is too large. */
export function viewTile(world: BoundedWorld, view: TileView): Tile | undefined {
  const mapBounds = mapBoundsOf(world)
  const [minX, minY, maxX, maxY] = intersectExtents(view.seen ?? view.extent, mapBounds)
  const unitsPerPixel = unitsPerPixelAt(view.level, world.scale)
  const scale = tileSizeAt(view.pixelRatio) / (cssSizeAt(view.pixelRatio) * unitsPerPixel)
  const [left, right] = [
    Math.floor((minX - mapBounds[0]) * scale),
    Math.ceil((maxX - mapBounds[0]) * scale),
  ]
  const [top, bottom] = [
    Math.floor((mapBounds[3] - maxY) * scale),
    Math.ceil((mapBounds[3] - minY) * scale),
  ]
  const [width, height] = [right - left, bottom - top]
  if (width <= 0 || height <= 0 || width * height > maxViewPixels) return undefined
  return {
    key: `${view.basemapStyle}/${view.level}/view/${left}/${top}/${width}/${height}`,
    basemapStyle: view.basemapStyle,
    level: view.level,
    extent: [
      mapBounds[0] + left / scale,
      mapBounds[3] - bottom / scale,
      mapBounds[0] + right / scale,
      mapBounds[3] - top / scale,
    ],
    unitsPerPixel,
    width,
    height,
    ofView: true,
  }
}
