import { backupFileName, createBackup } from '../../domain/files/backup-format.ts'
import { useKeeping } from '../../stores/progress/keeping.ts'
import { nameOnScreen } from '../../stores/progress/playthroughs.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { pageWorld } from '../../stores/world/page-world.ts'
import { downloadFile } from './download-file.ts'

/** Hands the player's list to the browser as a file, and remembers that it did. @returns whether the browser took it */
export function saveBackup(): boolean {
  const now = new Date()
  const map = pageWorld().id
  const { discoveredMarkers, pins } = useProgress.getState()
  const backup = createBackup(map, discoveredMarkers, now, [...pins.values()], nameOnScreen())
  const name = backupFileName(map, now.getTime())
  const taken = downloadFile(name, JSON.stringify(backup), 'application/json')
  if (taken) useKeeping.getState().noteBackup()
  return taken
}
