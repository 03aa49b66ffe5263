import { restorePosition } from '../../stores/world/last-position.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import type { PosterView } from './poster-plan.ts'

/** The part of the map that fills the window; nothing before the map has been anywhere. */
export function viewOnScreen(world: LoadedWorld): PosterView | undefined {
  const position = restorePosition(world)
  return (
    position && {
      centre: position.coordinates,
      resolution: world.scale.resolutionAt(position.zoom),
      size: { width: window.innerWidth, height: window.innerHeight },
      pixelRatio: window.devicePixelRatio,
    }
  )
}
