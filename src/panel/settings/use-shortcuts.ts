import { useEffect, useRef } from 'react'
import { isShown } from '../../domain/markers/filters/filtering.ts'
import { newTour, nextStep, type Tour } from '../../domain/markers/nearest.ts'
import { messages } from '../../messages/messages.ts'
import { hiddenMarkers } from '../../stores/markers/hidden-markers.ts'
import { middleOfMap } from '../../stores/world/map-view.ts'
import { dispatchMarkerSelect } from '../../stores/markers/marker-select-event.ts'
import { useOpenDialog } from '../../stores/settings/open-dialog.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { useSearchFocus } from '../../stores/markers/search-focus.ts'
import { useSelection } from '../../stores/markers/selection.ts'
import { shownTypes } from '../../stores/markers/shown-filters.ts'
import { togglePanel, useSettings } from '../../stores/settings/settings.ts'
import { useWorldIfLoaded, type LoadedWorld } from '../../stores/world/world-context.tsx'
import { showFailure } from '../../ui/toasts/toasts.tsx'
import { commandKey, isSingleKey } from '../../ui/keys/commands.ts'
import { watchTyping } from '../../ui/keys/typing.ts'

/** Single keys, wherever the focus is, as long as the player neither types nor has a dialog before them. */
export function useShortcuts(): void {
  const world = useWorldIfLoaded()
  const tour = useRef<Tour>(newTour)
  useEffect(watchTyping, [])
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      '/': openSearch,
      '?': () => useOpenDialog.getState().open({ kind: 'shortcuts' }),
      p: togglePanel,
      d: toggleDiscovered,
      n: () => {
        if (world) tour.current = goToNext(world, tour.current)
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
  if (!selectedMarker) {
    showFailure({ title: () => messages.shortcuts.nothingSelected })
    return
  }
  const { discoveredMarkers, addDiscovered, removeDiscovered } = useProgress.getState()
  if (discoveredMarkers.includes(selectedMarker.id)) removeDiscovered(selectedMarker.id)
  else addDiscovered(selectedMarker.id)
}

/** Only to what the player has chosen to see. */
function goToNext(world: LoadedWorld, tour: Tour): Tour {
  const visibleTypes = shownTypes()
  const hidden = hiddenMarkers(world.markers)
  const next = nextStep({
    tour,
    selected: useSelection.getState().selectedMarker,
    middle: middleOfMap(world) ?? world.startView.coordinates,
    markers: world.markers.filter((marker) => isShown(marker, visibleTypes, hidden)),
    discovered: new Set(useProgress.getState().discoveredMarkers),
  })
  if (next.at) dispatchMarkerSelect(next.at)
  else showFailure({ title: () => messages.shortcuts.nothingLeft })
  return next
}
