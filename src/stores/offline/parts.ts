import { messages } from '../../messages/messages.ts'
import { startMessages } from '../../messages/part-missing.ts'
import { reloadPage } from './hand-over.ts'
import { isMissingPart, loadPart } from './load-part.ts'

/** How the page's lazily loaded parts are loaded, and what is said and done when one is missing. */
export const parts = {
  load: loadPart,
  isMissing: isMissingPart,
  onReload: reloadPage,
  /** In the language that is spoken when they are read. */
  get texts() {
    return { ...messages.part, missing: startMessages.partMissing }
  },
}
