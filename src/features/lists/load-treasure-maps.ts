import { useEffect, useState } from 'react'
import type { World } from '../../world/world.ts'
import { useWorldIfLoaded } from '../worlds/world-context.tsx'
import { worldFileUrl } from '../worlds/world-files.ts'
import { decodeTreasureMaps, type TreasureMap } from '../../world/treasure-map.ts'

// Loads a world's treasure maps when a card, a search or a checklist first needs them. The first view shows none.

const none: readonly TreasureMap[] = []

let loading: Promise<readonly TreasureMap[]> | undefined
/** Lets a later card show its treasure map in the first frame. */
let loaded: readonly TreasureMap[] | undefined

/** Returns the treasure maps. Empty if the world has none, or if loading fails; the next call then tries again. */
export async function loadTreasureMaps(
  world: Pick<World, 'treasureMaps'>,
): Promise<readonly TreasureMap[]> {
  if (world.treasureMaps === undefined) return none
  loading ??= fetchMaps()
  try {
    loaded = await loading
    return loaded
  } catch (error) {
    loading = undefined
    console.warn('The treasure maps could not be loaded.', error)
    return none
  }
}

async function fetchMaps(): Promise<readonly TreasureMap[]> {
  const response = await fetch(worldFileUrl('treasure-maps.json'))
  return decodeTreasureMaps(await response.json())
}

export function useTreasureMaps(): readonly TreasureMap[] {
  const world = useWorldIfLoaded()
  const [maps, setMaps] = useState(loaded ?? none)
  useEffect(() => {
    if (!world) return undefined
    let current = true
    void loadTreasureMaps(world).then((found) => {
      if (current) setMaps(found)
    })
    return () => {
      current = false
    }
  }, [world])
  return maps
}
