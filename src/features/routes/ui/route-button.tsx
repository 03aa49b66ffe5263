import type { Coordinate } from '../../../geometry/coordinates.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { extendRouteToHere, routeToHere } from '../plan-route.ts'
import { viewStart } from '../view-start.ts'
import { useHasRoute } from '../route-store.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

const texts = laterMessages.routes

interface RouteButtonProps {
  readonly to: Coordinate
  readonly isMain?: boolean
}

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

/** The route buttons of a card. With a current route, players mostly extend it, so "route to here" may be hidden. */
export function RouteActions({ to, isMain = false }: RouteButtonProps) {
  const hasRoute = useHasRoute()
  return (
    <>
      {(isMain || !hasRoute) && <RouteButton to={to} isMain={isMain} />}
      <GoOnButton to={to} />
    </>
  )
}
