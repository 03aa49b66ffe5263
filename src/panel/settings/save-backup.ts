import { useKeeping } from '../../stores/keeping.ts'
import { useProgress } from '../../stores/progress.ts'
import { worldId } from '../../stores/world/world-files.ts'
import { downloadBackup } from './backup-file.ts'

/** Hands the player's list to the browser as a file, and remembers that it did. */
export function saveBackup(): void {
  downloadBackup(worldId, useProgress.getState().discoveredMarkers)
  useKeeping.getState().noteBackup()
}
