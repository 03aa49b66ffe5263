import { useRef, useState } from 'react'
import { formatCoordinate, type Coordinate } from '../../geometry/coordinates.ts'
import { mapLink, writeViewLink } from '../../features/links/model/view-link.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { baseUrl } from '../../platform/environment.ts'
import { useSelection } from '../../features/card/selection.ts'
import { loadChunk } from '../../features/chunks/chunks.ts'
import { notifyPartFailed } from '../../features/chunks/notify-part-failed.ts'
import { openPinForm } from '../../features/pins/pin-editing.ts'
import { addPin, deletePin } from '../../features/pins/pins.ts'
import { useOpenDialog } from '../../features/progress/open-dialog.ts'
import { useMeasuring } from '../../features/routes/measuring.ts'
import {
  routeViaHere,
  routeFromHere,
  extendRouteToHere,
  routeToHere,
} from '../../features/routes/plan-route.ts'
import { viewStart } from '../../features/routes/view-start.ts'
import { usePlannedRoute } from '../../features/routes/planned-route.ts'
import { focusMap, mapToFocus } from '../../features/viewport/map-view.ts'
import { pageWorld } from '../../platform/page-world.ts'
import { useSpotMenu, type Spot } from '../../features/card/spot-menu.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import { copyText, selectAll } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { CommandMenu, type MenuCommand } from '../../ui/command-menu.tsx'
import { returnFocus } from '../../ui/keys/focus.ts'
import { showFailure, showSuccess } from '../../ui/toasts/toasts.tsx'

interface Asked {
  readonly spot: Spot
  readonly world: LoadedWorld
  readonly copy: (text: string, done: string) => Promise<void>
}

const isPin = ({ spot }: Asked) => spot.pinId !== null
const hasRoute = () => usePlannedRoute.getState().points !== null

const spotCommands: readonly MenuCommand<Asked>[] = [
  {
    id: 'edit-pin',
    icon: 'edit',
    title: () => laterMessages.pins.editPin,
    isAvailable: isPin,
    run: ({ spot }) => openPinForm(spot.pinId ?? ''),
  },
  {
    id: 'delete-pin',
    icon: 'trash',
    title: () => laterMessages.pins.deletePin,
    isAvailable: isPin,
    run: ({ spot }) => {
      const { selectedPin, deselect } = useSelection.getState()
      if (selectedPin === spot.pinId) deselect()
      deletePin(spot.pinId ?? '')
    },
  },
  {
    id: 'copy',
    icon: 'copy',
    title: ({ spot }) => laterMessages.spotMenu.copy(formatCoordinate(spot.coordinate)),
    run: ({ spot, copy }) => {
      const text = formatCoordinate(spot.coordinate)
      void copy(text, laterMessages.spotMenu.copied(text))
    },
  },
  {
    id: 'link',
    icon: 'link',
    title: () => laterMessages.spotMenu.link,
    run: ({ spot, world, copy }) => {
      const search = writeViewLink({ spot: spot.coordinate }, world)
      const link = mapLink(baseUrl, window.location.origin, pageWorld().path, search)
      void copy(link, laterMessages.spotMenu.linkCopied)
    },
  },
  {
    id: 'add-pin',
    icon: 'pin',
    title: () => laterMessages.pins.add,
    isAvailable: (asked) => !isPin(asked),
    run: ({ spot: { coordinate } }) => {
      const [x, y] = coordinate
      openPinForm(addPin({ x, y, title: '', note: '' }).id)
    },
  },
  {
    id: 'nearest',
    icon: 'compass',
    title: () => laterMessages.spotMenu.nearest,
    run: ({ spot }) => useOpenDialog.getState().open({ kind: 'nearest', from: spot.coordinate }),
  },
  {
    id: 'route-to',
    icon: 'route',
    title: () => laterMessages.routes.toHere,
    run: ({ spot, world }) => routeToHere(spot.coordinate, viewStart(spot.coordinate, world)),
  },
  {
    id: 'route-from',
    icon: 'route',
    title: () => laterMessages.routes.fromHere,
    run: ({ spot }) => routeFromHere(spot.coordinate),
  },
  {
    id: 'trip',
    icon: 'route',
    title: () => laterMessages.routes.tripNear,
    run: ({ spot, world }) => void beginTrip(spot.coordinate, world),
  },
  // Available if a route exists, which can then be extended to this spot or go through it.
  {
    id: 'route-via',
    icon: 'route',
    title: () => laterMessages.routes.viaHere,
    isAvailable: hasRoute,
    run: ({ spot }) => routeViaHere(spot.coordinate),
  },
  {
    id: 'route-on',
    icon: 'route',
    title: () => laterMessages.routes.onToHere,
    isAvailable: hasRoute,
    run: ({ spot }) => extendRouteToHere(spot.coordinate),
  },
  {
    id: 'measure',
    icon: 'measure',
    title: () => laterMessages.spotMenu.measure,
    run: ({ spot }) => useMeasuring.getState().begin(spot.coordinate),
  },
]

/** The menu of a spot, and a dialog with the text if the browser refuses to copy. */
export function SpotMenu({ world }: { world: LoadedWorld }) {
  const spot = useSpotMenu((state) => state.spot)
  const [refused, setRefused] = useState<string | null>(null)

  async function copy(text: string, done: string): Promise<void> {
    if (await copyText(text)) showSuccess({ title: () => done })
    else setRefused(text)
  }

  return (
    <>
      {spot && <Menu key={spot.pixel.join()} asked={{ spot, world, copy }} />}
      {refused !== null && <CopyByHand text={refused} onClose={() => setRefused(null)} />}
    </>
  )
}

async function beginTrip(spot: Coordinate, world: LoadedWorld): Promise<void> {
  try {
    const { tripNear } = await loadChunk(() => import('../../features/routes/trip.ts'))
    if (!(await tripNear(spot, world)))
      showFailure({ title: () => laterMessages.routes.nothingLeft })
  } catch (error) {
    notifyPartFailed(error)
  }
}

function Menu({ asked }: { readonly asked: Asked }) {
  const { spot } = asked
  const close = useSpotMenu((state) => state.close)
  const opener = useRef(document.activeElement)
  const [x, y] = spot.pixel
  return (
    <CommandMenu
      label={laterMessages.spotMenu.label(formatCoordinate(spot.coordinate))}
      commands={spotCommands}
      of={asked}
      open
      onOpenChange={(open) => !open && close()}
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
