import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import {
  closeMenu,
  toggleMenu,
  useMenu,
  type ButtonMenuName,
} from '../../features/card/open-menu.ts'
import { chunks } from '../../features/chunks/chunks.ts'
import { lazyOverlay } from '../../ui/dialogs/lazy-chunk.tsx'

const ButtonMenu = lazyOverlay(chunks, async () => (await import('./button-menu.tsx')).ButtonMenu)

interface MenuButtonProps {
  readonly menu: ButtonMenuName
  readonly className: string
  readonly children: (properties: ComponentProps<'button'>) => ReactNode
}

export function MenuButton({ menu, className, children }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const open = useMenu(menu) !== null
  const [asked, setAsked] = useState(false)
  if (open && !asked) setAsked(true)
  useEffect(() => () => closeMenu(menu), [menu])
  return (
    <span className={className}>
      {children({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => toggleMenu(menu),
      })}
      {asked && (
        <ButtonMenu
          menu={menu}
          button={button}
          open={open}
          onClose={() => {
            setAsked(false)
            closeMenu(menu)
          }}
        />
      )}
    </span>
  )
}
