import { useEffect, useRef } from 'react'
import { isShown } from '../core/world/filtering.ts'
import { newUnfoundWalk, nextUnfound, type UnfoundWalk } from '../core/world/nearest.ts'
import { messages } from '../i18n/messages.ts'
import {
  leaveArrivingLink,
  useArrivingLink,
  watchArrivingLinks,
} from '../features/transfer/arriving-link.ts'
import { hiddenMarkers } from '../features/filters/hidden-markers.ts'
import { dispatchMarkerSelect } from '../features/selection/marker-select-event.ts'
import { useSearchFocus } from '../features/search/search-focus.ts'
import { selectedIn, useSelection } from '../features/selection/selection.ts'
import { shownTypes } from '../features/filters/shown-filters.ts'
import { chunks } from '../features/chunks/chunks.ts'
import { useProgress } from '../features/progress/progress.ts'
import { useOpenDialog } from '../features/progress/open-dialog.ts'
import { togglePanel, useSettings } from '../features/settings/settings.ts'
import { middleOfMap } from '../features/viewport/map-view.ts'
import { useWorldIfLoaded, type LoadedWorld } from '../features/worlds/world-context.tsx'
import { lazyOverlay } from '../ui/dialogs/lazy-chunk.tsx'
import { commandKey, isSingleKey, watchTyping } from '../ui/keys/commands.ts'
import { showFailure } from '../ui/toasts/toasts.tsx'

const NearestDialog = lazyOverlay(
  chunks,
  async () => (await import('../features/markers/ui/nearest-dialog.tsx')).NearestDialog,
)
const ShortcutsDialog = lazyOverlay(
  chunks,
  async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
)
const UndoElsewhereDialog = lazyOverlay(
  chunks,
  async () =>
    (await import('../features/progress/ui/undo-elsewhere-dialog.tsx')).UndoElsewhereDialog,
)
const ReceiveDialog = lazyOverlay(
  chunks,
  async () => (await import('../features/transfer/ui/receive-dialog.tsx')).ReceiveDialog,
)

/** The dialog that is asked for, from wherever it is: by a key, from the map, or by a link from another device. */
export function PageDialogs() {
  useShortcuts()
  const world = useWorldIfLoaded()
  const dialog = useOpenDialog((state) => state.dialog)
  const close = useOpenDialog((state) => state.close)
  const arriving = useArrivingLink((state) => state.hash)
  useEffect(watchArrivingLinks, [])
  return (
    <>
      {dialog?.kind === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {dialog?.kind === 'nearest' && world && <NearestDialog from={dialog.from} onClose={close} />}
      {dialog?.kind === 'undo-elsewhere' && (
        <UndoElsewhereDialog entry={dialog.entry} onClose={close} />
      )}
      {arriving !== null && (
        <ReceiveDialog key={arriving} hash={arriving} onClose={leaveArrivingLink} />
      )}
    </>
  )
}

/** Single keys, wherever the focus is, as long as the player neither types nor has a dialog before them. */
export function useShortcuts(): void {
  const world = useWorldIfLoaded()
  const walk = useRef<UnfoundWalk>(newUnfoundWalk)
  useEffect(watchTyping, [])
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      '/': openSearch,
      '?': () => useOpenDialog.getState().open({ kind: 'shortcuts' }),
      p: togglePanel,
      d: toggleDiscovered,
      n: () => {
        if (world) walk.current = goToNextUnfound(world, walk.current)
      },
    }
    const press = (event: KeyboardEvent) => {
      if (!useSettings.getState().shortcuts || !isSingleKey(event)) return
      const key = commandKey(event)
      const action = Object.hasOwn(actions, key) ? actions[key] : undefined
      if (!action) return
      event.preventDefault()
      // A key held down would open and close the panel many times a second.
      if (!event.repeat) action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [world])
}

function openSearch(): void {
  useSettings.setState({ panelOpen: true })
  useSearchFocus.getState().ask()
}

function toggleDiscovered(): void {
  const { selectedMarker } = useSelection.getState()
  if (selectedMarker === null) {
    showFailure({ title: () => messages.shortcuts.nothingSelected })
    return
  }
  const { discoveredMarkers, addDiscovered, removeDiscovered } = useProgress.getState()
  if (discoveredMarkers.includes(selectedMarker)) removeDiscovered(selectedMarker)
  else addDiscovered(selectedMarker)
}

/** Only to what the player has chosen to see. */
function goToNextUnfound(world: LoadedWorld, walk: UnfoundWalk): UnfoundWalk {
  const visibleTypes = shownTypes()
  const hidden = hiddenMarkers(world.markers)
  const next = nextUnfound({
    walk,
    selected: selectedIn(world.markersById),
    middle: middleOfMap(world) ?? world.startView.coordinates,
    markers: world.markers.filter((marker) => isShown(marker, visibleTypes, hidden)),
    discovered: new Set(useProgress.getState().discoveredMarkers),
  })
  if (next.at) dispatchMarkerSelect(next.at)
  else showFailure({ title: () => messages.shortcuts.nothingLeft })
  return next
}
