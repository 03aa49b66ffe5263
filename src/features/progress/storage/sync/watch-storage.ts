import type { ProgressNames } from '../../../../storage/names.ts'

export interface StorageWatch {
  /** Whether a channel tells what other tabs write. */
  readonly hasChannel: boolean
  /** Another tab has written something, or may have without a message: one that was closed at once, or while this one was frozen. */
  readonly onWritten: () => void
  /** Something was deleted, or may have been while the player was elsewhere. */
  readonly onMaybeGone: () => void
}

/** Follows what happens to the replica behind this page's back. @returns stops watching */
export function watchStorage(
  names: ProgressNames,
  { hasChannel, onWritten, onMaybeGone }: StorageWatch,
): () => void {
  if (typeof window === 'undefined') return () => {}

  function onStorageEvent({ key, newValue }: StorageEvent): void {
    const isOurs = key === names.list || key === names.pins
    if (key === null || (isOurs && newValue === null)) onMaybeGone()
    else if (isOurs && !hasChannel) onWritten()
  }

  function onVisible(): void {
    if (document.visibilityState !== 'visible') return
    onMaybeGone()
    onWritten()
  }

  window.addEventListener('storage', onStorageEvent)
  window.addEventListener('focus', onWritten)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('storage', onStorageEvent)
    window.removeEventListener('focus', onWritten)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
