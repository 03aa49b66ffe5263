import { useOpenPlaythrough } from '../../storage/open-playthrough.ts'
import { loadChunk } from '../chunks/chunks.ts'
import { copyEntry, copyName } from './storage/copy-entry.ts'

/**
 * Has the playthrough on screen kept in its file, if it has one; what does so is loaded for the first that has. Follows what
 * another tab begins or ends. @returns what stops it
 */
export function watchCopyFile(): () => void {
  let loaded: Promise<typeof import('./keep-copy.ts')> | undefined
  const follow = () => {
    if (!loaded && copyName(useOpenPlaythrough.getState().key) === '') return
    loaded ??= loadChunk(() => import('./keep-copy.ts'))
    loaded.then(
      ({ followCopy }) => followCopy(),
      // Without a connection the next visit, or the next playthrough, begins with it.
      () => {
        loaded = undefined
      },
    )
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === copyEntry(useOpenPlaythrough.getState().key)) follow()
  }
  follow()
  const unsubscribe = useOpenPlaythrough.subscribe(follow)
  window.addEventListener('storage', onStorage)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', onStorage)
    void loaded?.then(({ pauseCopy }) => pauseCopy())
  }
}
