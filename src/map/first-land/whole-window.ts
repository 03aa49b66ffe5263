import type { LookName } from '../../domain/land/look.ts'
import type { MapPosition } from '../../domain/world/view/coordinates.ts'
import {
  levelFor,
  type SheetWorld,
  tilesWithin,
  viewTile,
  type TileView,
  type Tile,
} from '../basemap/tiles/tile-grid.ts'

/**
 * The land that fills the window: what is seen first, then its tiles.
 *
 * @param covered CSS pixels at the left that the panel covers
 */
export function wholeWindow(
  world: SheetWorld,
  { coordinates: [x, y], zoom }: MapPosition,
  look: LookName,
  covered: number,
): readonly Tile[] {
  const resolution = world.scale.resolutionAt(zoom)
  const halfWidth = (window.innerWidth / 2) * resolution
  const halfHeight = (window.innerHeight / 2) * resolution
  const [minX, minY, maxX, maxY] = [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight]
  const view: TileView = {
    extent: [minX, minY, maxX, maxY],
    seen: [Math.min(minX + covered * resolution, maxX), minY, maxX, maxY],
    look,
    level: levelFor(resolution, world.scale),
    pixelRatio: window.devicePixelRatio,
  }
  const first = viewTile(world, view)
  return [...(first ? [first] : []), ...tilesWithin(world, view)]
}
