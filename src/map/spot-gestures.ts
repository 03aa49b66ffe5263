import { isDrag } from '../ui/press.ts'

/** Milliseconds for which a finger rests on the map to ask about the spot below it. */
const pressTime = 500

interface SpotGestureOptions {
  readonly target: HTMLElement
  /** A finger or a mouse button went down. */
  readonly onPress: () => void
  /** A point of the window, in CSS pixels. */
  readonly onSpot: (clientX: number, clientY: number) => void
  /** The menu key, or Shift and F10. */
  readonly onKey: () => void
}

export interface SpotGestures {
  /** Whether the press that now ends has asked about a spot, so that it is no click. */
  readonly asked: () => boolean
  readonly stop: () => void
}

/**
 * Hears how players ask about a spot: the right mouse button, a finger that stays where it is, or the
 * keyboard. The long press is timed here, because not every browser takes one for a context menu.
 */
export function watchSpotGestures(options: SpotGestureOptions): SpotGestures {
  const { target } = options
  const fingers = new Map<number, PointerEvent>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = false

  const cancel = () => clearTimeout(timer)
  /** The finger rests on the menu's spot: until it is lifted, it does not drag the map. */
  const holdMap = (event: PointerEvent) => {
    if (asked && fingers.has(event.pointerId)) event.stopPropagation()
  }
  const press = (event: PointerEvent) => {
    options.onPress()
    cancel()
    if (fingers.size === 0) asked = false
    if (event.pointerType !== 'touch') return
    const { clientX, clientY, pointerId } = event
    fingers.set(pointerId, event)
    if (fingers.size > 1) return
    timer = setTimeout(() => {
      asked = true
      options.onSpot(clientX, clientY)
    }, pressTime)
  }
  const move = (event: PointerEvent) => {
    const pressed = fingers.get(event.pointerId)
    if (pressed && isDrag(pressed, event)) cancel()
  }
  const release = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    cancel()
  }
  const contextMenu = (event: MouseEvent) => {
    event.preventDefault()
    // A long press that the browser takes for a context menu is timed here already.
    if (fingers.size > 0) return
    if (event.button === 2 || event.ctrlKey) {
      asked = true
      options.onSpot(event.clientX, event.clientY)
    } else options.onKey()
  }
  const key = (event: KeyboardEvent) => {
    if (event.target !== target) return
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return
    event.preventDefault()
    options.onKey()
  }

  target.addEventListener('pointerdown', press)
  target.addEventListener('contextmenu', contextMenu)
  target.addEventListener('keydown', key)
  // On the window and before everyone else: what moves the map listens on the document.
  window.addEventListener('pointermove', move, true)
  window.addEventListener('pointermove', holdMap, true)
  window.addEventListener('pointerup', release, true)
  window.addEventListener('pointercancel', release, true)
  return {
    asked: () => asked,
    stop: () => {
      cancel()
      target.removeEventListener('pointerdown', press)
      target.removeEventListener('contextmenu', contextMenu)
      target.removeEventListener('keydown', key)
      window.removeEventListener('pointermove', move, true)
      window.removeEventListener('pointermove', holdMap, true)
      window.removeEventListener('pointerup', release, true)
      window.removeEventListener('pointercancel', release, true)
    },
  }
}
