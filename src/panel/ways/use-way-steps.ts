import { useMemo } from 'react'
import { besideWay } from '../../domain/ways/beside.ts'
import { stepsOf } from '../../domain/ways/way-steps.ts'
import type { Way } from '../../domain/ways/way.ts'
import { distance, type Coordinate } from '../../domain/world/view/coordinates.ts'
import { stepWords } from '../../messages/compose/way-words.ts'
import { labelNow } from '../../stores/markers/known-names.ts'
import { useFoundWay } from '../../stores/ways/found-way.ts'
import { nameAt } from '../../stores/ways/name-at.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { useStops } from './use-stops.ts'

/** Metres from a turn within which what stands there tells of it. */
const landmarkReach = 40

const noWay: Way = { legs: [], length: 0 }

/** What to do on the way that is found, in words. */
export function useWaySteps(): readonly string[] {
  const world = useWorld()
  const { metresPerUnit } = world
  const way = useFoundWay((state) => state.way) ?? noWay
  const about = useFoundWay((state) => state.about)
  const stops = useStops()
  const stopped = stops.map(({ index }) => index).join()
  const steps = useMemo(() => {
    const indices = new Set(stopped.split(',').map(Number))
    return stepsOf(way, about?.bridges ?? [], (leg) => indices.has(leg + 1))
  }, [way, about, stopped])
  const landmarks = useMemo(() => {
    const marks = world.markers.filter(({ locationType }) =>
      about?.landmarks.includes(locationType),
    )
    return besideWay(marks, way, landmarkReach / metresPerUnit).map(({ item }) => item)
  }, [world, metresPerUnit, way, about])
  const landmarkAt = (point: Coordinate) => {
    const near = landmarks
      .map((marker) => ({ marker, away: distance(marker.coordinate, point) * metresPerUnit }))
      .filter(({ away }) => away <= landmarkReach)
      .sort((one, other) => one.away - other.away)[0]
    return near && labelNow(near.marker, world.typesById.get(near.marker.locationType))
  }
  const names = { nameAt: (point: Coordinate) => nameAt(point, world), landmarkAt }
  return steps.map((step) => stepWords(step, metresPerUnit, names))
}
