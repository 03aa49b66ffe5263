import type { Marker } from '../../domain/markers/marker.ts'
import { maxTourStops } from '../../domain/ways/way-choices.ts'
import { startMessages } from '../../messages/part-missing.ts'
import { wayMessages } from '../../messages/way-messages.ts'
import { loadPart } from '../../stores/offline/load-part.ts'
import { middleOfMap } from '../../stores/world/map-view.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import { showFailure, showSuccess } from '../../ui/toasts/toasts.tsx'
import { uncoverMap } from '../uncover-map.ts'

/** A tour of places, those nearest to the middle of the view where there are too many; on a phone the panel makes way for it. */
export async function beginTour(places: readonly Marker[], world: LoadedWorld): Promise<void> {
  try {
    const { tourThrough } = await loadPart(() => import('../../stores/ways/tour.ts'))
    const near = middleOfMap(world) ?? world.startView.coordinates
    // Its card tells how far the order is.
    uncoverMap()
    const leftOut = await tourThrough(places, near, world)
    if (leftOut > 0) showSuccess({ title: () => wayMessages.tooMany(maxTourStops) })
  } catch {
    showFailure({ title: () => startMessages.partMissing })
  }
}
