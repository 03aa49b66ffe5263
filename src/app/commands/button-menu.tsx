import type { RefObject } from 'react'
import { closeMenu, type ButtonMenuName } from '../../features/card/open-menu.ts'
import { useWorldIfLoaded } from '../../features/worlds/world-context.tsx'
import { messages } from '../../i18n/generated/first.ts'
import { CommandMenu } from '../../ui/command-menu.tsx'
import { returnFocus } from '../../ui/keys/focus.ts'
import { commandsOfMenu } from './menu-commands.ts'

interface ButtonMenuProps {
  readonly menu: ButtonMenuName
  readonly open: boolean
  readonly button: RefObject<HTMLButtonElement | null>
}

export function ButtonMenu({ menu, open, button }: ButtonMenuProps) {
  const world = useWorldIfLoaded()
  return (
    <CommandMenu
      label={menu === 'map' ? messages.map.menu : messages.panel.more}
      commands={commandsOfMenu(menu)}
      of={{ world, menu, spot: null, returnTo: button }}
      open={open}
      onOpenChange={(shown) => !shown && closeMenu(menu)}
      anchor={<span aria-hidden="true" className="menu-place" />}
      side={menu === 'map' ? 'bottom' : 'top'}
      align="end"
      // The button's own click handler closes the menu.
      isOpener={(target) => button.current?.contains(target) === true}
      onClosed={() => returnFocus(button.current)}
    />
  )
}
