import { endingOf, fileEndings } from '../../../domain/files/import/formats.ts'
import type { ImportWorld } from '../../../domain/files/import/imported.ts'
import { readFile, type FileResult } from '../../../domain/files/import/read-import.ts'
import { maxUploadBytes } from '../../../domain/files/read-upload.ts'
import { appearanceOfName } from '../../../domain/files/upload-text.ts'
import { readInWorker, type Reading } from './read-in-worker.ts'

/** In bytes: what takes no longer to be read here than a worker takes to start. A backup of marks alone is 6 kB. */
const small = 100_000

/**
 * Reads a file that the player chose; a refusal is a value, never an exception.
 *
 * @param map the world's id
 * @param world null while it is not loaded
 * @returns null where the player has ended it
 */
export async function readUploadFile(
  file: File,
  map: string,
  world: ImportWorld | null,
  reading: Reading = {},
): Promise<FileResult | null> {
  const ending = endingOf(file.name)
  if (!ending) {
    const looksLike = appearanceOfName(file.name)
    if (looksLike) return { ok: false, problem: { kind: 'not-json', looksLike } }
    return { ok: false, problem: { kind: 'extension', endings: fileEndings } }
  }
  if (file.size > maxUploadBytes) {
    return { ok: false, problem: { kind: 'too-large', bytes: file.size } }
  }
  try {
    if (file.size > small) {
      reading.onProgress?.(null)
      const bytes = await file.arrayBuffer()
      const read = await readInWorker({ bytes, ending, map, world: neededOf(world) }, reading)
      if (read) return read
    }
    return readFile(new Uint8Array(await file.arrayBuffer()), ending, map, world)
  } catch {
    return reading.signal?.aborted ? null : { ok: false, problem: { kind: 'unreadable' } }
  }
}

/** What is sent to the worker: the world itself holds tables that it has no use for. */
function neededOf(world: ImportWorld | null): ImportWorld | null {
  if (!world) return null
  const { markers, extent, metresPerUnit, origin, rivals } = world
  return { markers, extent, metresPerUnit, rivals, ...(origin && { origin }) }
}
