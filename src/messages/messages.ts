import { en } from './en/en.ts'

/**
 * Every sentence of the app but those of `file-messages.ts`. A second language is a second object of this shape,
 * chosen here.
 */
export type Messages = typeof en

export const messages: Messages = en
