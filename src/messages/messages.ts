import { first, type FirstMessages } from './generated/first.ts'
import { spoken } from './language/spoken.ts'

/** What the first page says. */
export const messages = spoken<FirstMessages>('first', first)
