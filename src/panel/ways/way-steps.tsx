import { useMemo } from 'react'
import { besideWay } from '../../domain/ways/beside.ts'
import { stepsOf } from '../../domain/ways/way-steps.ts'
import type { Way } from '../../domain/ways/way.ts'
import { distance, type Coordinate } from '../../domain/world/view/coordinates.ts'
import { stepWords } from '../../messages/compose/way-words.ts'
import { wayMessages as texts } from '../../messages/way-messages.ts'
import { labelNow } from '../../stores/markers/known-names.ts'
import { useFoundWay } from '../../stores/ways/found-way.ts'
import { nameAt } from '../../stores/ways/name-at.ts'
import { useWorld } from '../../stores/world/world-context.tsx'

/** Metres from a turn within which what stands there tells of it. */
const landmarkReach = 40

/** What to do on a way, in words. */
export function WaySteps({ way }: { readonly way: Way }) {
  const world = useWorld()
  const { metresPerUnit } = world
  const about = useFoundWay((state) => state.about)
  const steps = useMemo(() => stepsOf(way, about?.bridges ?? []), [way, about])
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
  return (
    <section aria-label={texts.directions} className="px-4 pb-3">
      <h3 className="pb-1 font-medium text-vellum-soft">{texts.directions}</h3>
      <ol aria-label={texts.steps.label} className="way-steps grid gap-1">
        {steps.map((step, index) => (
          <li key={index} className="break-words">
            {stepWords(step, metresPerUnit, names)}
          </li>
        ))}
      </ol>
    </section>
  )
}
