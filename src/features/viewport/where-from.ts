import { useState } from 'react'
import { useRestingPosition } from './last-position.ts'
import { middleOfMap } from './map-view.ts'
import { useWorld, type LoadedWorld } from '../worlds/world-context.tsx'
import { focusInstead } from '../../ui/keys/focus.ts'

/**
 * Distances are measured from where the view was when the list was opened: it would jump away under the player
 * whom a row has taken to its place.
 */
export function useWhereFrom() {
  const world = useWorld()
  const resting = useRestingPosition((state) => state.position)
  const [measured, setMeasured] = useState(() => whereFrom(world))
  return {
    from: measured.from,
    moved: resting !== measured.resting,
    /** The button that asked for it goes; the focus goes on to the first row of the list within `place`. */
    measureAgain: (place: HTMLElement | null) => {
      focusInstead(
        () => setMeasured(whereFrom(world)),
        () => place?.querySelector<HTMLElement>('[data-roving]'),
      )
    },
  }
}

function whereFrom(world: LoadedWorld) {
  return {
    from: middleOfMap(world) ?? world.startView.coordinates,
    resting: useRestingPosition.getState().position,
  }
}
