import { laterMessages } from '../../i18n/generated/later.ts'
import type { MenuCommand } from '../../ui/command-menu.tsx'
import { runCommand, type CommandContext, type MenuName } from './command.ts'
import { commands } from './registry.ts'

export function commandsOfMenu(menu: MenuName): readonly MenuCommand<CommandContext>[] {
  return commands.flatMap((command) =>
    command.menus?.includes(menu)
      ? [
          {
            ...command,
            title: ({ spot }) => command.label(laterMessages, spot),
            run: (context) => runCommand(command, context),
          },
        ]
      : [],
  )
}
