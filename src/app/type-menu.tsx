import { useRef, useState } from 'react'
import { typesOfCategory } from '../world/filtering.ts'
import type { Marker, MarkerType } from '../world/marker.ts'
import { sortByDistance } from '../world/nearest.ts'
import { baseUrl } from '../platform/environment.ts'
import { pageWorld } from '../platform/page-world.ts'
import { laterMessages } from '../i18n/generated/later.ts'
import { closeMenu, useMenu } from '../features/card/open-menu.ts'
import { chunks } from '../features/chunks/chunks.ts'
import { deleteSet, moveSet, toggleStart, undoingStep } from '../features/filters/change-sets.ts'
import { useFilterSets } from '../features/filters/filters.ts'
import type { FilterSet } from '../features/filters/model/filter-set.ts'
import { areNamesAlwaysShown, toggleAlwaysNamed } from '../features/filters/shown-filters.ts'
import { isolateOnMap } from '../features/filters/ui/filter-panel.tsx'
import { writeSetLink } from '../features/links/model/set-link.ts'
import { mapLink } from '../features/links/model/view-link.ts'
import { beginTrip } from '../features/routes/begin-trip.ts'
import { useProgress } from '../features/progress/progress.ts'
import { usePanelView } from '../features/progress/panel-view.ts'
import { eveningStops } from '../features/settings/model/route-choices.ts'
import { middleOfMap } from '../features/viewport/map-view.ts'
import { useWorld, type LoadedWorld } from '../features/worlds/world-context.tsx'
import { CommandMenu, type MenuCommand } from '../ui/command-menu.tsx'
import { copyText } from '../ui/copy-button.tsx'
import { lazyOverlay } from '../ui/dialogs/lazy-chunk.tsx'
import { returnFocus } from '../ui/keys/focus.ts'
import { showFailure, showNote, showSuccess } from '../ui/toasts/toasts.tsx'

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
    run: ({ id }) => usePanelView.setState({ tab: 'progress', typeId: id, quests: false }),
  },
  {
    id: 'names',
    icon: 'note',
    title: () => texts.alwaysNames,
    isAvailable: ({ kind, id, world }) =>
      kind === 'type' && world.markers.some((each) => each.locationType === id && each.name),
    isChecked: ({ id }) => areNamesAlwaysShown(id),
    run: ({ id }) => toggleAlwaysNamed(id),
  },
  {
    id: 'tour-nearest',
    icon: 'route',
    title: () => laterMessages.routes.tripNearest(eveningStops),
    isAvailable: (asked) => placesOf(asked).length > eveningStops,
    run: (asked) => {
      const near = middleOfMap(asked.world) ?? asked.world.startView.coordinates
      void beginTrip(sortByDistance(placesOf(asked), near).slice(0, eveningStops), asked.world)
    },
  },
  {
    id: 'tour',
    icon: 'route',
    title: () => laterMessages.routes.tripThese,
    run: (asked) => void beginTrip(placesOf(asked), asked.world),
  },
]

/** Returns the markers that are not found yet, or all of them if everything is found. */
function placesOf({ types, world }: Asked): readonly Marker[] {
  const ids = new Set(types.map(({ id }) => id))
  const places = world.markers.filter(({ locationType }) => ids.has(locationType))
  const { marks } = useProgress.getState()
  const left = places.filter(({ id }) => marks.get(id)?.discovered !== true)
  return left.length > 0 ? left : places
}

const NameSetDialog = lazyOverlay(
  chunks,
  async () => (await import('../features/filters/ui/name-set-dialog.tsx')).NameSetDialog,
)

interface AskedSet {
  readonly set: FilterSet
  readonly at: number
  readonly amount: number
  readonly world: LoadedWorld
  readonly rename: () => void
}

const setTexts = laterMessages.filterSets

