import { useRef } from 'react'
import { closeMenu, useMenu, type Spot } from '../../features/card/open-menu.ts'
import { focusMap } from '../../features/viewport/map-view.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import { formatCoordinate } from '../../geometry/coordinates.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { CommandMenu } from '../../ui/command-menu.tsx'
import { returnFocus } from '../../ui/keys/focus.ts'
import { commandsOfMenu } from '../commands/menu-commands.ts'

export function SpotMenu({ world }: { world: LoadedWorld }) {
  const spot = useMenu('spot')
  return spot && <Menu key={spot.pixel.join()} spot={spot} world={world} />
}

function Menu({ spot, world }: { readonly spot: Spot; readonly world: LoadedWorld }) {
  const opener = useRef(document.activeElement as HTMLElement | null)
  const [x, y] = spot.pixel
  return (
    <CommandMenu
      label={laterMessages.spotMenu.label(formatCoordinate(spot.coordinate))}
      commands={commandsOfMenu('spot')}
      of={{ world, menu: 'spot', spot, returnTo: opener }}
      open
      onOpenChange={(open) => !open && closeMenu('spot')}
      anchor={
        <span aria-hidden="true" className="spot" style={{ left: `${x}px`, top: `${y}px` }} />
      }
      align="start"
      // The focus returns to the opener or the map, unless the player or a command has moved it.
      onClosed={() => {
        if (!returnFocus(opener.current)) focusMap()
      }}
    />
  )
}
