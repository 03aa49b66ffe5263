import { useEffect, useState } from 'react'
import type { World } from '../../world/world.ts'
import { useWorldIfLoaded } from '../worlds/world-context.tsx'
import { worldFileUrl } from '../worlds/world-files.ts'
import { decodeTreasureMaps, type TreasureMap } from '../../world/treasure-map.ts'

// The list of a world's treasure maps, for cards, the search and checklists: none of the first view, so that it is loaded
// with the first of these. It relies on `world.treasureMaps`, which says whether the world has such a file.

const none: readonly TreasureMap[] = []

let loading: Promise<readonly TreasureMap[]> | undefined
/** Kept, so that a card shows them from its first frame on. */
let loaded: readonly TreasureMap[] | undefined

/** The maps by their numbers; none where the world has none, or where they cannot be loaded: the next call tries again. */
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

/** None until they are loaded. */
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
