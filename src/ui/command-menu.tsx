import * as Primitive from '@radix-ui/react-dropdown-menu'
import type { ReactElement } from 'react'
import { keepComposition } from './keys/composition.ts'
import { Icon, type IconName } from './icon.tsx'
import type { Command } from './keys/key-commands.ts'

/** A command as a menu shows it. */
export interface MenuCommand<Of = void> extends Command<Of> {
  readonly icon: IconName
  readonly title: (of: Of) => string
  /** Of what is on or off, which it is. */
  readonly isChecked?: (of: Of) => boolean
}

interface CommandMenuProps<Of> {
  readonly label: string
  readonly commands: readonly MenuCommand<Of>[]
  /** What the commands are done to. Those that are not available for it are left out. */
  readonly of: Of
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** An element without content, in the place where the menu is to open. */
  readonly anchor: ReactElement
  readonly side?: 'top' | 'bottom'
  readonly align: 'start' | 'end'
  /** Whether a press on this leaves the menu as it is, as on the button that closes it. */
  readonly isOpener?: (target: Node) => boolean
  /** Gives the focus back where nothing else has taken it. */
  readonly onClosed: () => void
}

/** A menu of commands. Called by what opens it; relies on Radix for keys, focus and place. */
export function CommandMenu<Of>({
  label,
  commands,
  of,
  open,
  onOpenChange,
  anchor,
  side = 'bottom',
  align,
  isOpener,
  onClosed,
}: CommandMenuProps<Of>) {
  return (
    // Above panel and card, and within the page's landmark. Not modal: the library would keep the page from scrolling by
    // a style element, which the security policy forbids.
    <Primitive.Root open={open} modal={false} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{anchor}</Primitive.Trigger>
      <Primitive.Portal container={document.querySelector('main')}>
        <Primitive.Content
          className="menu"
          side={side}
          align={align}
          sideOffset={side === 'top' ? 8 : 4}
          collisionPadding={8}
          aria-labelledby={undefined}
          aria-label={label}
          onEscapeKeyDown={keepComposition}
          onContextMenu={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (isOpener?.(event.target as Node)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (document.activeElement === document.body) onClosed()
          }}
        >
          {commands
            .filter(({ isAvailable }) => isAvailable?.(of) ?? true)
            .map(({ id, icon, title, isChecked, run }) => {
              const checked = isChecked?.(of)
              const item = {
                className: 'menu-item',
                onSelect: () => run(of),
                children: (
                  <>
                    <Icon name={checked ? 'check' : icon} />
                    <span>{title(of)}</span>
                  </>
                ),
              }
              return checked === undefined ? (
                <Primitive.Item key={id} {...item} />
              ) : (
                <Primitive.CheckboxItem key={id} checked={checked} {...item} />
              )
            })}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
