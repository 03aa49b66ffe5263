import { useEffect, useRef, type MouseEvent, type PointerEvent, type TouchEvent } from 'react'
import { messages } from '../../../i18n/generated/first.ts'
import { rovingStop } from '../../../ui/keys/focus.ts'
import { isDrag } from '../../../ui/press.ts'
import { openMenu, useOpenMenu, type FilterMenu } from '../../card/open-menu.ts'

const longPressMs = 500

/** Returns the attribute that marks an element for {@link useTypeMenus}. */
export function menuOf({ of, id }: Pick<FilterMenu, 'of' | 'id'>) {
  return { 'data-menu-of': `${of} ${id}` }
}

function ask(target: EventTarget, pixel: FilterMenu['pixel']): boolean {
  const marked = (target as Element).closest<HTMLElement>('[data-menu-of]')?.dataset['menuOf']
  const [of, id] = marked?.split(' ') ?? []
  if (id === undefined) return false
  openMenu({ kind: 'filter', of: of as FilterMenu['of'], id, pixel })
  return true
}

/** One set of handlers serves all types, because fifty sets would take a tenth of the time of a page's start. */
export function useTypeMenus() {
  const press = useRef<{ readonly timer: number; readonly at: PointerEvent } | null>(null)
  const opened = useRef(false)
  const cancel = () => {
    window.clearTimeout(press.current?.timer)
    press.current = null
  }
  useEffect(() => cancel, [])
  return {
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      // Lifting a pen that has opened the menu clicks, which would toggle the type. Clicks by keyboard have detail 0.
      if (!opened.current || event.detail === 0) return
      opened.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onClick: ({ target }: MouseEvent<HTMLElement>) => {
      const button = (target as Element).closest('.type-menu-button')
      if (!button) return
      const { left, bottom } = button.getBoundingClientRect()
      ask(button, [left, bottom])
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      // A context menu event of a key has no position.
      const { left, bottom } = (event.target as HTMLElement).getBoundingClientRect()
      const byPointer = event.clientX !== 0 || event.clientY !== 0
      // Some browsers send a context menu event for the same long press when the finger is lifted.
      if (opened.current && useOpenMenu.getState().menu?.kind === 'filter') {
        event.preventDefault()
        return
      }
      const isHeld = press.current !== null
      cancel()
      const isAsked = ask(event.target, byPointer ? [event.clientX, event.clientY] : [left, bottom])
      if (!isAsked) return
      event.preventDefault()
      opened.current = isHeld
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      cancel()
      opened.current = false
      if (event.pointerType === 'mouse' || event.button !== 0) return
      const { clientX, clientY, target } = event
      const timer = window.setTimeout(() => {
        press.current = null
        opened.current = ask(target, [clientX, clientY])
      }, longPressMs)
      press.current = { timer, at: event }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (press.current && isDrag(press.current.at, event.nativeEvent)) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    // Prevents the click, which would toggle the type, and whose focus would close the menu.
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      if (opened.current) event.preventDefault()
    },
  }
}

/** Opens the menu below itself. The click is handled by {@link useTypeMenus}. */
export function TypeMenuButton({ title }: { readonly title: string }) {
  const label = messages.filters.actions(title)
  return (
    <button
      type="button"
      {...rovingStop}
      aria-label={label}
      aria-haspopup="menu"
      title={label}
      className="type-menu-button"
    />
  )
}
