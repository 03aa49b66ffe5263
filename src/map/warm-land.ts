import { resolutionAt } from '../domain/last-position.ts'
import type { World } from '../domain/world.ts'
import { effectiveLook } from '../stores/effective-look.ts'
import { restorePosition } from '../stores/last-position.ts'
import { levelFor, tilesWithin } from './basemap/tile-grid.ts'
import { landUnderWay } from './start-land.ts'

/** Has the first view's land drawn while the page itself is still being built. */
export function warmLand(world: World): void {
  const { coordinates, zoom } = restorePosition(world) ?? world.startView
  const resolution = resolutionAt(zoom)
  const halfWidth = (window.innerWidth / 2) * resolution
  const halfHeight = (window.innerHeight / 2) * resolution
  const [x, y] = coordinates
  landUnderWay()?.want(
    tilesWithin(world.extent, {
      extent: [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight],
      look: effectiveLook(),
      level: levelFor(resolution),
      pixelRatio: window.devicePixelRatio,
    }),
  )
}
