import View from 'ol/View.js'
import Projection from 'ol/proj/Projection.js'
import { zoomRange } from '../../domain/last-position.ts'
import type { MapPosition, World } from '../../domain/world.ts'

/** CSS pixels. */
const worldPixelsAtZoom0 = 256

/** The engine's view of a world, which it cannot leave by more than half a screen. */
export function createWorldView(world: World, position: MapPosition, target: HTMLElement): View {
  const extent = [...world.extent]
  return new View({
    projection: new Projection({
      code: world.id,
      units: 'pixels',
      extent,
      metersPerUnit: world.metresPerUnit,
    }),
    center: [...position.coordinates],
    zoom: position.zoom,
    // At zoom 0 the engine fits the projection's extent into 256 px, which is what zoom 0 means here.
    minZoom: farthestZoom(target),
    maxZoom: zoomRange.max,
    // The middle of the screen stays inside the world, so the view leaves it by half a screen at most.
    extent,
    constrainOnlyCenter: true,
    smoothExtentConstraint: false,
    smoothResolutionConstraint: false,
    enableRotation: false,
  })
}

/**
 * The farthest whole zoom at which the world still fills about half of the view: the engine counts its zoom
 * levels from this one, so a fraction would shift them all.
 */
function farthestZoom({ clientWidth, clientHeight }: HTMLElement): number {
  const zoom = Math.floor(Math.log2(Math.min(clientWidth, clientHeight) / worldPixelsAtZoom0))
  return Math.min(Math.max(zoom, zoomRange.min), 3)
}
