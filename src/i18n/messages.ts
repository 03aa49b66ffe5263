import { first, type FirstMessages } from './generated/first.ts'
import { defineMessages } from './language/locale.ts'

/** What the first page says. */
export const messages = defineMessages<FirstMessages>('first', first)
