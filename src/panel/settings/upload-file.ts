import type { ImportWorld } from '../../domain/import/imported.ts'
import { fileEndings, readFile, type FileResult } from '../../domain/import/read-import.ts'
import { maxUploadBytes } from '../../domain/read-upload.ts'

/**
 * Reads a file that the player chose; a refusal is a value, never an exception.
 *
 * @param map the world's id
 * @param world null while it is not loaded
 */
export async function readUploadFile(
  file: File,
  map: string,
  world: ImportWorld | null,
): Promise<FileResult> {
  const name = file.name.toLowerCase()
  const ending = fileEndings.find((known) => name.endsWith(known))
  if (!ending) return { ok: false, fault: { kind: 'extension' } }
  if (file.size > maxUploadBytes) {
    return { ok: false, fault: { kind: 'too-large', bytes: file.size } }
  }
  try {
    return readFile(new Uint8Array(await file.arrayBuffer()), ending, map, world)
  } catch {
    return { ok: false, fault: { kind: 'unreadable' } }
  }
}
