import { create } from 'zustand'
import type { Marker, MarkerType } from '../../world/marker.ts'
import type { QuestStarts } from '../../world/quest-start.ts'

/** How something got on the map without the player: by a link, by a link that also sets the view, or by a reload. */
export type LinkOrigin = 'link' | 'link-with-view' | 'reload'

/** How a marker or pin was selected. Decides where the keyboard focus goes and whether the map moves. */
export type SelectionOrigin = 'pointer' | 'keyboard' | 'event' | LinkOrigin

interface Selection {
  /** Id of a marker of the world, or a negative id for the start of a quest (see quest-start.ts). */
  readonly selectedMarker: number | null
  /** Id of a pin of the player, which may have been deleted in the meantime. */
  readonly selectedPin: string | null
  readonly origin: SelectionOrigin | null
  readonly select: (markerId: number, origin: SelectionOrigin) => void
  readonly selectPin: (id: string, origin: SelectionOrigin) => void
  readonly deselect: () => void
}

/** The selected marker or pin. Holds only ids, because names depend on the page's language. Not stored. */
export const useSelection = create<Selection>()((set) => ({
  selectedMarker: null,
  selectedPin: null,
  origin: null,
  select: (selectedMarker, origin) => set({ selectedMarker, selectedPin: null, origin }),
  selectPin: (selectedPin, origin) => set({ selectedMarker: null, selectedPin, origin }),
  deselect: () => set({ selectedMarker: null, selectedPin: null, origin: null }),
}))

export function selectedIn(markersById: ReadonlyMap<number, Marker>): Marker | null {
  return markerWithId(useSelection.getState().selectedMarker, markersById) ?? null
}

/** Returns the selected marker of the world, or `null`. Ignores starts of quests. */
export function useSelectedMarker(markersById: ReadonlyMap<number, Marker>): Marker | null {
  const id = useSelection((state) => state.selectedMarker)
  return id === null ? null : (markersById.get(id) ?? null)
}

/** Starts of quests, `null` until the player looks at quests. Titles are in the page's language. Not stored. */
export const useQuestStarts = create<{ readonly starts: QuestStarts | null }>()(() => ({
  starts: null,
}))

export function markerWithId(
  id: number | null,
  markersById: ReadonlyMap<number, Marker>,
): Marker | undefined {
  if (id === null) return undefined
  return markersById.get(id) ?? useQuestStarts.getState().starts?.byId.get(id)
}

export function typeWithId(
  id: string,
  typesById: ReadonlyMap<string, MarkerType>,
): MarkerType | undefined {
  return typesById.get(id) ?? useQuestStarts.getState().starts?.types.find((type) => type.id === id)
}
