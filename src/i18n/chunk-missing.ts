import { start, type StartMessages } from './generated/start.ts'
import { defineMessages } from './language/locale.ts'

/** By itself, so that the page's first script can say it when all others are missing. */
export const startMessages = defineMessages<StartMessages>('start', start)
