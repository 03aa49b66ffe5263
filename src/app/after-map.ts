import { watchCopyFile } from '../features/import-export/watch-copy-file.ts'
import { loadChunk } from '../features/chunks/chunks.ts'
import { watchNewPlaces } from '../features/filters/new-places.ts'
import { watchDeletedWords } from '../features/pins/deleted-words.ts'
import { watchBackupStatus } from '../features/progress/backup/backup-status.ts'
import { watchArrivingFiles } from '../features/import-export/arriving-files.ts'
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
  if (world.hasQuests) restoreQuestStarts()
  return () => stops.forEach((stop) => stop())
}

/** Shows where quests start if the player had them on the map. The journal reports a script that can't be loaded. */
function restoreQuestStarts(): void {
  if (useSettings.getState().questsOnMap) {
    loadChunk(() => import('../features/quests/open-quest-lists.ts')).then(
      ({ openQuestLists }) => openQuestLists(),
      () => undefined,
    )
  }
}
