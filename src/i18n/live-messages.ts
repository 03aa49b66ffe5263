import { live, type LiveMessages } from './generated/live.ts'
import { defineMessages } from './language/locale.ts'

/** What is said of following the game: by itself, as nothing of it is on the first page. */
export const liveMessages = defineMessages<LiveMessages>('live', live).live
