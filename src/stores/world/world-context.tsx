import { createContext, useContext, type ReactNode } from 'react'
import type { Marker } from '../../domain/marker.ts'
import type { MarkerType } from '../../domain/marker-type.ts'
import { SearchIndex } from '../../domain/search-index.ts'
import type { World } from '../../domain/world.ts'

/** The world with its look-up tables, made once when it has loaded. */
export interface LoadedWorld extends World {
  readonly markersById: ReadonlyMap<number, Marker>
  readonly typesById: ReadonlyMap<string, MarkerType>
  readonly searchIndex: SearchIndex
}

export function indexWorld(world: World): LoadedWorld {
  return {
    ...world,
    markersById: new Map(world.markers.map((marker) => [marker.id, marker])),
    typesById: new Map(world.types.map((type) => [type.id, type])),
    searchIndex: new SearchIndex(world.markers, world.types),
  }
}

const WorldContext = createContext<LoadedWorld | null>(null)

export function WorldProvider({ world, children }: { world: LoadedWorld; children: ReactNode }) {
  return <WorldContext value={world}>{children}</WorldContext>
}

/** @throws {Error} outside a {@link WorldProvider}. */
export function useWorld(): LoadedWorld {
  const world = useContext(WorldContext)
  if (!world) throw new Error('Context can only be used inside of a provider.')
  return world
}

/** The list of all markers. @throws {Error} outside a {@link WorldProvider}. */
export function useMarkers(): readonly Marker[] {
  return useWorld().markers
}
