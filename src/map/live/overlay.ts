import { followProgram } from '../../stores/live/following.ts'
import { useLive } from '../../stores/live/live.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'

/** The small map for a stream's overlay, `/embed?follow=1`: it goes with the player, and nothing lies over it. */
export function beginOverlay(world: LoadedWorld): void {
  document.documentElement.dataset['overlay'] = ''
  // The map may be made anew, with other names.
  if (!useLive.getState().source) followProgram(world)
}
