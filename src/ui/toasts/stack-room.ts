import { useLayoutEffect, type RefObject } from 'react'
import { create } from 'zustand'

interface StackRoom {
  /** Where the stack's highest piece begins, from the window's upper edge in CSS pixels; infinite while it is empty. */
  readonly top: number
  /** Where its widest piece begins, from the window's left edge. */
  readonly left: number
}

/** What the stack of toasts and notices covers; what lies beneath it ends above it. */
export const useStackRoom = create<StackRoom>()(() => ({ top: Infinity, left: Infinity }))

/** How many modal dialogs are open. Beneath them nothing is used that the stack would have to leave free. */
export const useModals = create<{ readonly open: number }>()(() => ({ open: 0 }))

/**
 * Tells how far the stack reaches: those who ask {@link useStackRoom}, and the styles by `--stack-reach`, which is
 * measured from the page's lower edge.
 *
 * @param stack holds toasts and notices, each of which is as high as what it says
 */
export function useStackReach(stack: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = stack.current
    if (!node) return undefined
    const measure = () => {
      const boxes = Array.from(node.children, (child) => child.getBoundingClientRect())
      const seen = boxes.filter(({ height }) => height > 0)
      const top = Math.min(Infinity, ...seen.map((box) => box.top))
      const reach = Math.max(window.innerHeight - top, 0)
      useStackRoom.setState({ top, left: Math.min(Infinity, ...seen.map(({ left }) => left)) })
      document.documentElement.style.setProperty('--stack-reach', `${reach}px`)
    }
    const observer = new ResizeObserver(measure)
    // The window's height moves them, too.
    for (const each of [document.documentElement, ...node.children]) observer.observe(each)
    return () => observer.disconnect()
  })
}
