import { createContext, useContext, type ReactNode } from 'react'
import { countByType } from '../../world/filtering.ts'
import type { Marker, MarkerType } from '../../world/marker.ts'
import { createScale } from '../../geometry/scale.ts'
import type { ScaledWorld, World } from '../../world/world.ts'

/** A world with lookup tables, which are built once after loading. */
export interface LoadedWorld extends ScaledWorld {
  readonly markersById: ReadonlyMap<number, Marker>
  readonly typesById: ReadonlyMap<string, MarkerType>
  /** Number of markers by type id. */
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

/** `undefined` outside a provider, `null` inside one until the world is loaded. */
const WorldContext = createContext<LoadedWorld | null | undefined>(undefined)

interface WorldProviderProps {
  readonly world: LoadedWorld | null
  readonly children: ReactNode
}

export function WorldProvider({ world, children }: WorldProviderProps) {
  return <WorldContext value={world}>{children}</WorldContext>
}

/** Returns the world, or `null` until it is loaded. @throws {Error} outside a {@link WorldProvider} */
export function useWorldIfLoaded(): LoadedWorld | null {
  const world = useContext(WorldContext)
  if (world === undefined) throw new Error('Context can only be used inside of a provider.')
  return world
}

/** @throws {Error} outside a {@link WorldProvider}, or until its world is loaded */
export function useWorld(): LoadedWorld {
  const world = useWorldIfLoaded()
  if (!world) throw new Error('The world is not loaded yet.')
  return world
}

/** @throws {Error} outside a {@link WorldProvider}, or until its world is loaded */
export function useMarkers(): readonly Marker[] {
  return useWorld().markers
}

/**
 * Returns the data of a world that the prerendered page shows: the number of markers of each type. A different value on
 * the page means that its markup is of another version, for example during a deployment.
 */
export function prerenderedWith({ types, counts }: Pick<LoadedWorld, 'types' | 'counts'>): string {
  return types.map(({ id }) => counts.get(id) ?? 0).join('.')
}
