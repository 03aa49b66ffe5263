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

/** Begins what can wait until the map is there: lost fingers, Safari's pinch, what counts for backups, new places, dropped files, the copy in a file, text of deleted pins, Back from card to card, quests. @returns what stops it */
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
  // Whoever has had them shown on the map sees them again; the journal says what cannot be loaded.
  if (useSettings.getState().questsOnMap) {
    loadChunk(() => import('../features/quests/open-quest-lists.ts')).then(
      ({ openQuestLists }) => openQuestLists(),
      () => undefined,
    )
  }
}
