import { create } from 'zustand'
import { readLastPosition, writeLastPosition } from '../../domain/world/view/last-position.ts'
import type { ScaledWorld } from '../../domain/world/view/scale.ts'
import { isLinkShown } from '../markers/shown-filters.ts'
import type { World } from '../../domain/world/world.ts'
import type { MapPosition } from '../../domain/world/view/coordinates.ts'
import {
  loadLastPosition,
  saveLastPosition,
} from '../persistence/playthroughs/last-position-storage.ts'

interface RestingPosition {
  /** Where the map last came to rest on this page; nothing before its first frame. */
  readonly position: MapPosition | null
  /** Where the page last asked it to go; the very same until it asks anew. */
  readonly asked?: MapPosition
}

/** Outlives the map's own time on the page, where nothing can be kept as well. */
export const useRestingPosition = create<RestingPosition>()(() => ({ position: null }))

/** Where the map was on this page, else where it was when the player last left. */
export function restorePosition(
  world: Pick<ScaledWorld, 'id' | 'extent' | 'scale'>,
): MapPosition | undefined {
  const { position } = useRestingPosition.getState()
  return position ?? readLastPosition(loadLastPosition(), world)
}

/** Calls back when the page asks the map to go somewhere. @returns what stops it */
export function onAskedPosition(go: (asked: MapPosition) => void): () => void {
  return useRestingPosition.subscribe(({ asked }, before) => {
    if (asked && asked !== before.asked) go(asked)
  })
}

/** Not where somebody else was, whose link is shown: the way back from it leads to where the player was. */
export function rememberPosition(world: Pick<World, 'id'>, position: MapPosition): void {
  if (!isLinkShown()) saveLastPosition(writeLastPosition(position, world.id))
}
