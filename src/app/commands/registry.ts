import type { Command } from './command.ts'
import { mapCommands } from './map-commands.ts'
import { moreCommands } from './more-commands.ts'
import { pageCommands } from './page-commands.ts'
import { spotCommands } from './spot-commands.ts'

/** All commands, in the order in which the list of keys and the menus show them. */
export const commands: readonly Command[] = [
  ...pageCommands,
  ...mapCommands,
  ...moreCommands,
  ...spotCommands,
]
