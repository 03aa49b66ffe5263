import { discoveredIds } from '../../../records/mark.ts'
import { questStatesOf } from '../../../records/quest-mark.ts'
import { backupFileName, createBackup } from '../model/backup-format.ts'
import { useBackupStatus } from '../backup-status.ts'
import { nameOnScreen } from '../playthroughs.ts'
import { useProgress } from '../progress.ts'
import { setsToBackUp } from '../sets-to-back-up.ts'
import { loadChunk } from '../../chunks/chunks.ts'
import { downloadFile, type DownloadOutcome } from './download-file.ts'
import type { Pin } from '../../../records/pin.ts'
import { pageWorld } from '../../../platform/page-world.ts'

/** What became of a backup, and why it is without the pictures of its pins. */
export interface SavedBackup {
  readonly outcome: DownloadOutcome
  readonly withoutPictures?: 'unread' | 'too-large'
}

/**
 * Hands the player's list to the browser as a file. It counts as backed up once the download starts; a file that is
 * only offered counts when the player confirms that it arrived.
 *
 * @returns what became of the file: at once, where no pictures have to be read before
 */
export function saveBackup({ pictures = true } = {}): DownloadOutcome | Promise<SavedBackup> {
  const ids = pictures ? pictureIdsOf(useProgress.getState().pins.values()) : []
  if (ids.length > 0) return saveWithPictures(ids)
  const now = new Date()
  return handOver([backupText(now)], now, pictures ? 'backup' : 'backup-without-pictures')
}

/** Where the pictures cannot be had, the backup is made all the same. */
async function saveWithPictures(ids: readonly string[]): Promise<SavedBackup> {
  const now = new Date()
  // Made once the pictures are there, so that what changes meanwhile is in it.
  const text = () => backupText(now)
  const parts = await loadChunk(() => import('../../pictures/pictures-to-back-up.ts'))
    .then(({ withPictures }) => withPictures(text, ids))
    .catch(() => 'unread' as const)
  if (typeof parts !== 'string') return { outcome: handOver(parts, now, 'backup') }
  return { outcome: handOver([text()], now, 'backup'), withoutPictures: parts }
}

/** @param now when the backup was asked for, as it says itself */
function handOver(parts: readonly string[], now: Date, button: string): DownloadOutcome {
  const name = backupFileName(pageWorld().id, now.getTime())
  const list = useProgress.getState()
  const noteBackup = () => useBackupStatus.getState().noteBackup(list)
  const outcome = downloadFile(name, parts, 'application/json', { button, onArrived: noteBackup })
  if (outcome === 'started') noteBackup()
  // Nobody knows whether the file arrives, so the player is reminded once more.
  else useBackupStatus.setState({ reminded: false })
  return outcome
}

/** The ids of the pictures of pins, each once. */
export function pictureIdsOf(pins: Iterable<Pin>): readonly string[] {
  return [...new Set(Array.from(pins).flatMap(({ pictures = [] }) => pictures))]
}

/** A backup without pictures. */
export function backupText(now: Date): string {
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
  return JSON.stringify(backup)
}
