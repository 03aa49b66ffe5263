import * as Primitive from '@radix-ui/react-dropdown-menu'
import type { ReactElement } from 'react'
import { keepComposition } from './keys/composition.ts'
import { Icon, type IconName } from './icon.tsx'

/**
 * An entry of a menu.
 *
 * @typeParam Of the object of the menu, such as a spot
 */
export interface MenuCommand<Of = void> {
  readonly id: string
  readonly icon: IconName
  readonly title: (of: Of) => string
  /** State of a command that switches something on and off; `undefined` for other commands. */
  readonly isChecked?: (of: Of) => boolean
  /** Whether the action is possible now. Default: always. */
  readonly isAvailable?: (of: Of) => boolean
  readonly run: (of: Of) => void
}

interface CommandMenuProps<Of> {
  readonly label: string
  readonly commands: readonly MenuCommand<Of>[]
  /** Object of the commands. Commands that are not available for it are left out. */
  readonly of: Of
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Empty element at the place where the menu opens. */
  readonly anchor: ReactElement
  readonly side?: 'top' | 'bottom'
  readonly align: 'start' | 'end'
  /** True if a press on the target must not close the menu, for example on the button that toggles it. */
  readonly isOpener?: (target: Node) => boolean
  /** Called after closing if nothing else has the focus. */
  readonly onClosed: () => void
}

/** A menu of commands. Radix handles keys, focus and position. */
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
    // The portal puts the menu above panel and card, within the landmark. The menu can't be modal, because Radix would
    // then add a style element, which the content security policy forbids.
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
