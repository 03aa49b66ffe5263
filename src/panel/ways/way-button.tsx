import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import { wayMessages as texts } from '../../messages/way-messages.ts'
import { wayOnToHere, wayToHere } from '../../stores/ways/plan-way.ts'
import { viewStart } from '../../stores/ways/view-start.ts'
import { useWay } from '../../stores/ways/way.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** On a card: the way to what it is about, and on to it from where the way ends that there is. */
export function WayButton({ to }: { readonly to: Coordinate }) {
  const world = useWorld()
  const isThere = useWay((state) => state.points !== null)
  return (
    <>
      <Button className="grow px-3" onClick={() => wayToHere(to, viewStart(to, world))}>
        <Icon name="way" />
        {texts.toHere}
      </Button>
      {isThere && (
        <Button className="grow px-3" onClick={() => wayOnToHere(to)}>
          <Icon name="plus" />
          {texts.onToHere}
        </Button>
      )}
    </>
  )
}
