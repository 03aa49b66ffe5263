import { first, type FirstMessages } from './generated/first.ts'
import { spoken } from './spoken.ts'

/** What the first page says, in the language that is spoken: to be read whenever it is said, never kept. */
export let messages: FirstMessages = spoken('first', first, (said: FirstMessages) => {
  messages = said
})
