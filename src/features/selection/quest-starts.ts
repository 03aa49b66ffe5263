import { create } from 'zustand'
import type { Marker, MarkerType } from '../../core/world/marker.ts'
import type { QuestStarts } from '../../core/world/quest-start.ts'

/** Where quests begin, filled in when quests are looked at: titles as told, in the language of the moment. Not kept. */
export const useQuestStarts = create<{ readonly starts: QuestStarts | null }>()(() => ({
  starts: null,
}))

/** A marker of the world, or the start of a quest. */
export function markerWithId(
  id: number | null,
  markersById: ReadonlyMap<number, Marker>,
): Marker | undefined {
  if (id === null) return undefined
  return markersById.get(id) ?? useQuestStarts.getState().starts?.byId.get(id)
}

/** A kind of the world's places, or of starts of quests. */
export function typeWithId(
  id: string,
  typesById: ReadonlyMap<string, MarkerType>,
): MarkerType | undefined {
  return typesById.get(id) ?? useQuestStarts.getState().starts?.types.find((type) => type.id === id)
}
