import type { Pixel, PointerListener } from './watch-pointers.ts'

/** A box of fewer square CSS pixels was hardly meant. */
const leastArea = 64

/** A rectangle of the window, in CSS pixels. */
export interface ZoomBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Draws a box while the mouse is dragged with Shift. @param onBox is told the box that was drawn */
export function createZoomBox(
  surface: HTMLElement,
  onBox: (box: ZoomBox) => void,
): Pick<PointerListener, 'press' | 'drag' | 'lift'> {
  const element = document.createElement('div')
  element.className = 'zoom-box'
  let corner: Pixel | undefined
  let box: ZoomBox | undefined

  const end = () => {
    element.remove()
    corner = box = undefined
  }
  return {
    press: (event, pointers) => {
      end()
      const { shiftKey, altKey, ctrlKey, metaKey, button, clientX, clientY } = event
      if (pointers.length > 1 || button !== 0) return
      if (shiftKey && !altKey && !ctrlKey && !metaKey) corner = [clientX, clientY]
    },
    drag: ([pointer]) => {
      if (!corner || !pointer) return
      box = {
        left: Math.min(corner[0], pointer[0]),
        top: Math.min(corner[1], pointer[1]),
        right: Math.max(corner[0], pointer[0]),
        bottom: Math.max(corner[1], pointer[1]),
      }
      const { left, top } = surface.getBoundingClientRect()
      element.style.transform = `translate(${box.left - left}px, ${box.top - top}px)`
      element.style.width = `${box.right - box.left}px`
      element.style.height = `${box.bottom - box.top}px`
      surface.append(element)
    },
    lift: (_pointers, cancelled) => {
      const drawn = cancelled ? undefined : box
      end()
      if (!drawn) return
      const area = (drawn.right - drawn.left) * (drawn.bottom - drawn.top)
      if (area >= leastArea) onBox(drawn)
    },
  }
}
