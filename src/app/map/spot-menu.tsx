import { useEffect, useRef } from 'react'
import { closeMenu, useMenu, type Spot } from '../../features/card/open-menu.ts'
import { focusMap, mapToFocus } from '../../features/viewport/map-view.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import { formatCoordinate } from '../../geometry/coordinates.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { CommandMenu } from '../../ui/command-menu.tsx'
import { selectAll } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { returnFocus } from '../../ui/keys/focus.ts'
import { useOpenedByCommands } from '../commands/command.ts'
import { forgetRefusedCopy } from '../commands/copying.ts'
import { commandsOfMenu } from '../commands/menu-commands.ts'

/** The menu of a spot, and a dialog with the text if the browser refuses to copy. */
export function SpotMenu({ world }: { world: LoadedWorld }) {
  const spot = useMenu('spot')
  const refused = useOpenedByCommands((state) => state.refusedCopy)
  useEffect(() => forgetRefusedCopy, [])
  return (
    <>
      {spot && <Menu key={spot.pixel.join()} spot={spot} world={world} />}
      {refused !== null && <CopyByHand text={refused} onClose={forgetRefusedCopy} />}
    </>
  )
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

function CopyByHand({ text, onClose }: { text: string; onClose: () => void }) {
  const map = useRef(mapToFocus())
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={laterMessages.spotMenu.refusedTitle}
      closeLabel={laterMessages.spotMenu.close}
      returnTo={map}
    >
      <label className="grid gap-2">
        <span>{laterMessages.spotMenu.refused}</span>
        <textarea
          readOnly
          rows={2}
          value={text}
          className="w-full rounded-md border border-line bg-ink p-2"
          ref={selectAll}
        />
      </label>
    </Dialog>
  )
}
