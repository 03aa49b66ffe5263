import { start, type StartMessages } from './generated/start.ts'
import { spoken } from './language/spoken.ts'

/** By itself, so that the page's first script can say it when all others are missing. */
export const startMessages = spoken<StartMessages>('start', start)
