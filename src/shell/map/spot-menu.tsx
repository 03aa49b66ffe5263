import * as Primitive from '@radix-ui/react-dropdown-menu'
import { useRef, useState } from 'react'
import { formatCoordinate, type Coordinate } from '../../core/geometry/coordinates.ts'
import { mapLink, writeViewLink } from '../../features/links/model/view-link.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { startMessages } from '../../i18n/generated/start.ts'
import { baseUrl } from '../../core/environment.ts'
import { useSelection } from '../../features/selection/selection.ts'
import { loadChunk } from '../../features/chunks/load-chunk.ts'
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
import { focusMap, mapToFocus } from '../../features/viewport/map-focus.ts'
import { pageWorld } from '../../core/page-world.ts'
import { useSpotMenu, type Spot } from '../../features/places/spot-menu.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import { copyText } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { returnFocus } from '../../ui/keys/focus.ts'
import { showFailure, showSuccess } from '../../ui/toasts/toasts.tsx'

interface Item {
  readonly icon: IconName
  readonly label: string
  readonly run: () => void
}

/** The menu of a spot, and what stands in where the browser refuses to copy. */
export function SpotMenu({ world }: { world: LoadedWorld }) {
  const spot = useSpotMenu((state) => state.spot)
  const [refused, setRefused] = useState<string | null>(null)

  async function copy(text: string, done: string): Promise<void> {
    if (await copyText(text)) showSuccess({ title: () => done })
    else setRefused(text)
  }

  return (
    <>
      {spot && <Menu key={spot.pixel.join()} spot={spot} items={itemsFor(spot, world, copy)} />}
      {refused !== null && <CopyByHand text={refused} onClose={() => setRefused(null)} />}
    </>
  )
}

function itemsFor(
  { coordinate, pinId }: Spot,
  world: LoadedWorld,
  copy: (text: string, done: string) => Promise<void>,
): readonly Item[] {
  const text = formatCoordinate(coordinate)
  return [
    ...(pinId === null ? [] : itemsForPin(pinId)),
    {
      icon: 'copy',
      label: laterMessages.spotMenu.copy(text),
      run: () => void copy(text, laterMessages.spotMenu.copied(text)),
    },
    {
      icon: 'link',
      label: laterMessages.spotMenu.link,
      run: () => {
        const search = writeViewLink({ spot: coordinate }, world)
        const link = mapLink(baseUrl, window.location.origin, pageWorld().path, search)
        void copy(link, laterMessages.spotMenu.linkCopied)
      },
    },
    ...(pinId === null ? [addItem(coordinate)] : []),
    {
      icon: 'compass',
      label: laterMessages.spotMenu.nearest,
      run: () => useOpenDialog.getState().open({ kind: 'nearest', from: coordinate }),
    },
    ...routeItems(coordinate, world),
    {
      icon: 'measure',
      label: laterMessages.spotMenu.measure,
      run: () => useMeasuring.getState().begin(coordinate),
    },
  ]
}

/** Where there is a route, it may lead on to here, or by here. */
function routeItems(spot: Coordinate, world: LoadedWorld): readonly Item[] {
  const isThere = usePlannedRoute.getState().points !== null
  return [
    {
      icon: 'route',
      label: laterMessages.routes.toHere,
      run: () => routeToHere(spot, viewStart(spot, world)),
    },
    { icon: 'route', label: laterMessages.routes.fromHere, run: () => routeFromHere(spot) },
    { icon: 'route', label: laterMessages.routes.tripNear, run: () => void beginTrip(spot, world) },
    ...(isThere
      ? [
          {
            icon: 'route',
            label: laterMessages.routes.viaHere,
            run: () => routeViaHere(spot),
          } as const,
          {
            icon: 'route',
            label: laterMessages.routes.onToHere,
            run: () => extendRouteToHere(spot),
          } as const,
        ]
      : []),
  ]
}

async function beginTrip(spot: Coordinate, world: LoadedWorld): Promise<void> {
  try {
    const { tripNear } = await loadChunk(() => import('../../features/routes/trip.ts'))
    if (!(await tripNear(spot, world)))
      showFailure({ title: () => laterMessages.routes.nothingLeft })
  } catch {
    showFailure({ title: () => startMessages.chunkMissing })
  }
}

function addItem([x, y]: Coordinate): Item {
  return {
    icon: 'pin',
    label: laterMessages.pins.add,
    run: () => openPinForm(addPin({ x, y, title: '', note: '' }).id),
  }
}

function itemsForPin(id: string): readonly Item[] {
  return [
    { icon: 'edit', label: laterMessages.pins.editPin, run: () => openPinForm(id) },
    {
      icon: 'trash',
      label: laterMessages.pins.deletePin,
      run: () => {
        const { selectedPin, deselect } = useSelection.getState()
        if (selectedPin === id) deselect()
        deletePin(id)
      },
    },
  ]
}

function Menu({ spot, items }: { spot: Spot; items: readonly Item[] }) {
  const close = useSpotMenu((state) => state.close)
  const opener = useRef(document.activeElement)
  const [x, y] = spot.pixel
  return (
    // Above panel and card, and within the page's landmark. Not modal: the library would keep the page from scrolling by a style element, which the security
    // policy forbids.
    <Primitive.Root open modal={false} onOpenChange={(open) => !open && close()}>
      <Primitive.Trigger asChild>
        <span aria-hidden="true" className="spot" style={{ left: `${x}px`, top: `${y}px` }} />
      </Primitive.Trigger>
      <Primitive.Portal container={document.querySelector('main')}>
        <Primitive.Content
          className="menu"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-labelledby={undefined}
          aria-label={laterMessages.spotMenu.label(formatCoordinate(spot.coordinate))}
          onContextMenu={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            giveFocusBack(opener.current)
          }}
        >
          {items.map(({ icon, label, run }) => (
            <Primitive.Item key={label} className="menu-item" onSelect={run}>
              <Icon name={icon} />
              <span>{label}</span>
            </Primitive.Item>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Unless the player, or what was chosen, has taken it elsewhere. */
function giveFocusBack(opener: Element | null): void {
  if (document.activeElement === document.body && !returnFocus(opener)) focusMap()
}

/** Shows a text, selected, that the browser refused to copy. */
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
          onFocus={(event) => event.currentTarget.select()}
          ref={(field) => field?.focus()}
        />
      </label>
    </Dialog>
  )
}
