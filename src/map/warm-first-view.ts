import { firstViewName, type FirstView } from '../domain/first-view.ts'
import { resolutionAt } from '../domain/last-position.ts'
import { lookNames } from '../domain/look.ts'
import { levelFor, tilesWithin } from './basemap/tile-grid.ts'
import { landUnderWay } from './start-land.ts'

/** Where the player begins elsewhere, or in colours of the system's, `warmLand` asks for the right land later. */
export function warmFirstView(): void {
  const text = document.querySelector<HTMLMetaElement>(`meta[name=${firstViewName}]`)?.content
  const { place, look: chosen } = document.documentElement.dataset
  if (!text || place !== undefined) return
  const { extent, coordinates, zoom } = JSON.parse(text) as FirstView
  const resolution = resolutionAt(zoom)
  const halfWidth = (window.innerWidth / 2) * resolution
  const halfHeight = (window.innerHeight / 2) * resolution
  const [x, y] = coordinates
  landUnderWay()?.want(
    tilesWithin(extent, {
      extent: [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight],
      look: lookNames.find((name) => name === chosen) ?? lookNames[0],
      level: levelFor(resolution),
      pixelRatio: window.devicePixelRatio,
    }),
  )
}
