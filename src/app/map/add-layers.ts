import { showLasso } from '../../features/areas/map/show-lasso.ts'
import { showSpot } from '../../features/card/map/show-spot.ts'
import { showMeasuredLine } from '../../features/routes/map/show-measured-line.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import type { MapEngine } from '../../map/map-engine.ts'

/** Adds the features' layers that load with the map, from bottom to top. @returns functions that remove them */
export function addLayers(
  engine: MapEngine,
  { metresPerUnit }: LoadedWorld,
): readonly (() => void)[] {
  return [showSpot(engine), showMeasuredLine(engine, metresPerUnit), showLasso(engine)]
}
