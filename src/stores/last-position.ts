import { readLastPosition, writeLastPosition } from '../domain/last-position.ts'
import type { MapPosition, World } from '../domain/world.ts'
import { loadLastPosition, saveLastPosition } from './persistence/last-position-storage.ts'

export function restorePosition(world: Pick<World, 'id' | 'extent'>): MapPosition | undefined {
  return readLastPosition(loadLastPosition(), world.id, world.extent)
}

export function rememberPosition(world: Pick<World, 'id'>, position: MapPosition): void {
  saveLastPosition(writeLastPosition(position, world.id))
}
