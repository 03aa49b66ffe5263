import { useEffect, useState, type ComponentType, useLayoutEffect, type RefObject } from 'react'
import { create } from 'zustand'

/** Texts of a toast. They are functions so that they follow the page's language. */
export interface ToastText {
  readonly title: () => string
  /** Second line: the reason, or what to do next. */
  readonly detail?: () => string
  readonly action?: {
    readonly label: () => string
    readonly run: () => void
    /** For actions that undo something: whether that is still possible. The toast is removed once it isn't. */
    readonly undoes?: () => boolean
  }
}

export interface ToastStackProps {
  readonly closeLabel: string
  /** True if toasts don't close by themselves. */
  readonly stay: boolean
  /** Called to move the focus if the previously focused element is gone. */
  readonly focusElsewhere: () => void
}

type ToastStackModule = typeof import('./toast-stack.tsx')

const importToastStack = () => import('./toast-stack.tsx')

/** Loads the stack; `undefined` while {@link Toasts} is not mounted. */
let loadStack: (() => Promise<ToastStackModule>) | undefined

/** Toasts shown before {@link Toasts} is mounted. */
const queuedToasts: ((toastStack: ToastStackModule) => void)[] = []

let loadedStack: ToastStackModule | undefined

interface ToastsProps extends ToastStackProps {
  readonly label: string
  readonly loadChunk: (load: () => Promise<ToastStackModule>) => Promise<ToastStackModule>
}

/**
 * The region of the toasts; their code loads with the first one. The region exists from the start, because screen
 * readers only announce changes of known live regions, and opening dialogs hide all others.
 */
export function Toasts({ label, loadChunk, ...toastStackProps }: ToastsProps) {
  const [toastStack, setToastStack] = useState<{ readonly show: ComponentType<ToastStackProps> }>()
  useEffect(() => {
    loadStack = async () => {
      const loaded = await loadChunk(importToastStack)
      loadedStack = loaded
      setToastStack({ show: loaded.ToastStack })
      return loaded
    }
    queuedToasts.splice(0).forEach(show)
    return () => {
      loadStack = undefined
    }
  }, [loadChunk])
  return (
    <section aria-label={label} className="toast-region">
      <div
        role="status"
        aria-live="polite"
        aria-atomic="false"
        aria-relevant="additions text"
        className="toasts"
      >
        {toastStack && <toastStack.show {...toastStackProps} />}
      </div>
    </section>
  )
}

export function showSuccess(text: ToastText): void {
  show((toastStack) => toastStack.showSuccess(text))
}

export function showFailure(text: ToastText): void {
  show((toastStack) => toastStack.showFailure(text))
}

/** Shows a plain note. It replaces the note with the same id, so that repeated actions don't fill the screen. */
export function showNote(id: string, text: ToastText): void {
  show((toastStack) => toastStack.showNote(id, text))
}

/** Removes toasts that offer to undo an action that can't be undone any more. */
export function withdrawUndo(): void {
  loadedStack?.withdrawUndo()
}

function show(display: (toastStack: ToastStackModule) => void): void {
  if (loadStack) loadStack().then(display, console.error)
  else queuedToasts.push(display)
}

interface OpenDialog {
  readonly id: string
  /** Name of the back button in dialogs that this one opens. */
  readonly backLabel: string | undefined
  readonly close: () => void
}

interface Overlays {
  /** Upper edge of the page stack, in CSS pixels from the window's upper edge; `Infinity` while the stack is empty. */
  readonly top: number
  /** Left edge of the page stack, in CSS pixels from the window's left edge. */
  readonly left: number
  /** Number of open modal dialogs. The page below them can't be used, so it needn't avoid the stack. */
  readonly openModals: number
  /** The open dialogs, each opened from the previous one. Only the last is on screen. */
  readonly dialogs: readonly OpenDialog[]
}

/** Parts that cover the page: dialogs, and the stack of toasts and notices, above which both end. Not stored. */
export const useOverlays = create<Overlays>()(() => ({
  top: Infinity,
  left: Infinity,
  openModals: 0,
  dialogs: [],
}))

/**
 * Measures the page stack for {@link useOverlays} and for the style `--page-stack-reach`, which is how far the
 * stack reaches up from the window's lower edge.
 *
 * @param pageStack element that contains toasts and notices
 */
export function usePageStackReach(pageStack: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = pageStack.current
    if (!node) return undefined
    const measure = () => {
      const boxes = Array.from(node.children, (child) => child.getBoundingClientRect())
      const seen = boxes.filter(({ height }) => height > 0)
      const top = Math.min(Infinity, ...seen.map((box) => box.top))
      const reach = Math.max(window.innerHeight - top, 0)
      useOverlays.setState({ top, left: Math.min(Infinity, ...seen.map(({ left }) => left)) })
      const { style } = document.documentElement
      const length = reach > 0 ? `${reach}px` : ''
      // All elements inherit this property, so setting it recalculates all styles.
      if (style.getPropertyValue('--page-stack-reach') !== length)
        style.setProperty('--page-stack-reach', length)
    }
    const observer = new ResizeObserver(measure)
    // The root element is observed too, because the stack moves when the window's height changes.
    for (const each of [document.documentElement, ...node.children]) observer.observe(each)
    return () => observer.disconnect()
  })
}
