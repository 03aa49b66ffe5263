import { resolutionAt } from '../domain/last-position.ts'
import { startPosition } from '../stores/address.ts'
import { effectiveLook } from '../stores/effective-look.ts'
import { useSettings } from '../stores/settings.ts'
import type { LoadedWorld } from '../stores/world/world-context.tsx'
import { levelFor, tilesWithin } from './basemap/tile-grid.ts'
import { landUnderWay } from './start-land.ts'

/** Has the first view's land drawn while the page itself is still being built. */
export function warmLand(world: LoadedWorld): void {
  const { coordinates, zoom } = startPosition(world)
  const resolution = resolutionAt(zoom)
  const halfWidth = (window.innerWidth / 2) * resolution
  const halfHeight = (window.innerHeight / 2) * resolution
  const [x, y] = coordinates
  const [minX, minY, maxX, maxY] = [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight]
  landUnderWay()?.want(
    tilesWithin(world.extent, {
      extent: [minX, minY, maxX, maxY],
      seen: [minX + panelWidth() * resolution, minY, maxX, maxY],
      look: effectiveLook(),
      level: levelFor(resolution),
      pixelRatio: window.devicePixelRatio,
    }),
  )
}

/** CSS pixels at the left that the panel will cover, except where it covers everything. */
function panelWidth(): number {
  const beside = window.matchMedia('(width >= 768px)').matches
  if (!beside || !useSettings.getState().panelOpen) return 0
  const style = getComputedStyle(document.documentElement)
  return Number.parseFloat(style.getPropertyValue('--side-panel-width')) || 0
}
