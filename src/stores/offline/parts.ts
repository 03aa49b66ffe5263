import { messages } from '../../messages/messages.ts'
import { partMissing } from '../../messages/part-missing.ts'
import { reloadPage } from './hand-over.ts'
import { isMissingPart, loadPart } from './load-part.ts'

/** How the page's lazily loaded parts are loaded, and what is said and done when one is missing. */
export const parts = {
  load: loadPart,
  isMissing: isMissingPart,
  onReload: reloadPage,
  texts: { ...messages.part, missing: partMissing },
}
