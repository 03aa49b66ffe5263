import { worlds, type WorldsMessages } from './generated/worlds.ts'
import { spoken } from './language/spoken.ts'

/** What the list of worlds says: by itself, as nothing of it is on the first page. */
export const worldMessages = spoken<WorldsMessages>('worlds', worlds).worlds
