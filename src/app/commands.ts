import { useEffect } from 'react'
import { isShown } from '../world/filtering.ts'
import { newUnfoundWalk, nextUnfound } from '../world/nearest.ts'
import { deleteSelectedPin } from '../features/filters/shown-pins.ts'
import { hiddenMarkers } from '../features/filters/hidden-markers.ts'
import { shownTypes } from '../features/filters/shown-filters.ts'
import type { ToolCommand } from '../features/viewport/toolbox.ts'
import { useOpenDialog } from '../features/progress/open-dialog.ts'
import { useProgress } from '../features/progress/progress.ts'
import { undoLastChange } from '../features/progress/undo/undo.ts'
import { useSearchFocus } from '../features/search/search-box.ts'
import { dispatchMarkerSelect } from '../features/card/marker-select-event.ts'
import { selectedIn, useSelection } from '../features/card/selection.ts'
import { togglePanel, useSettings } from '../features/settings/settings.ts'
import { middleOfMap } from '../features/viewport/map-view.ts'
import { useWorldIfLoaded, type LoadedWorld } from '../features/worlds/world-context.tsx'
import { messages } from '../i18n/generated/first.ts'
import {
  commandKey,
  isSingleKey,
  undoCommand,
  watchTyping,
  type Command,
} from '../ui/keys/key-commands.ts'
import { showFailure } from '../ui/toasts/toasts.tsx'
import { toggleMapMenu } from './map/map-menu-state.ts'

/** A command with keys that work everywhere on the page. The map and its tools have keys of their own. */
export type PageCommand = Command<
  LoadedWorld | null,
  'search' | 'panel' | 'next' | 'discovered' | 'mapMenu' | 'list' | 'undo' | 'redo'
> &
  Required<Pick<Command, 'keys'>>

/** Commands in the order of the shortcuts dialog. The player can switch off single keys (WCAG 2.1.4). */
export const commands: readonly PageCommand[] = [
  { id: 'search', keys: [['/']], run: openSearch },
  { id: 'panel', keys: [['p']], run: togglePanel },
  { id: 'next', keys: [['n']], run: (world) => world && goToNextUnfound(world) },
  { id: 'discovered', keys: [['d']], run: toggleDiscovered },
  { id: 'mapMenu', keys: [['m']], run: toggleMapMenu },
  { id: 'list', keys: [['?']], run: () => useOpenDialog.getState().open({ kind: 'shortcuts' }) },
  { id: 'undo', keys: [['ctrl', 'z']], run: () => void undoLastChange('undo') },
  {
    id: 'redo',
    keys: [
      ['ctrl', 'shift', 'z'],
      ['ctrl', 'y'],
    ],
    run: () => void undoLastChange('redo'),
  },
]

/** Commands whose keys work while the map has the focus and their tool is in use. The embedded map ignores them. */
export const toolCommands: Readonly<Record<'pin', readonly ToolCommand[]>> = {
  pin: [
    {
      id: 'deletePin',
      keys: [['Delete']],
      run: (embedded) => {
        if (!embedded) deleteSelectedPin()
      },
    },
  ],
}

export function isSingle({ keys }: PageCommand): boolean {
  return keys.every((together) => together.length === 1)
}

/**
 * Listens for the keys of all commands. Ignores them while the player types, and single keys while a dialog is open.
 */
export function useCommands(): void {
  const world = useWorldIfLoaded()
  useEffect(watchTyping, [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = commandOf(event)
      if (!command) return
      event.preventDefault()
      // Repeats of a single key would open and close the panel many times a second.
      if (!event.repeat || !isSingle(command)) command.run(world)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [world])
}

function commandOf(event: KeyboardEvent): PageCommand | undefined {
  const undoing = undoCommand(event)
  if (undoing) return commands.find(({ id }) => id === undoing)
  if (!useSettings.getState().shortcuts || !isSingleKey(event)) return undefined
  const key = commandKey(event)
  return commands.find((command) => isSingle(command) && command.keys.some(([one]) => one === key))
}

let walk = newUnfoundWalk

function openSearch(): void {
  useSettings.setState({ panelOpen: true })
  useSearchFocus.getState().ask()
}

function toggleDiscovered(): void {
  const { selectedMarker } = useSelection.getState()
  if (selectedMarker === null || selectedMarker < 0) {
    showFailure({ title: () => messages.shortcuts.nothingSelected })
    return
  }
  const { discoveredMarkers, addDiscovered, removeDiscovered } = useProgress.getState()
  if (discoveredMarkers.includes(selectedMarker)) removeDiscovered(selectedMarker)
  else addDiscovered(selectedMarker)
}

/** Considers only markers that the filters show. */
function goToNextUnfound(world: LoadedWorld): void {
  const visibleTypes = shownTypes()
  const hidden = hiddenMarkers(world.markers)
  walk = nextUnfound({
    walk,
    selected: selectedIn(world.markersById),
    middle: middleOfMap(world) ?? world.startView.coordinates,
    markers: world.markers.filter((marker) => isShown(marker, visibleTypes, hidden)),
    discovered: new Set(useProgress.getState().discoveredMarkers),
  })
  if (walk.at) dispatchMarkerSelect(walk.at)
  else showFailure({ title: () => messages.shortcuts.nothingLeft })
}
