import { create } from 'zustand'
import type { Marker } from '../../world/marker.ts'
import { addressName, type Place } from '../../world/names/world-names.ts'
import {
  inFrontOf,
  temporaryPin,
  withOpened,
  type CardTarget,
  type Opened,
  type OpenedBy,
} from './model/opened-card.ts'

/** The open card, or `null`. Holds no translated names, because the page's language may change. Not stored. */
export const useOpened = create<{ readonly opened: Opened | null }>()(() => ({ opened: null }))

export function openedNow(): Opened | null {
  return useOpened.getState().opened
}

export function openCard(target: CardTarget, by: OpenedBy): void {
  useOpened.setState({ opened: withOpened(openedNow(), target, by) })
}

export function openInFront(target: CardTarget): void {
  useOpened.setState({ opened: inFrontOf(openedNow(), target, 'event') })
}

export function openSettlement(settlement: Place, by: OpenedBy): void {
  const name = addressName(settlement)
  if (name !== undefined) openCard({ kind: 'settlement', name }, by)
}

/** Closes the card. The one behind it reappears. */
export function closeCard(): void {
  useOpened.setState({ opened: openedNow()?.behind ?? null })
}

/** Closes all cards but the temporary pin's, which stays on the map. */
export function closeToSpot(): void {
  useOpened.setState({ opened: temporaryPin(openedNow()) })
}

export function closeAll(): void {
  useOpened.setState({ opened: null })
}

export function useIsOpened(kind: 'marker' | 'quest' | 'pin', id: number | string): boolean {
  return useOpened(({ opened }) => opened?.kind === kind && opened.id === id)
}

export function useOpenedMarker(markersById: ReadonlyMap<number, Marker>): Marker | null {
  const id = useOpened(({ opened }) => (opened?.kind === 'marker' ? opened.id : null))
  return id === null ? null : (markersById.get(id) ?? null)
}

export function useTemporaryPin(): ReturnType<typeof temporaryPin> {
  return useOpened(({ opened }) => temporaryPin(opened))
}
