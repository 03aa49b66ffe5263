import { watchCopyFile } from '../features/copy-file/watch-copy-file.ts'
import { loadChunk } from '../features/chunks/chunks.ts'
import { watchNewPlaces } from '../features/filters/new-places.ts'
import { watchDeletedWords } from '../features/pins/deleted-words.ts'
import { watchBackupStatus } from '../features/progress/backup-status.ts'
import { questSearch } from '../features/search/quest-search.ts'
import { watchArrivingFiles } from '../features/transfer/arriving-files.ts'
import { useSettings } from '../features/settings/settings.ts'
import { watchCardHistory } from './card-history.ts'
import type { LoadedWorld } from '../features/worlds/world-context.tsx'
import { translateSafariPinch } from '../map/gestures/safari-pinch.ts'
import { endLostPointers } from '../ui/lost-pointers.ts'

/** Starts everything that can wait until the map is ready. Returns a function that stops it all. */
export function beginAfterMap(world: LoadedWorld): () => void {
  const stops = [
    endLostPointers(),
    translateSafariPinch(),
    watchBackupStatus(),
    watchNewPlaces(world),
    watchArrivingFiles(),
    watchCopyFile(),
    watchDeletedWords(),
    watchCardHistory(),
  ]
  if (world.hasQuests) beginQuests()
  return () => stops.forEach((stop) => stop())
}

function beginQuests(): void {
  questSearch.load = () => loadChunk(() => import('../features/quests/find-quests.ts'))
  // Restores the quests on the map if the player had switched them on. The journal reports loading errors.
  if (useSettings.getState().questsOnMap) {
    loadChunk(() => import('../features/quests/open-quest-lists.ts')).then(
      ({ openQuestLists }) => openQuestLists(),
      () => undefined,
    )
  }
}
