import { worlds, type WorldsMessages } from './generated/worlds.ts'
import { defineMessages } from './language/locale.ts'

/** What the list of worlds says: by itself, as nothing of it is on the first page. */
export const worldMessages = defineMessages<WorldsMessages>('worlds', worlds).worlds
