import { messages } from '../../i18n/generated/first.ts'
import { startMessages } from '../../i18n/generated/start.ts'
import { reloadPage } from './storage/page-reload.ts'
import { isMissingChunk, loadChunk } from './load-chunk.ts'

/** How the page's lazily loaded chunks are loaded, and what is said and done when one is missing. */
export const chunks = {
  load: loadChunk,
  isMissing: isMissingChunk,
  onReload: reloadPage,
  /** In the current language when they are read. */
  get texts() {
    return { ...messages.chunk, missing: startMessages.chunkMissing }
  },
}
