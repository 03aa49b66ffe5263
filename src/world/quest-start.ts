import type { Marker } from './marker.ts'
import type { World } from './world.ts'

/** Returns the marker id under which the start of a quest is on the map. Negative, unlike the ids of markers. */
export function questStartId(quest: number): number {
  return -quest
}

/** Returns the quest whose start has this id; `undefined` for the id of a marker. */
export function questOfStartId(id: number | null): number | undefined {
  return id !== null && id < 0 ? -id : undefined
}

/** Starts of quests as markers. Their types and categories are not part of the world. */
export interface QuestStarts extends Pick<World, 'markers' | 'types' | 'glyphs' | 'categories'> {
  readonly byId: ReadonlyMap<number, Marker>
  /** Whether all starts are on the map. A selected start always is. */
  readonly shown: boolean
  readonly done: ReadonlySet<number>
}
