import { useMemo } from 'react'
import { countInRanges, type ListedWorld } from '../../world/worlds-file.ts'
import { firstPlaythrough, type OwnerWorld } from '../../storage/names.ts'
import { peekDiscovered, peekPlaythroughs } from './storage/peek-playthrough.ts'
import { tabPlaythrough } from './storage/tab-session.ts'
import { pageWorld, siteWorlds } from '../../platform/page-world.ts'
import { readPersistedPlaythroughs, wantedPlaythrough } from './playthroughs/playthroughs.ts'
import { useProgress } from './progress.ts'

/** Counts a world's found places (`null` if unknown), in the playthrough that this tab would open there. */
export function useFoundIn({ id, ids }: ListedWorld): number | null {
  const own = useProgress((state) => (id === pageWorld().id ? state.discoveredMarkers : null))
  return useMemo(() => {
    const world = { id, home: id === siteWorlds.home }
    const found = own ?? peekDiscovered(playthroughOf(world), world)
    return found && countInRanges(found, ids)
  }, [id, ids, own])
}

function playthroughOf(world: OwnerWorld): string {
  const stored = readPersistedPlaythroughs(peekPlaythroughs(world))
  const { playthroughs = [], last = firstPlaythrough } = stored
  return wantedPlaythrough({ playthroughs, last }, tabPlaythrough(world.id))
}
