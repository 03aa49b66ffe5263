import { live, type LiveMessages } from './generated/live.ts'
import { spoken } from './language/spoken.ts'

/** What is said of following the game: by itself, as nothing of it is on the first page. */
export const liveMessages = spoken<LiveMessages>('live', live).live
