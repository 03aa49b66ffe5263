import { discoveredIds } from '../../../core/records/mark.ts'
import { questStatesOf } from '../../../core/records/quest-mark.ts'
import { backupFileName, createBackup } from '../model/backup-format.ts'
import { useBackupStatus } from '../backup-status.ts'
import { nameOnScreen } from '../playthroughs.ts'
import { useProgress } from '../progress.ts'
import { setsToBackUp } from '../sets-to-back-up.ts'
import { loadChunk } from '../../chunks/chunks.ts'
import type { Pin } from '../../../core/world/pin.ts'
import { pageWorld } from '../../../core/page-world.ts'

/** What became of a backup: whether the browser took it, and why it is without the pictures of its pins. */
export interface SavedBackup {
  readonly taken: boolean
  readonly withoutPictures?: 'unread' | 'too-large'
}

/**
 * Hands the player's list to the browser as a file, and remembers that it did.
 *
 * @returns whether the browser took it: at once, where no pictures have to be read before
 */
export function saveBackup({ pictures = true } = {}): boolean | Promise<SavedBackup> {
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
  if (typeof parts !== 'string') return { taken: handOver(parts, now, 'backup') }
  return { taken: handOver([text()], now, 'backup'), withoutPictures: parts }
}

/** @param now when the backup was asked for, as it says itself */
function handOver(parts: readonly string[], now: Date, button: string): boolean {
  const name = backupFileName(pageWorld().id, now.getTime())
  const taken = downloadFile(name, parts, 'application/json', button)
  if (taken) useBackupStatus.getState().noteBackup()
  return taken
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

/** Milliseconds in which another press of the same button is not meant. */
const pause = 500

/** When the last file was handed over, by the button. */
const handed = new Map<string, number>()

/**
 * Hands a text, the parts of one, or a picture to the browser as a file to keep. Browsers inside other apps may take none.
 *
 * @param type the file's media type
 * @param button tells the buttons apart that give files of one type
 * @returns whether the browser took it
 */
export function downloadFile(
  name: string,
  content: string | readonly string[] | Blob,
  type: string,
  button = type,
): boolean {
  const now = performance.now()
  if (now - (handed.get(button) ?? -pause) < pause) return true
  handed.set(button, now)
  let url: string
  try {
    url = URL.createObjectURL(new Blob([content].flat(), { type }))
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
