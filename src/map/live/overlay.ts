import { followProgram } from '../../stores/live/following.ts'
import { useLive } from '../../stores/live/live.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'

/** The small map for a stream's overlay, `/embed?follow=1`: it goes with the player. That nothing lies over it, the styles see to from the first frame on. */
export function beginOverlay(world: LoadedWorld): void {
  // Where nobody can be followed, it is a small map like any other.
  if (!world.origin) {
    delete document.documentElement.dataset['overlay']
    return
  }
  // The map may be made anew, with other names.
  if (!useLive.getState().source) followProgram(world)
}
