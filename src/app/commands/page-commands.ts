import { dispatchMarkerSelect } from '../../features/card/marker-select-event.ts'
import { toggleMenu } from '../../features/card/open-menu.ts'
import { openedNow } from '../../features/card/opened.ts'
import { openedMarker } from '../../features/card/quest-starts.ts'
import { hiddenMarkers } from '../../features/filters/hidden-markers.ts'
import { shownTypes } from '../../features/filters/shown-filters.ts'
import { openDialog } from '../../features/progress/open-dialogs.ts'
import { useProgress } from '../../features/progress/progress.ts'
import { undoLastChange } from '../../features/progress/undo/undo.ts'
import { togglePanel } from '../../features/settings/settings.ts'
import { middleOfMap } from '../../features/viewport/map-view.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import { messages } from '../../i18n/generated/first.ts'
import { showFailure } from '../../ui/toasts/toasts.tsx'
import { isShown } from '../../world/filtering.ts'
import { newUnfoundWalk, findNextUnfound } from '../../world/nearest.ts'
import { openSearch } from '../open-panel.ts'
import type { Command } from './command.ts'

/** Commands that only keys start. */
export const pageCommands: readonly Command[] = [
  { id: 'search', keys: [['/']], label: ({ shortcuts }) => shortcuts.search, run: openSearch },
  { id: 'panel', keys: [['p']], label: ({ shortcuts }) => shortcuts.panel, run: togglePanel },
  {
    id: 'next-unfound',
    keys: [['n']],
    label: ({ shortcuts }) => shortcuts.next,
    run: ({ world }) => world && goToNextUnfound(world),
  },
  {
    id: 'discovered',
    keys: [['d']],
    label: ({ shortcuts }) => shortcuts.discovered,
    run: toggleDiscovered,
  },
  {
    id: 'map-menu',
    keys: [['m']],
    label: ({ shortcuts }) => shortcuts.mapMenu,
    run: () => toggleMenu('map'),
  },
  {
    id: 'shortcuts',
    keys: [['?']],
    label: ({ shortcuts }) => shortcuts.list,
    run: () => openDialog({ kind: 'shortcuts' }),
  },
  {
    id: 'undo',
    keys: [['mod', 'z']],
    label: ({ shortcuts }) => shortcuts.undo,
    run: () => void undoLastChange('undo'),
  },
  {
    id: 'redo',
    // Cmd+Y opens the history of browsers on a Mac.
    keys: [
      ['mod', 'shift', 'z'],
      ['ctrl', 'y'],
    ],
    label: ({ shortcuts }) => shortcuts.redo,
    run: () => void undoLastChange('redo'),
  },
]

let walk = newUnfoundWalk

function toggleDiscovered(): void {
  const opened = openedNow()
  if (opened?.kind !== 'marker') {
    showFailure({ title: () => messages.shortcuts.nothingSelected })
    return
  }
  const { discoveredMarkers, addDiscovered, removeDiscovered } = useProgress.getState()
  if (discoveredMarkers.includes(opened.id)) removeDiscovered(opened.id)
  else addDiscovered(opened.id)
}

function goToNextUnfound(world: LoadedWorld): void {
  const visibleTypes = shownTypes()
  const hidden = hiddenMarkers(world.markers)
  walk = findNextUnfound({
    walk,
    selected: openedMarker(world.markersById),
    middle: middleOfMap(world) ?? world.startView.coordinates,
    markers: world.markers.filter((marker) => isShown(marker, visibleTypes, hidden)),
    discovered: new Set(useProgress.getState().discoveredMarkers),
  })
  if (walk.last) dispatchMarkerSelect(walk.last)
  else showFailure({ title: () => messages.shortcuts.nothingLeft })
}
