import { isDrag } from '../ui/press.ts'

/** Milliseconds for which a finger or a pen rests on the map to ask about the spot below it. */
const pressTime = 500

/** A `contextmenu` of a pointer is no farther from its press than what a press may move, so many times. */
const menuReach = 3

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
 * Hears how players ask about a spot: the right mouse button, a finger or a pen that stays where it is, or the
 * keyboard. The long press is timed here, because not every browser takes one for a context menu. Those that do send
 * `contextmenu` before the timer, after it, or only when the finger is lifted: each press asks once.
 */
export function watchSpotGestures(options: SpotGestureOptions): SpotGestures {
  const { target } = options
  /** Where the fingers and pens that are down were pressed. */
  const held = new Map<number, PointerEvent>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = false
  /** The first press since no pointer was down. */
  let firstPress: PointerEvent | undefined
  /** Whether another finger has joined the first one. */
  let joined = false
  /** Whether a key was pressed after the last press of a pointer. */
  let keyFollowed = false

  const cancel = () => clearTimeout(timer)
  const ask = ({ clientX, clientY }: MouseEvent) => {
    cancel()
    asked = true
    options.onSpot(clientX, clientY)
  }
  /** The finger rests on the menu's spot: until it is lifted, it does not drag the map. */
  const holdMap = (event: PointerEvent) => {
    if (asked && held.has(event.pointerId)) event.stopPropagation()
  }
  const press = (event: PointerEvent) => {
    options.onPress()
    cancel()
    keyFollowed = false
    joined = held.size > 0
    if (!joined) {
      asked = false
      firstPress = event
    }
    if (event.pointerType === 'mouse') return
    held.set(event.pointerId, event)
    if (!joined && event.button === 0) timer = setTimeout(() => ask(event), pressTime)
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
    // Control and a click are a Mac's right button.
    if (event.button === 2 || event.ctrlKey) return false
    if ('pointerType' in event && event.pointerType !== 'mouse') return event.pointerType === ''
    // Firefox calls the menu key a mouse, and Safari names no pointer at all.
    if (keyFollowed || !firstPress) return true
    const { pointerType } = firstPress
    const { clientX, clientY } = event
    return isDrag(firstPress, { clientX, clientY, pointerType }, menuReach)
  }
  const contextMenu = (event: MouseEvent) => {
    event.preventDefault()
    if (isByKeyboard(event)) {
      options.onKey()
      return
    }
    const byHand = firstPress !== undefined && firstPress.pointerType !== 'mouse'
    // Windows takes the tap of two fingers, which zooms, for a context menu.
    if (byHand && (asked || joined)) return
    ask(event)
  }
  const followPress = () => {
    keyFollowed = true
  }
  const key = (event: KeyboardEvent) => {
    if (event.target !== target) return
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return
    event.preventDefault()
    options.onKey()
  }

  const stopped = new AbortController()
  const { signal } = stopped
  target.addEventListener('pointerdown', press, { signal })
  target.addEventListener('contextmenu', contextMenu, { signal })
  target.addEventListener('keydown', key, { signal })
  // On the window and before everyone else: what moves the map listens on the document.
  const early = { signal, capture: true }
  window.addEventListener('keydown', followPress, early)
  window.addEventListener('pointermove', move, early)
  window.addEventListener('pointermove', holdMap, early)
  window.addEventListener('pointerup', release, early)
  window.addEventListener('pointercancel', release, early)
  return {
    asked: () => asked,
    stop: () => {
      cancel()
      stopped.abort()
    },
  }
}
