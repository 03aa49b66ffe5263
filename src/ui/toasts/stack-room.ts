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

/**
 * Tells {@link useStackRoom} what the stack covers.
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
      useStackRoom.setState({ top, left: Math.min(Infinity, ...seen.map(({ left }) => left)) })
    }
    const observer = new ResizeObserver(measure)
    // The window's height moves them, too.
    for (const each of [document.documentElement, ...node.children]) observer.observe(each)
    return () => observer.disconnect()
  })
}

/**
 * Tells an element's styles by `--stack-reach` how far the stack reaches from the page's lower edge. Only those: a list
 * of thousands of places would be styled anew with every toast if the whole page were told.
 */
export function useAboveStack(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const tell = () => {
      const reach = Math.max(window.innerHeight - useStackRoom.getState().top, 0)
      element.current?.style.setProperty('--stack-reach', `${reach}px`)
    }
    tell()
    return useStackRoom.subscribe(tell)
  }, [element])
}
