import { playthroughs, type PlaythroughsMessages } from './generated/playthroughs.ts'
import { defineMessages } from './language/locale.ts'

/** What is said of playthroughs: by itself, as nothing of it is on the first page of a player who has one. */
export const playthroughMessages = defineMessages<PlaythroughsMessages>(
  'playthroughs',
  playthroughs,
).playthroughs
