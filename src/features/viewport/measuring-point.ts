import { useState } from 'react'
import { middleOfMap } from './map-view.ts'
import { useWorld, type LoadedWorld } from '../worlds/world-context.tsx'
import { focusInstead } from '../../ui/keys/focus.ts'
import { useViewport } from './viewport-store.ts'

/**
 * Returns the point from which a list measures distances: the middle of the view when the list opened. If it followed
 * the map, rows would move away as soon as the player opens a place.
 */
export function useMeasuringPoint() {
  const world = useWorld()
  const resting = useViewport((state) => state.position)
  const [measured, setMeasured] = useState(() => measuringPoint(world))
  return {
    from: measured.from,
    moved: resting !== measured.resting,
    /** Measures from the current view. Moves the focus from the vanishing button to the first row within `place`. */
    measureAgain: (place: HTMLElement | null) => {
      focusInstead(
        () => setMeasured(measuringPoint(world)),
        () => place?.querySelector<HTMLElement>('[data-roving]'),
      )
    },
  }
}

function measuringPoint(world: LoadedWorld) {
  return {
    from: middleOfMap(world) ?? world.startView.coordinates,
    resting: useViewport.getState().position,
  }
}
