// The starts of quests on the map. The map draws them as markers with ids of their own (see quest-start.ts).
import type { Marker, MarkerType } from '../../world/marker.ts'
import { questOfStartId, questStartId } from '../../world/quest-start.ts'
import type { OpenedBy } from './model/opened-card.ts'
import { openCard, openedNow } from './opened.ts'
import { useQuests } from './quests-store.ts'

/** Opens the marker or quest that the map draws under an id. */
export function openOnMap(id: number, by: OpenedBy): void {
  const quest = questOfStartId(id)
  openCard(quest === undefined ? { kind: 'marker', id } : { kind: 'quest', id: quest }, by)
}

/** Returns the id under which the map draws the open marker or quest; `null` if neither is open. */
export function openedOnMap(): number | null {
  const opened = openedNow()
  if (opened?.kind === 'marker') return opened.id
  return opened?.kind === 'quest' ? questStartId(opened.id) : null
}

/** Returns the open marker, or the start of the open quest. */
export function openedMarker(markersById: ReadonlyMap<number, Marker>): Marker | null {
  return markerWithId(openedOnMap(), markersById) ?? null
}

export function markerWithId(
  id: number | null,
  markersById: ReadonlyMap<number, Marker>,
): Marker | undefined {
  if (id === null) return undefined
  return markersById.get(id) ?? useQuests.getState().starts?.byId.get(id)
}

export function typeWithId(
  id: string,
  typesById: ReadonlyMap<string, MarkerType>,
): MarkerType | undefined {
  return typesById.get(id) ?? useQuests.getState().starts?.types.find((type) => type.id === id)
}