const setCommands: readonly MenuCommand<AskedSet>[] = [
  { id: 'rename', icon: 'edit', title: () => setTexts.rename, run: ({ rename }) => rename() },
  {
    id: 'earlier',
    icon: 'move',
    title: () => setTexts.earlier,
    isAvailable: ({ at }) => at > 0,
    run: ({ set }) => moveSet(set.id, -1),
  },
  {
    id: 'later',
    icon: 'move',
    title: () => setTexts.later,
    isAvailable: ({ at, amount }) => at < amount - 1,
    run: ({ set }) => moveSet(set.id, 1),
  },
  {
    id: 'start',
    icon: 'filter',
    title: () => setTexts.start,
    isChecked: ({ set }) => set.start === true,
    run: ({ set }) => toggleStart(set.id),
  },
  {
    id: 'link',
    icon: 'link',
    title: () => setTexts.copyLink,
    run: (asked) => void copyLink(asked),
  },
  { id: 'delete', icon: 'trash', title: () => setTexts.delete, run: ({ set }) => removeSet(set) },
]

async function copyLink({ set, world }: AskedSet): Promise<void> {
  const search = writeSetLink({ ...set.filters, name: set.name }, world)
  const link = mapLink(baseUrl, window.location.origin, pageWorld().path, search)
  if (await copyText(link)) showSuccess({ title: () => laterMessages.links.copied })
  else showFailure({ title: () => laterMessages.more.refused, detail: () => link })
}

/** The toast's Undo button and Ctrl+Z share one undo step. */
function removeSet({ id, name }: FilterSet): void {
  showNote('filters', { title: () => setTexts.deleted(name), ...undoingStep(deleteSet(id)) })
}

type MenuPlace = Pick<
  Parameters<typeof CommandMenu>[0],
  'open' | 'onOpenChange' | 'anchor' | 'align' | 'onClosed'
>

interface SetMenuProps {
  readonly id: string
  readonly place: MenuPlace
  /** The element that gets the focus back after the dialog for the name. */
  readonly opener: { readonly current: HTMLElement | null }
  readonly onClose: () => void
}

function SetMenu({ id, place, opener, onClose }: SetMenuProps) {
  const { sets } = useFilterSets()
  const world = useWorld()
  /** A copy, because another tab may delete the set during the renaming. */
  const [naming, setNaming] = useState<FilterSet | null>(null)
  const isNaming = useRef(false)
  const at = sets.findIndex((set) => set.id === id)
  const set = sets[at]
  if (naming) return <NameSetDialog set={naming} returnTo={opener} onClose={onClose} />
  if (!set) return null
  const rename = () => {
    isNaming.current = true
    setNaming(set)
  }
  return (
    <CommandMenu
      {...place}
      label={set.name}
      commands={setCommands}
      of={{ set, at, amount: sets.length, world, rename }}
      onOpenChange={(open) => !open && !isNaming.current && onClose()}
    />
  )
}

export function TypeMenu() {
  const menu = useMenu('filter')
  const world = useWorld()
  const opener = useRef(document.activeElement as HTMLElement | null)
  if (!menu) return null
  const { of, id, pixel } = menu
  const close = () => closeMenu('filter')
  const place: MenuPlace = {
    open: true,
    onOpenChange: (open) => !open && close(),
    anchor: (
      <span
        aria-hidden="true"
        className="window-spot"
        style={{ left: `${pixel[0]}px`, top: `${pixel[1]}px` }}
      />
    ),
    align: 'start',
    // The opener may have been removed together with its set.
    onClosed: () =>
      void (returnFocus(opener.current) || returnFocus(document.querySelector(chips))),
  }
  if (of === 'set') return <SetMenu {...{ id, place, opener }} onClose={close} />
  const types =
    of === 'type' ? world.types.filter((type) => type.id === id) : typesOfCategory(world.types, id)
  const named = of === 'type' ? types[0] : world.categories.find((each) => each.id === id)
  if (!named) return null
  const { title } = named
  return (
    <CommandMenu
      label={title}
      commands={typeCommands}
      of={{ kind: of, id, title, types, world }}
      {...place}
    />
  )
}

const chips = '.shortcuts-place [data-roving]'
