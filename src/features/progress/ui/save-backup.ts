import { discoveredIds } from '../../../records/mark.ts'
import { readQuestStates } from '../../../records/quest-mark.ts'
import { backupFileName, createBackup } from '../model/backup-format.ts'
import { useBackupStatus } from '../backup/backup-status.ts'
import { nameOnScreen, useProgress } from '../progress.ts'
import { filterSetsToBackUp } from '../backup/sets-to-back-up.ts'
import { loadChunk } from '../../chunks/chunks.ts'
import { downloadFile, type DownloadOutcome } from './download-file.ts'
import type { Pin } from '../../../records/pin.ts'
import { pageWorld } from '../../../platform/page-world.ts'

export interface SavedBackup {
  readonly outcome: DownloadOutcome
  readonly withoutPictures?: 'unread' | 'too-large'
}

/** Downloads a backup; an offered one counts after the player confirms it. Returns a promise if pictures are read. */
export function saveBackup({ pictures = true } = {}): DownloadOutcome | Promise<SavedBackup> {
  const ids = pictures ? pictureIdsOf(useProgress.getState().pins.values()) : []
  if (ids.length > 0) return saveWithPictures(ids)
  const now = new Date()
  return handOver([backupText(now)], now, pictures ? 'backup' : 'backup-without-pictures')
}

/** Saves a backup with pictures, or without them if they can't be read. */
async function saveWithPictures(ids: readonly string[]): Promise<SavedBackup> {
  const now = new Date()
  // Create the text after the pictures were read, so that it includes changes made meanwhile.
  const text = () => backupText(now)
  const parts = await loadChunk(() => import('../../pins/pictures-to-back-up.ts'))
    .then(({ withPictures }) => withPictures(text, ids))
    .catch(() => 'unread' as const)
  if (typeof parts !== 'string') return { outcome: handOver(parts, now, 'backup') }
  return { outcome: handOver([text()], now, 'backup'), withoutPictures: parts }
}

/** @param now time of the request, which the backup holds */
function handOver(parts: readonly string[], now: Date, button: string): DownloadOutcome {
  const name = backupFileName(pageWorld().id, now.getTime())
  const list = useProgress.getState()
  const noteBackup = () => useBackupStatus.getState().noteBackup(list)
  const outcome = downloadFile(name, parts, 'application/json', { button, onArrived: noteBackup })
  if (outcome === 'started') noteBackup()
  // The file may not arrive, so remind the player again.
  else useBackupStatus.setState({ reminded: false })
  return outcome
}

export function pictureIdsOf(pins: Iterable<Pin>): readonly string[] {
  return [...new Set(Array.from(pins).flatMap(({ pictures = [] }) => pictures))]
}

export function backupText(now: Date): string {
  const map = pageWorld().id
  const { discoveredMarkers, marks, pins } = useProgress.getState()
  const quests = readQuestStates(discoveredIds(marks))
  const backup = createBackup(
    map,
    discoveredMarkers,
    now,
    [...pins.values()],
    nameOnScreen(),
    quests,
    filterSetsToBackUp.get()?.() ?? [],
    marks.values(),
  )
  return JSON.stringify(backup)
}
