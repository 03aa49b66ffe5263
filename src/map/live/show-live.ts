import { useLive } from '../../stores/live/live.ts'
import { useRestingPosition } from '../../stores/world/last-position.ts'
import { useObstructions } from '../../stores/world/obstructions.ts'
import type { MapEngine } from '../engine/map-engine.ts'
import { ArrowLayer } from './arrow-layer.ts'
import { TrailLayer } from './trail-layer.ts'

/**
 * Keeps the player's arrow and trail on the map, and the player in its middle for as long as they want that.
 *
 * @param near whether the map comes closer to the player at first
 * @returns what takes all of it away
 */
export function showLive(
  engine: MapEngine,
  near: boolean,
  prefersStillness: () => boolean,
): () => void {
  const trail = new TrailLayer()
  const arrow = new ArrowLayer()
  let comesCloser = near

  const update = () => {
    const { position, trail: way, centred, hears, problem, missed } = useLive.getState()
    const animate = !prefersStillness()
    trail.show(way)
    arrow.show(position, { fresh: hears === 'here' && problem === null && !missed, animate })
    if (!position) comesCloser = near
    else if (centred && engine.follow(position.coordinate, animate, comesCloser)) {
      comesCloser = false
    }
  }
  const stops = [
    engine.addLayer(trail.layer, 'land'),
    engine.addLayer(arrow.layer, 'top'),
    useLive.subscribe(update),
    // After a flight or a zoom, and where something else covers the map, the middle is elsewhere.
    useRestingPosition.subscribe(update),
    useObstructions.subscribe(update),
  ]
  update()
  return () => stops.forEach((stop) => stop())
}
