import { talliesByArea } from '../../domain/progress/area-tallies.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { useProgressView } from '../../stores/progress/progress-view.ts'
import { findAreas, useFoundAreas } from '../../stores/ways/found-areas.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import type { MapEngine } from '../engine/map-engine.ts'
import { AreaLayer } from './area-layer.ts'

/** Shades the areas of settlements on the map while that is wanted. @returns what takes them away */
export function showAreas(engine: MapEngine, world: LoadedWorld): () => void {
  const layer = new AreaLayer(world.extent)
  const update = () => {
    const { areasShaded: shaded } = useProgressView.getState()
    const { grid, ofMarkers, places } = useFoundAreas.getState()
    if (shaded) void findAreas(world)
    const discovered = new Set(useProgress.getState().discoveredMarkers)
    const tallies = ofMarkers
      ? talliesByArea(world.markers, discovered, ofMarkers, places.length)
      : []
    layer.show(shaded ? grid : null, tallies)
  }
  const stops = [
    engine.addLayer(layer.layer, 'land'),
    useProgressView.subscribe(update),
    useFoundAreas.subscribe(update),
    useProgress.subscribe(({ discoveredMarkers }, before) => {
      if (discoveredMarkers !== before.discoveredMarkers) update()
    }),
  ]
  update()
  return () => stops.forEach((stop) => stop())
}
