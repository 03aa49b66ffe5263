import type { Marker } from './marker.ts'
import type { World } from './world.ts'

/** The id by which the start of a quest is drawn, pointed at and chosen as a marker is: below zero, where no marker's is. */
export function startId(quest: number): number {
  return -quest
}

/** The quest whose start an id stands for; undefined for a marker's. */
export function questOf(id: number | null): number | undefined {
  return id !== null && id < 0 ? -id : undefined
}

/** Where quests begin, for the map: markers of kinds that are not the world's. */
export interface QuestStarts extends Pick<World, 'markers' | 'types' | 'glyphs' | 'categories'> {
  readonly byId: ReadonlyMap<number, Marker>
  /** Whether they are on the map; the selected one is in any case. */
  readonly shown: boolean
  /** Ids of the starts of quests that are done. */
  readonly done: ReadonlySet<number>
}
