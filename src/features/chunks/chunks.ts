import { FailedRequestError, isFailedRequest } from '../../platform/failed-request.ts'
import { messages } from '../../i18n/generated/first.ts'
import { startMessages } from '../../i18n/generated/start.ts'
import { reloadPage, saveSession } from './storage/page-reload.ts'
import { reloadOnce } from '../../storage/session-restore/reload-once.ts'
import { isProgressSafe } from '../../storage/storage-status.ts'

export class MissingChunkError extends FailedRequestError {
  override name = 'MissingChunkError'
}

/**
 * Loads a script on demand. If it is missing after an update, the page reloads once and the promise never settles.
 * @throws {MissingChunkError} if the script stays missing; errors of the script itself
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load()
  } catch (error) {
    if (!isFailedRequest(error)) throw error
    if (!hasSmallWindow() && (await reloadOnce(saveSession)))
      return await new Promise<never>(() => undefined)
    throw new MissingChunkError('A chunk of the map could not be loaded.', { cause: error })
  }
}

/** True if a small window stays on top of others. A reload would close it, so the player chooses when to reload. */
function hasSmallWindow(): boolean {
  const { documentPictureInPicture: floating } = window as {
    readonly documentPictureInPicture?: { readonly window?: Window | null }
  }
  return Boolean(floating?.window)
}

export function isMissingChunk(error: unknown): boolean {
  return error instanceof MissingChunkError
}

/** How `lazyChunk` loads scripts, and its texts and actions for a missing one. */
export const chunks = {
  load: loadChunk,
  isMissing: isMissingChunk,
  onReload: reloadPage,
  /** Read at each use, so that the texts follow the page's language. */
  get texts() {
    return {
      ...messages.chunk,
      missing: startMessages.chunkMissing,
      safe: isProgressSafe() ? startMessages.progressSafe : null,
    }
  },
}
