import { useRef } from 'react'
import { typesOfCategory } from '../core/world/filtering.ts'
import type { Marker, MarkerType } from '../core/world/marker.ts'
import { nearestFirst } from '../core/world/nearest.ts'
import { laterMessages } from '../i18n/generated/later.ts'
import { isolateOnMap } from '../features/filters/ui/filter-panel.tsx'
import { useTypeMenu } from '../features/filters/ui/type-menu-opener.tsx'
import { beginTrip } from '../features/routes/begin-trip.ts'
import { useProgress } from '../features/progress/progress.ts'
import { useProgressView } from '../features/progress/progress-view.ts'
import { eveningStops } from '../features/settings/model/route-choices.ts'
import { middleOfMap } from '../features/viewport/map-view.ts'
import { useWorld, type LoadedWorld } from '../features/worlds/world-context.tsx'
import { CommandMenu, type MenuCommand } from '../ui/command-menu.tsx'
import { returnFocus } from '../ui/keys/focus.ts'

/** What the menu's commands are done to: a kind, or a category with its kinds. */
interface Asked {
  readonly kind: 'type' | 'category'
  readonly id: string
  readonly title: string
  readonly types: readonly MarkerType[]
  readonly world: LoadedWorld
}

const texts = laterMessages.typeMenu

const typeCommands: readonly MenuCommand<Asked>[] = [
  {
    id: 'show-only',
    icon: 'filter',
    title: () => texts.showOnly,
    run: ({ id, types }) =>
      isolateOnMap({ isolated: { kind: 'type', id }, typeIds: types.map((type) => type.id) }),
  },
  {
    id: 'checklist',
    icon: 'list',
    title: () => texts.checklist,
    isAvailable: ({ kind }) => kind === 'type',
    run: ({ id }) => useProgressView.setState({ tab: 'progress', typeId: id, quests: false }),
  },
  {
    id: 'tour-nearest',
    icon: 'route',
    title: () => laterMessages.routes.tripNearest(eveningStops),
    isAvailable: (asked) => placesOf(asked).length > eveningStops,
    run: (asked) => {
      const near = middleOfMap(asked.world) ?? asked.world.startView.coordinates
      void beginTrip(nearestFirst(placesOf(asked), near).slice(0, eveningStops), asked.world)
    },
  },
  {
    id: 'tour',
    icon: 'route',
    title: () => laterMessages.routes.tripThese,
    run: (asked) => void beginTrip(placesOf(asked), asked.world),
  },
]

/** Those that are still to find; all where nothing is. */
function placesOf({ types, world }: Asked): readonly Marker[] {
  const ids = new Set(types.map(({ id }) => id))
  const places = world.markers.filter(({ locationType }) => ids.has(locationType))
  const { marks } = useProgress.getState()
  const left = places.filter(({ id }) => marks.get(id)?.discovered !== true)
  return left.length > 0 ? left : places
}

/** What can be done with a kind or a category besides showing it: the menu of the one that was asked about. */
export function TypeMenu() {
  const asked = useTypeMenu((state) => state.asked)
  const world = useWorld()
  const opener = useRef(document.activeElement)
  if (!asked) return null
  const { kind, id, pixel } = asked
  const close = () => useTypeMenu.setState({ asked: null })
  const types =
    kind === 'type'
      ? world.types.filter((type) => type.id === id)
      : typesOfCategory(world.types, id)
  const named = kind === 'type' ? types[0] : world.categories.find((each) => each.id === id)
  if (!named) return null
  const { title } = named
  return (
    <CommandMenu
      label={title}
      commands={typeCommands}
      of={{ kind, id, title, types, world }}
      open
      onOpenChange={(open) => !open && close()}
      anchor={
        <span
          aria-hidden="true"
          className="window-spot"
          style={{ left: `${pixel[0]}px`, top: `${pixel[1]}px` }}
        />
      }
      align="start"
      onClosed={() => void returnFocus(opener.current)}
    />
  )
}
