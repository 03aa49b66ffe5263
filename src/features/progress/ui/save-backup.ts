import { discoveredIds } from '../../../core/records/mark.ts'
import { questStatesOf } from '../../../core/records/quest-mark.ts'
import { backupFileName, createBackup } from '../model/backup-format.ts'
import { useBackupStatus } from '../backup-status.ts'
import { nameOnScreen } from '../playthroughs.ts'
import { useProgress } from '../progress.ts'
import { setsToBackUp } from '../sets-to-back-up.ts'
import { pageWorld } from '../../../core/page-world.ts'

/** Hands the player's list to the browser as a file, and remembers that it did. @returns whether the browser took it */
export function saveBackup(): boolean {
  const now = new Date()
  const map = pageWorld().id
  const { discoveredMarkers, marks, pins } = useProgress.getState()
  const quests = questStatesOf(discoveredIds(marks))
  const backup = createBackup(
    map,
    discoveredMarkers,
    now,
    [...pins.values()],
    nameOnScreen(),
    quests,
    setsToBackUp.read(),
    marks.values(),
  )
  const name = backupFileName(map, now.getTime())
  const taken = downloadFile(name, JSON.stringify(backup), 'application/json')
  if (taken) useBackupStatus.getState().noteBackup()
  return taken
}

/** Milliseconds in which another press of the same button is not meant. */
const pause = 500

/** When the last file of a media type was handed over. */
const handed = new Map<string, number>()

/**
 * Hands a text or a picture to the browser as a file to keep. Browsers inside other apps may take none.
 *
 * @param type the file's media type
 * @returns whether the browser took it
 */
export function downloadFile(name: string, content: string | Blob, type: string): boolean {
  const now = performance.now()
  if (now - (handed.get(type) ?? -pause) < pause) return true
  handed.set(type, now)
  let url: string
  try {
    url = URL.createObjectURL(new Blob([content], { type }))
  } catch {
    return false
  }
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
  return true
}
