import { showLasso } from '../../features/areas/map/show-lasso.ts'
import { showPins } from '../../features/pins/map/show-pins.ts'
import { showSpot } from '../../features/card/map/show-spot.ts'
import { showMeasuredLine } from '../../features/routes/map/show-measured-line.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import type { MapEngine } from '../../map/map-engine.ts'

/** Adds the features' layers that load with the map; see src/map/README.md. @returns functions that remove them */
export function addLayers(
  engine: MapEngine,
  { metresPerUnit, extent }: LoadedWorld,
  embedded: boolean,
): readonly (() => void)[] {
  return [
    // Pins are private, so another site's page does not show them.
    ...(embedded ? [] : [showPins(engine, extent)]),
    showSpot(engine),
    showMeasuredLine(engine, metresPerUnit),
    showLasso(engine),
  ]
}
