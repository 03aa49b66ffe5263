import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import { wayMessages as texts } from '../../messages/way-messages.ts'
import { wayToHere } from '../../stores/ways/plan-way.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** On a card: the way to what it is about. */
export function WayButton({ to }: { readonly to: Coordinate }) {
  return (
    <Button className="grow px-3" onClick={() => wayToHere(to)}>
      <Icon name="way" />
      {texts.toHere}
    </Button>
  )
}
