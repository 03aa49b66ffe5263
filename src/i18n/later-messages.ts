import { later, type LaterMessages } from './generated/later.ts'
import { defineMessages } from './language/locale.ts'

/**
 * What is said in chunks of the page that are loaded when they are first needed: by itself, so that the first page
 * does not bring it along.
 */
export const laterMessages = defineMessages<LaterMessages>('later', later)
