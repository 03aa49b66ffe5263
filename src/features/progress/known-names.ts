import { create } from 'zustand'
import { markerLabel } from '../../world/marker-label.ts'
import type { MarkerType, Marker } from '../../world/marker.ts'
import { useProgress } from './progress.ts'

/** Markers whose veiled names the player asked for. Forgotten when the page closes. */
const useAskedNames = create<{ readonly ids: readonly number[] }>(() => ({ ids: [] }))

export function askForName(id: number): void {
  useAskedNames.setState(({ ids }) => ({ ids: [...ids, id] }))
}

/** Whether a veiled name may be shown, because the player has found the place or asked for its name. */
export function isNameKnown({ id }: Marker): boolean {
  const { marks } = useProgress.getState()
  return marks.get(id)?.discovered === true || useAskedNames.getState().ids.includes(id)
}

/** Whether the player asked to see a veiled name. The caller checks whether the place is found. */
export function useNameAsked(id: number): boolean {
  return useAskedNames(({ ids }) => ids.includes(id))
}

export function useNameKnown(marker: Marker): boolean {
  const known = () => isNameKnown(marker)
  useAskedNames(known)
  return useProgress(known)
}

/** Returns the marker's name, or the title of its type if the name is veiled or missing. */
export function labelNow(marker: Marker, type: MarkerType | undefined): string {
  return markerLabel(marker, type, isNameKnown(marker))
}

export function useLabel(marker: Marker, type: MarkerType | undefined): string {
  return markerLabel(marker, type, useNameKnown(marker))
}
