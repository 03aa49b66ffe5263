import type { OpenedBy } from '../features/card/model/opened-card.ts'
import { openCard, openedNow } from '../features/card/opened.ts'
import type { Coordinate } from '../geometry/coordinates.ts'

export const openMarker = (id: number, by: OpenedBy) => openCard({ kind: 'marker', id }, by)
export const openQuest = (id: number, by: OpenedBy) => openCard({ kind: 'quest', id }, by)
export const openPin = (id: string, by: OpenedBy) => openCard({ kind: 'pin', id }, by)
export const openTown = (name: string, by: OpenedBy) => openCard({ kind: 'settlement', name }, by)
export const openSpot = (coordinate: Coordinate, by: OpenedBy, words = '') =>
  openCard({ kind: 'spot', coordinate, words }, by)

export function openedId(kind: NonNullable<ReturnType<typeof openedNow>>['kind']) {
  const opened = openedNow()
  if (opened?.kind !== kind) return null
  if (opened.kind === 'settlement') return opened.name
  return opened.kind === 'spot' ? opened.coordinate : opened.id
}
