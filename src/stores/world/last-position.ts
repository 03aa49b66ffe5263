import { create } from 'zustand'
import { readLastPosition, writeLastPosition } from '../../domain/world/last-position.ts'
import type { ScaledWorld } from '../../domain/world/scale.ts'
import type { World } from '../../domain/world/world.ts'
import type { MapPosition } from '../../domain/world/coordinates.ts'
import { loadLastPosition, saveLastPosition } from '../persistence/last-position-storage.ts'

interface RestingPosition {
  /** Where the map last came to rest on this page; nothing before its first frame. */
  readonly position: MapPosition | null
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

export function rememberPosition(world: Pick<World, 'id'>, position: MapPosition): void {
  saveLastPosition(writeLastPosition(position, world.id))
}
