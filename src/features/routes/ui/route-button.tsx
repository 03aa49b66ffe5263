import type { Coordinate } from '../../../geometry/coordinates.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { extendRouteToHere, routeToHere } from '../plan-route.ts'
import { viewStart } from '../view-start.ts'
import { useHasRoute } from '../planned-route.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

const texts = laterMessages.routes

interface RouteButtonProps {
  readonly to: Coordinate
  /** Whether it is what most players open the card for. */
  readonly isMain?: boolean
}

/** On a card: the route to what it is about. */
export function RouteButton({ to, isMain = false }: RouteButtonProps) {
  const world = useWorld()
  return (
    <Button
      appearance={isMain ? 'primary' : 'secondary'}
      className="grow px-3"
      onClick={() => routeToHere(to, viewStart(to, world))}
    >
      <Icon name="route" />
      {texts.toHere}
    </Button>
  )
}

/** On a card, as long as there is a route: on to what the card is about from where the route ends. */
export function GoOnButton({ to }: { readonly to: Coordinate }) {
  return (
    useHasRoute() && (
      <Button className="grow px-3" onClick={() => extendRouteToHere(to)}>
        <Icon name="plus" />
        {texts.onToHere}
      </Button>
    )
  )
}

/** Of both what is wanted at first sight: where there is a route, players mostly add to it. */
export function RouteActions({ to, isMain = false }: RouteButtonProps) {
  const hasRoute = useHasRoute()
  return (
    <>
      {(isMain || !hasRoute) && <RouteButton to={to} isMain={isMain} />}
      <GoOnButton to={to} />
    </>
  )
}
