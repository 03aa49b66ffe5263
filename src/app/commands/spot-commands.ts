import type { Spot } from '../../features/card/open-menu.ts'
import { deleteSelectedPin, selectedPin } from '../../features/filters/shown-pins.ts'
import { openPinForm } from '../../features/pins/pin-editing.ts'
import { addPin, deletePin } from '../../features/pins/pins.ts'
import { openDialog } from '../../features/progress/open-dialogs.ts'
import { drawLine } from '../../features/viewport/drawn-line.ts'
import {
  extendRouteToHere,
  routeFromHere,
  routeToHere,
  routeViaHere,
} from '../../features/routes/plan-route.ts'
import { useRoute } from '../../features/routes/route-store.ts'
import { viewStart } from '../../features/routes/view-start.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import { formatCoordinate } from '../../geometry/coordinates.ts'
import { loadAndRun, type Command, type CommandContext } from './command.ts'

export const spotCommands: readonly Command[] = [
  {
    id: 'edit-pin',
    icon: 'edit',
    menus: ['spot'],
    label: ({ pins }) => pins.editPin,
    isAvailable: isPin,
    run: ({ spot }) => openPinForm(spot?.pinId ?? ''),
  },
  {
    id: 'delete-pin',
    icon: 'trash',
    menus: ['spot'],
    keys: [['delete']],
    keysOn: 'map',
    label: ({ pins }) => pins.deletePin,
    keysLabel: ({ shortcuts }) => shortcuts.deletePin,
    isAvailable: (context) => (context.spot ? isPin(context) : selectedPin() !== null),
    run: ({ spot }) => {
      const id = spot?.pinId ?? null
      if (id === null || id === selectedPin()?.id) deleteSelectedPin()
      else deletePin(id)
    },
  },
  {
    id: 'copy-coordinate',
    icon: 'copy',
    menus: ['spot'],
    label: ({ spotMenu }, spot) => spotMenu.copy(spot ? formatCoordinate(spot.coordinate) : ''),
    run: atSpot(({ coordinate }) =>
      loadAndRun(async () => (await import('./copying.ts')).copyCoordinate(coordinate)),
    ),
  },
  {
    id: 'copy-link',
    icon: 'link',
    menus: ['spot'],
    label: ({ spotMenu }) => spotMenu.link,
    run: atSpot(({ coordinate }, world) =>
      loadAndRun(async () => (await import('./copying.ts')).copySpotLink(coordinate, world)),
    ),
  },
  {
    id: 'add-pin',
    icon: 'pin',
    menus: ['spot'],
    label: ({ pins }) => pins.add,
    isAvailable: (context) => !isPin(context),
    run: atSpot(({ coordinate: [x, y] }) => openPinForm(addPin({ x, y, title: '', note: '' }).id)),
  },
  {
    id: 'nearest',
    icon: 'compass',
    menus: ['spot'],
    label: ({ spotMenu }) => spotMenu.nearest,
    run: atSpot(({ coordinate }) => openDialog({ kind: 'nearest', from: coordinate })),
  },
  {
    id: 'route-to',
    icon: 'route',
    menus: ['spot'],
    label: ({ routes }) => routes.toHere,
    run: atSpot(({ coordinate }, world) => routeToHere(coordinate, viewStart(coordinate, world))),
  },
  {
    id: 'route-from',
    icon: 'route',
    menus: ['spot'],
    label: ({ routes }) => routes.fromHere,
    run: atSpot(({ coordinate }) => routeFromHere(coordinate)),
  },
  {
    id: 'tour-near',
    icon: 'route',
    menus: ['spot'],
    label: ({ routes }) => routes.tripNear,
    run: atSpot(({ coordinate }, world) =>
      loadAndRun(async () =>
        (await import('../../features/routes/begin-trip.ts')).beginTripNear(coordinate, world),
      ),
    ),
  },
  {
    id: 'route-via',
    icon: 'route',
    menus: ['spot'],
    label: ({ routes }) => routes.viaHere,
    isAvailable: hasRoute,
    run: atSpot(({ coordinate }) => routeViaHere(coordinate)),
  },
  {
    id: 'extend-route',
    icon: 'route',
    menus: ['spot'],
    label: ({ routes }) => routes.onToHere,
    isAvailable: hasRoute,
    run: atSpot(({ coordinate }) => extendRouteToHere(coordinate)),
  },
  {
    id: 'measure',
    icon: 'measure',
    menus: ['spot'],
    label: ({ spotMenu }) => spotMenu.measure,
    run: atSpot(({ coordinate }) => drawLine('measure', [coordinate])),
  },
]

/** Adapts an action on a spot, which is present whenever the menu of a spot runs a command. */
function atSpot(run: (spot: Spot, world: LoadedWorld) => void) {
  return ({ spot, world }: CommandContext) => {
    if (spot && world) run(spot, world)
  }
}

function isPin({ spot }: CommandContext): boolean {
  return spot !== null && spot.pinId !== null
}

function hasRoute(): boolean {
  return useRoute.getState().points !== null
}
