import { loadChunk } from '../chunks/chunks.ts'
import { useProgress } from '../progress/progress.ts'
import { copyEntry, copyName } from './storage/copy-entry.ts'

/** Keeps the playthrough in its file, if it has one, and follows other tabs. Loads the code only when needed. */
export function watchCopyFile(): () => void {
  let loaded: Promise<typeof import('./keep-copy.ts')> | undefined
  const follow = () => {
    if (!loaded && copyName(useProgress.getState().playthrough) === '') return
    loaded ??= loadChunk(() => import('./keep-copy.ts'))
    loaded.then(
      ({ followCopy }) => followCopy(),
      // Offline, the next page load or the next change of playthrough tries again.
      () => {
        loaded = undefined
      },
    )
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === copyEntry(useProgress.getState().playthrough)) follow()
  }
  follow()
  const unsubscribe = useProgress.subscribe(({ playthrough }, before) => {
    if (playthrough !== before.playthrough) follow()
  })
  window.addEventListener('storage', onStorage)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', onStorage)
    void loaded?.then(({ pauseCopy }) => pauseCopy())
  }
}
