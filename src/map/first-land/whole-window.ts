import { resolutionAt } from '../../domain/world/last-position.ts'
import type { LookName } from '../../domain/land/look.ts'
import type { MapPosition } from '../../domain/world/coordinates.ts'
import type { Extent } from '../../domain/world/extent.ts'
import { levelFor, tilesWithin, viewTile, type TileView } from '../basemap/tiles/tile-grid.ts'
import type { Tile } from '../basemap/tiles/tile.ts'

/**
 * The land that fills the window: what is seen first, then its tiles.
 *
 * @param covered CSS pixels at the left that the panel covers
 */
export function wholeWindow(
  world: Extent,
  { coordinates: [x, y], zoom }: MapPosition,
  look: LookName,
  covered: number,
): readonly Tile[] {
  const resolution = resolutionAt(zoom)
  const halfWidth = (window.innerWidth / 2) * resolution
  const halfHeight = (window.innerHeight / 2) * resolution
  const [minX, minY, maxX, maxY] = [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight]
  const view: TileView = {
    extent: [minX, minY, maxX, maxY],
    seen: [Math.min(minX + covered * resolution, maxX), minY, maxX, maxY],
    look,
    level: levelFor(resolution),
    pixelRatio: window.devicePixelRatio,
  }
  const first = viewTile(world, view)
  return [...(first ? [first] : []), ...tilesWithin(world, view)]
}
