import type { Way } from '../../domain/ways/way.ts'
import { distance } from '../../domain/world/view/coordinates.ts'
import { roundedMetres } from '../../messages/compose/way-words.ts'
import { wayMessages } from '../../messages/way-messages.ts'
import { useLive } from '../../stores/live/live.ts'
import { nameAt } from '../../stores/ways/name-at.ts'
import type { Stop } from '../../stores/ways/stops.ts'
import { useWay } from '../../stores/ways/way.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useStops } from './use-stops.ts'

/** Which stop of a tour comes next, how far it is, and that the player is done with it. */
export function NextStop({ way }: { readonly way: Way }) {
  const world = useWorld()
  const points = useWay((state) => state.points)
  const player = useLive(({ position }) => position?.coordinate)
  const stops = useStops()
  const next = stops.findIndex(({ done }) => !done)
  const stop = stops[next]
  if (stops.length < 2 || !points) return null
  if (!stop) return <p className="pt-1 font-medium">{wayMessages.stops.allDone}</p>
  // On the road from the stop before; of a player who is followed, as the crow flies from where they are.
  const units = player ? distance(player, stop.coordinate) : lengthTo(stop, stops[next - 1], way)
  const name = nameAt(stop.coordinate, world)
  const metres = roundedMetres(units * world.metresPerUnit)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-1">
      <p className="min-w-0 break-words font-medium">
        {wayMessages.stops.next(next + 1, stops.length, name, metres)}
      </p>
      <Button className="px-3" onClick={() => stop.setDone(true)}>
        <Icon name="check" />
        {wayMessages.stops.goOn}
      </Button>
    </div>
  )
}

/** World units of all legs from one stop to the next: between them the way may bend. */
function lengthTo({ index }: Stop, before: Stop | undefined, { legs }: Way): number {
  return legs.slice(before?.index ?? 0, index).reduce((sum, { length }) => sum + length, 0)
}
