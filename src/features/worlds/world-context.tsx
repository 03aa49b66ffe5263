import { createContext, useContext, type ReactNode } from 'react'
import { countByType } from '../../world/filtering.ts'
import type { Marker, MarkerType } from '../../world/marker.ts'
import { createScale } from '../../geometry/scale.ts'
import type { ScaledWorld, World } from '../../world/world.ts'

/** The world with its look-up tables, made once when it has loaded. */
export interface LoadedWorld extends ScaledWorld {
  readonly markersById: ReadonlyMap<number, Marker>
  readonly typesById: ReadonlyMap<string, MarkerType>
  /** Markers by type id. */
  readonly counts: ReadonlyMap<string, number>
}

export function indexWorld(world: World): LoadedWorld {
  return {
    ...world,
    scale: createScale(world.extent, world.metresPerUnit),
    markersById: new Map(world.markers.map((marker) => [marker.id, marker])),
    typesById: new Map(world.types.map((type) => [type.id, type])),
    counts: countByType(world.markers),
  }
}

/** Undefined outside a provider, null inside one while the world is not loaded. */
const WorldContext = createContext<LoadedWorld | null | undefined>(undefined)

interface WorldProviderProps {
  readonly world: LoadedWorld | null
  readonly children: ReactNode
}

export function WorldProvider({ world, children }: WorldProviderProps) {
  return <WorldContext value={world}>{children}</WorldContext>
}

/** For what works without a world as well. @throws {Error} outside a {@link WorldProvider}. */
export function useWorldIfLoaded(): LoadedWorld | null {
  const world = useContext(WorldContext)
  if (world === undefined) throw new Error('Context can only be used inside of a provider.')
  return world
}

/** @throws {Error} outside a {@link WorldProvider}, or while its world is not loaded. */
export function useWorld(): LoadedWorld {
  const world = useWorldIfLoaded()
  if (!world) throw new Error('The world is not loaded yet.')
  return world
}

/** The list of all markers. @throws {Error} outside a {@link WorldProvider}. */
export function useMarkers(): readonly Marker[] {
  return useWorld().markers
}

/**
 * What the markup of the map page shows of a world: the number of places of each type, in the types' order. A page
 * whose markup was prerendered with other data, as while a new version is being put on the web, is not that world's.
 */
export function prerenderedWith({ types, counts }: Pick<LoadedWorld, 'types' | 'counts'>): string {
  return types.map(({ id }) => counts.get(id) ?? 0).join('.')
}
