import { useEffect, useRef, type MouseEvent, type PointerEvent, type TouchEvent } from 'react'
import { create } from 'zustand'
import { messages } from '../../../i18n/generated/first.ts'
import { rovingStop } from '../../../ui/keys/focus.ts'
import { isDrag } from '../../../ui/press.ts'

/** Milliseconds after which a press is a long one. */
const longPress = 500

/** A kind or a category of which a player asked what can be done with it. */
interface AskedType {
  readonly kind: 'type' | 'category'
  readonly id: string
  /** Where the menu opens, in CSS pixels of the window. */
  readonly pixel: readonly [x: number, y: number]
}

/** Where the menu of a kind is open; not kept. */
export const useTypeMenu = create<{ readonly asked: AskedType | null }>()(() => ({ asked: null }))

type Of = Pick<AskedType, 'kind' | 'id'>

/** Opens the menu by the secondary mouse button, by its key, and by a long press of a finger, which presses nothing else. */
export function useMenuOfType({ kind, id }: Of) {
  const press = useRef<{ readonly timer: number; readonly at: PointerEvent } | null>(null)
  const opened = useRef(false)
  const cancel = () => {
    window.clearTimeout(press.current?.timer)
    press.current = null
  }
  useEffect(() => cancel, [])
  const open = (x: number, y: number) => {
    cancel()
    useTypeMenu.setState({ asked: { kind, id, pixel: [x, y] } })
  }
  return {
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault()
      // A key has no place of its own.
      const { left, bottom } = (event.target as HTMLElement).getBoundingClientRect()
      const byPointer = event.clientX !== 0 || event.clientY !== 0
      open(byPointer ? event.clientX : left, byPointer ? event.clientY : bottom)
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      cancel()
      opened.current = false
      if (event.pointerType !== 'touch') return
      const { clientX, clientY } = event
      const timer = window.setTimeout(() => {
        opened.current = true
        open(clientX, clientY)
      }, longPress)
      press.current = { timer, at: event }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (press.current && isDrag(press.current.at, event.nativeEvent)) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    // No press follows, which would toggle the kind, and whose focus would close the menu.
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      if (opened.current) event.preventDefault()
    },
  }
}

/** Opens the menu below itself. */
export function TypeMenuButton({ kind, id, title }: Of & { readonly title: string }) {
  const label = messages.filters.actions(title)
  return (
    <button
      type="button"
      {...rovingStop}
      aria-label={label}
      aria-haspopup="menu"
      title={label}
      className="type-menu-button"
      onClick={({ currentTarget }) => {
        const { left, bottom } = currentTarget.getBoundingClientRect()
        useTypeMenu.setState({ asked: { kind, id, pixel: [left, bottom] } })
      }}
    />
  )
}
