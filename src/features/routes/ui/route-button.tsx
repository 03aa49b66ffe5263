import type { Coordinate } from '../../../core/geometry/coordinates.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { extendRouteToHere, routeToHere } from '../plan-route.ts'
import { viewStart } from '../view-start.ts'
import { usePlannedRoute } from '../planned-route.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

const texts = laterMessages.routes

/** On a card: the route to what it is about, and on to it from where the route ends that there is. */
export function RouteButton({ to }: { readonly to: Coordinate }) {
  const world = useWorld()
  const isThere = usePlannedRoute((state) => state.points !== null)
  return (
    <>
      <Button className="grow px-3" onClick={() => routeToHere(to, viewStart(to, world))}>
        <Icon name="route" />
        {texts.toHere}
      </Button>
      {isThere && (
        <Button className="grow px-3" onClick={() => extendRouteToHere(to)}>
          <Icon name="plus" />
          {texts.onToHere}
        </Button>
      )}
    </>
  )
}
