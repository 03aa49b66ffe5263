import { isDrag } from '../ui/press.ts'

const longPressMs = 500

/** A `contextmenu` event belongs to the last press if it is closer than this multiple of the press tolerance. */
const menuReach = 3

interface ContextGestureOptions {
  readonly target: HTMLElement
  readonly onPress: () => void
  /** Called with the position in the window, in CSS pixels. */
  readonly onOpenMenu: (clientX: number, clientY: number) => void
  readonly onMenuKey: () => void
}

export interface ContextGestures {
  /** Whether the current press has opened the menu, so that releasing it is not a click. */
  readonly hasOpenedMenu: () => boolean
  readonly stop: () => void
}

/**
 * Recognises the gestures that open the context menu. Long presses are timed here because some browsers send no
 * `contextmenu` for them. Others send it sooner or later, so each press opens one menu only.
 */
export function watchContextGestures(options: ContextGestureOptions): ContextGestures {
  const { target } = options
  /** Press events of the fingers and pens that are down. */
  const held = new Map<number, PointerEvent>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasOpenedMenu = false
  /** The first press since no pointer was down. */
  let firstPress: PointerEvent | undefined
  let isFurtherPress = false
  /** True if a key was pressed after the last press of a pointer. */
  let keyFollowed = false

  const cancel = () => clearTimeout(timer)
  const openMenu = ({ clientX, clientY }: MouseEvent) => {
    cancel()
    hasOpenedMenu = true
    options.onOpenMenu(clientX, clientY)
  }
  /** Stops the finger that has opened the menu from dragging the map until it is lifted. */
  const blockDrag = (event: PointerEvent) => {
    if (hasOpenedMenu && held.has(event.pointerId)) event.stopPropagation()
  }
  const press = (event: PointerEvent) => {
    options.onPress()
    cancel()
    keyFollowed = false
    isFurtherPress = held.size > 0
    if (!isFurtherPress) {
      hasOpenedMenu = false
      firstPress = event
    }
    if (event.pointerType === 'mouse') return
    held.set(event.pointerId, event)
    if (!isFurtherPress && event.button === 0)
      timer = setTimeout(() => openMenu(event), longPressMs)
  }
  const move = (event: PointerEvent) => {
    const pressed = held.get(event.pointerId)
    if (pressed && isDrag(pressed, event)) cancel()
  }
  const release = (event: PointerEvent) => {
    held.delete(event.pointerId)
    cancel()
  }
  const isByKeyboard = (event: MouseEvent | PointerEvent): boolean => {
    // On a Mac, Control+click is the right button.
    if (event.button === 2 || event.ctrlKey) return false
    if ('pointerType' in event && event.pointerType !== 'mouse') return event.pointerType === ''
    // For the menu key, Firefox reports a mouse, and Safari no pointer type.
    if (keyFollowed || !firstPress) return true
    const { pointerType } = firstPress
    const { clientX, clientY } = event
    return isDrag(firstPress, { clientX, clientY, pointerType }, menuReach)
  }
  const contextMenu = (event: MouseEvent) => {
    event.preventDefault()
    if (isByKeyboard(event)) {
      options.onMenuKey()
      return
    }
    const byHand = firstPress !== undefined && firstPress.pointerType !== 'mouse'
    // Windows sends `contextmenu` for a tap with two fingers, which zooms the map.
    if (byHand && (hasOpenedMenu || isFurtherPress)) return
    openMenu(event)
  }
  const followPress = () => {
    keyFollowed = true
  }
  const key = (event: KeyboardEvent) => {
    if (event.target !== target) return
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return
    event.preventDefault()
    options.onMenuKey()
  }

  const stopped = new AbortController()
  const { signal } = stopped
  target.addEventListener('pointerdown', press, { signal })
  target.addEventListener('contextmenu', contextMenu, { signal })
  target.addEventListener('keydown', key, { signal })
  // Capture on the window runs before the document's listeners, which drag the map.
  const early = { signal, capture: true }
  window.addEventListener('keydown', followPress, early)
  window.addEventListener('pointermove', move, early)
  window.addEventListener('pointermove', blockDrag, early)
  window.addEventListener('pointerup', release, early)
  window.addEventListener('pointercancel', release, early)
  return {
    hasOpenedMenu: () => hasOpenedMenu,
    stop: () => {
      cancel()
      stopped.abort()
    },
  }
}
