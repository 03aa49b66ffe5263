import { worlds } from './en/worlds.ts'

/** What the list of worlds says: by itself, as nothing of it is on the first page. */
export const worldMessages = worlds
