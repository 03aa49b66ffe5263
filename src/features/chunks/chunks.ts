import { FailedRequestError, isFailedRequest } from '../../platform/failed-request.ts'
import { messages } from '../../i18n/generated/first.ts'
import { startMessages } from '../../i18n/generated/start.ts'
import { reloadPage, saveSession } from './storage/page-reload.ts'
import { reloadOnce } from '../../storage/session-restore/reload-once.ts'
import { isProgressSafe } from '../../storage/storage-status.ts'

/** A chunk of the app that could not be loaded. */
export class MissingChunkError extends FailedRequestError {
  override name = 'MissingChunkError'
}

/**
 * Loads a chunk of the app that is a script of its own. A site that was published anew meanwhile has it under
 * another name: then the page is loaded anew, once, and this never settles. While the small window is open, the page stays.
 *
 * @throws {MissingChunkError} when the chunk stays missing; whatever a chunk throws that has come
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

/** Whether a window that stays on top of others is open, which a reload would close: the player reloads when it suits. */
function hasSmallWindow(): boolean {
  const { documentPictureInPicture: floating } = window as {
    readonly documentPictureInPicture?: { readonly window?: Window | null }
  }
  return Boolean(floating?.window)
}

export function isMissingChunk(error: unknown): boolean {
  return error instanceof MissingChunkError
}

/** How the page's lazily loaded chunks are loaded, and what is said and done when one is missing. */
export const chunks = {
  load: loadChunk,
  isMissing: isMissingChunk,
  onReload: reloadPage,
  /** In the current language when they are read. */
  get texts() {
    return {
      ...messages.chunk,
      missing: startMessages.chunkMissing,
      safe: isProgressSafe() ? startMessages.progressSafe : null,
    }
  },
}
