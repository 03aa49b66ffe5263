import { create } from 'zustand'
import type { Marker, MarkerType } from '../../world/marker.ts'
import type { QuestStarts } from '../../world/quest-start.ts'

/**
 * What put something on the map that the player did not: a link that names it and nothing else, a link that
 * says what the view is as well, or the page's own address, when the map is shown anew as it was.
 */
export type LinkOrigin = 'link' | 'link-with-view' | 'reload'

/** How a marker or a pin came to be selected: it decides where the keyboard focus goes, and whether the map moves. */
export type SelectionOrigin = 'pointer' | 'keyboard' | 'event' | LinkOrigin

interface Selection {
  /** The id of one of the world's markers; below zero, of where a quest begins: see quest-start.ts. */
  readonly selectedMarker: number | null
  /** The id of one of the player's own pins, which may have been deleted meanwhile. */
  readonly selectedPin: string | null
  readonly origin: SelectionOrigin | null
  readonly select: (markerId: number, origin: SelectionOrigin) => void
  readonly selectPin: (id: string, origin: SelectionOrigin) => void
  readonly deselect: () => void
}

/** One marker or one pin at a time, by id: what it is called depends on the language of the moment. Not kept. */
export const useSelection = create<Selection>()((set) => ({
  selectedMarker: null,
  selectedPin: null,
  origin: null,
  select: (selectedMarker, origin) => set({ selectedMarker, selectedPin: null, origin }),
  selectPin: (selectedPin, origin) => set({ selectedMarker: null, selectedPin, origin }),
  deselect: () => set({ selectedMarker: null, selectedPin: null, origin: null }),
}))

/** The selected marker, or start of a quest, as the world of the moment calls it. */
export function selectedIn(markersById: ReadonlyMap<number, Marker>): Marker | null {
  return markerWithId(useSelection.getState().selectedMarker, markersById) ?? null
}

/** The selected marker of the world. */
export function useSelectedMarker(markersById: ReadonlyMap<number, Marker>): Marker | null {
  const id = useSelection((state) => state.selectedMarker)
  return id === null ? null : (markersById.get(id) ?? null)
}

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
