import type { ProgressNames } from '../../../../storage/names.ts'

export interface StorageWatch {
  /** Another tab has written this entry, without the database perhaps. */
  readonly onMarks: () => void
  readonly onPins: () => void
  /** Something was deleted, or may have been while the player was elsewhere. */
  readonly onMaybeGone: () => void
}

/** Follows what happens to the replica behind this page's back. @returns stops watching */
export function watchStorage(
  names: ProgressNames,
  { onMarks, onPins, onMaybeGone }: StorageWatch,
): () => void {
  if (typeof window === 'undefined') return () => {}

  function onStorageEvent({ key, newValue }: StorageEvent): void {
    const isMarks = key === names.list
    const isPins = key === names.pins
    if (key === null || ((isMarks || isPins) && newValue === null)) onMaybeGone()
    else if (isMarks) onMarks()
    else if (isPins) onPins()
  }

  function onVisible(): void {
    if (document.visibilityState === 'visible') onMaybeGone()
  }

  window.addEventListener('storage', onStorageEvent)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('storage', onStorageEvent)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
