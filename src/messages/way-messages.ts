import { ways, type WaysMessages } from './generated/ways.ts'
import { spoken } from './language/spoken.ts'

/** What is said of ways: by itself, as nothing of it is on the first page. */
export const wayMessages = spoken<WaysMessages>('ways', ways).ways
