import { later, type LaterMessages } from './generated/later.ts'
import { spoken } from './language/spoken.ts'

/**
 * What is said in parts of the page that are loaded when they are first needed: by itself, so that the first page
 * does not bring it along.
 */
export const laterMessages = spoken<LaterMessages>('later', later)
