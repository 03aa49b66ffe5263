import { markerLabel } from '../../world/marker-label.ts'
import type { MarkerType, Marker } from '../../world/marker.ts'
import { useProgress } from './progress.ts'

export function askForName(id: number): void {
  useProgress.setState(({ askedNames }) => ({ askedNames: [...askedNames, id] }))
}

/** Whether a veiled name may be shown, because the player has found the place or asked for its name. */
export function isNameKnown({ id }: Marker): boolean {
  const { marks, askedNames } = useProgress.getState()
  return marks.get(id)?.discovered === true || askedNames.includes(id)
}

/** Whether the player asked to see a veiled name. The caller checks whether the place is found. */
export function useNameAsked(id: number): boolean {
  return useProgress(({ askedNames }) => askedNames.includes(id))
}

export function useNameKnown(marker: Marker): boolean {
  return useProgress(() => isNameKnown(marker))
}

/** Returns the marker's name, or the title of its type if the name is veiled or missing. */
export function labelNow(marker: Marker, type: MarkerType | undefined): string {
  return markerLabel(marker, type, isNameKnown(marker))
}

export function useLabel(marker: Marker, type: MarkerType | undefined): string {
  return markerLabel(marker, type, useNameKnown(marker))
}
