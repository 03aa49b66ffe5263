import { backupFileName, createBackup } from '../../domain/files/backup-format.ts'
import { useKeeping } from '../../stores/progress/keeping.ts'
import { nameOnScreen } from '../../stores/progress/playthroughs.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { pageWorld } from '../../stores/world/page-world.ts'
import { downloadFile } from './download-file.ts'

/** Hands the player's list to the browser as a file, and remembers that it did. */
export function saveBackup(): void {
  const now = new Date()
  const map = pageWorld().id
  const { discoveredMarkers, pins } = useProgress.getState()
  const backup = createBackup(map, discoveredMarkers, now, [...pins.values()], nameOnScreen())
  downloadFile(backupFileName(map, now.getTime()), JSON.stringify(backup), 'application/json')
  useKeeping.getState().noteBackup()
}
