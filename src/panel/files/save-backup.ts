import { backupFileName, createBackup } from '../../domain/files/backup-format.ts'
import { useKeeping } from '../../stores/progress/keeping.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { worldId } from '../../stores/world/world-files.ts'
import { downloadFile } from './download-file.ts'

/** Hands the player's list to the browser as a file, and remembers that it did. */
export function saveBackup(): void {
  const now = new Date()
  const { discoveredMarkers, pins } = useProgress.getState()
  const backup = createBackup(worldId, discoveredMarkers, now, [...pins.values()])
  downloadFile(backupFileName(worldId, now.getTime()), JSON.stringify(backup), 'application/json')
  useKeeping.getState().noteBackup()
}
