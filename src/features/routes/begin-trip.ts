import type { Marker } from '../../world/marker.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { showFailure, showSuccess } from '../../ui/toasts/toasts.tsx'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { loadChunk } from '../chunks/chunks.ts'
import { notifyPartFailed } from '../chunks/notify-part-failed.ts'
import { maxTripStops } from '../settings/model/route-choices.ts'
import { uncoverMap } from '../settings/settings.ts'
import { middleOfMap } from '../viewport/map-view.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'

/** Starts a tour through places. If there are too many, keeps those nearest to the middle of the map and says so. */
export async function beginTrip(places: readonly Marker[], world: LoadedWorld): Promise<void> {
  try {
    const { tripThrough } = await loadChunk(() => import('./trip.ts'))
    const near = middleOfMap(world) ?? world.startView.coordinates
    // On a phone the panel covers the map, and the tour's card shows the progress of the calculation.
    uncoverMap()
    const leftOut = await tripThrough(places, near, world)
    if (leftOut > 0) showSuccess({ title: () => laterMessages.routes.tooMany(maxTripStops) })
  } catch (error) {
    notifyPartFailed(error)
  }
}

export async function beginTripNear(spot: Coordinate, world: LoadedWorld): Promise<void> {
  const { tripNear } = await import('./trip.ts')
  if (!(await tripNear(spot, world))) showFailure({ title: () => laterMessages.routes.nothingLeft })
}
