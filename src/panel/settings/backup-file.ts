import { backupFileName, createBackup } from '../../domain/backup-format.ts'
import type { Discoveries } from '../../domain/discoveries.ts'

/** Hands the list to the browser as a file to keep. */
export function downloadBackup(map: string, discoveries: Discoveries): void {
  const now = new Date()
  const text = JSON.stringify(createBackup(map, discoveries, now))
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = backupFileName(map, now.getTime())
  link.click()
  // Safari reads the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
