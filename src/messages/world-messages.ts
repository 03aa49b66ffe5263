import { worlds, type WorldsMessages } from './generated/worlds.ts'
import { spoken } from './spoken.ts'

/** What the list of worlds says: by itself, as nothing of it is on the first page. */
export let worldMessages: WorldsMessages['worlds'] = spoken(
  'worlds',
  worlds,
  (said: WorldsMessages) => {
    worldMessages = said.worlds
  },
).worlds
