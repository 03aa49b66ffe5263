import { playthroughs } from './en/playthroughs.ts'

/** What is said of playthroughs: by itself, as nothing of it is on the first page of a player who has one. */
export const playthroughMessages = playthroughs
