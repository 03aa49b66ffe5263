import {
  backupFileName,
  createBackup,
  maxUploadBytes,
  readUpload,
  type UploadResult,
} from '../../domain/backup-format.ts'
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

/** Reads a file that the player chose; a refusal is a value, never an exception. */
export async function readBackupFile(file: File, map: string): Promise<UploadResult> {
  if (!file.name.toLowerCase().endsWith('.json')) {
    return { ok: false, fault: { kind: 'extension' } }
  }
  if (file.size > maxUploadBytes) {
    return { ok: false, fault: { kind: 'too-large', bytes: file.size } }
  }
  try {
    return readUpload(new Uint8Array(await file.arrayBuffer()), map)
  } catch {
    return { ok: false, fault: { kind: 'unreadable' } }
  }
}
