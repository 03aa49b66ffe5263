import { useEffect, useState, type ComponentType, useLayoutEffect, type RefObject } from 'react'
import { create } from 'zustand'

/** What a toast says: asked for whenever it is shown, so that it follows the page's language. */
export interface ToastText {
  readonly title: () => string
  /** A second line that says why or what next. */
  readonly detail?: () => string
  readonly action?: {
    readonly label: () => string
    readonly run: () => void
    /** Of what takes something back, whether that can still be done: the toast goes when it cannot. */
    readonly undoes?: () => boolean
  }
}

/** What the toasts are told of the page around them. */
export interface ToastStackProps {
  /** The accessible name of the button that closes a toast. */
  readonly closeLabel: string
  /** Whether none closes by itself. */
  readonly stay: boolean
  /** Called when what had the focus before a toast is gone. */
  readonly focusElsewhere: () => void
}

type ToastStackModule = typeof import('./toast-stack.tsx')

const importToastStack = () => import('./toast-stack.tsx')

/** Set while there is a place where toasts can appear. */
let open: (() => Promise<ToastStackModule>) | undefined

/** What is said before there is one. */
const early: ((toastStack: ToastStackModule) => void)[] = []

/** Once it is loaded. */
let present: ToastStackModule | undefined

interface ToastsProps extends ToastStackProps {
  /** The accessible name of the place. */
  readonly label: string
  /** Loads what is not part of the first view. */
  readonly loadChunk: (load: () => Promise<ToastStackModule>) => Promise<ToastStackModule>
}

/**
 * Where toasts appear; mounted once. What shows them is loaded for the first one, but the live region is there
 * from the start: screen readers announce what comes into a region that they know, and a dialog that opens
 * hides from them every region but those.
 */
export function Toasts({ label, loadChunk, ...toastStackProps }: ToastsProps) {
  const [toastStack, setToastStack] = useState<{ readonly show: ComponentType<ToastStackProps> }>()
  useEffect(() => {
    open = async () => {
      const loaded = await loadChunk(importToastStack)
      present = loaded
      setToastStack({ show: loaded.ToastStack })
      return loaded
    }
    early.splice(0).forEach(show)
    return () => {
      open = undefined
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

/**
 * A quiet note, which takes the place of the note with the same id: marking place after place fills no
 * screen.
 */
export function showNote(id: string, text: ToastText): void {
  show((toastStack) => toastStack.showNote(id, text))
}

/** Takes away what offers to undo something that cannot be undone any more. */
export function withdrawUndo(): void {
  present?.withdrawUndo()
}

function show(display: (toastStack: ToastStackModule) => void): void {
  if (open) open().then(display, console.error)
  else early.push(display)
}

interface PageStackRoom {
  /** Where the page stack's highest piece begins, from the window's upper edge in CSS pixels; infinite while it is empty. */
  readonly top: number
  /** Where its widest piece begins, from the window's left edge. */
  readonly left: number
}

/** What the stack of toasts and notices covers; what lies beneath it ends above it. */
export const usePageStackRoom = create<PageStackRoom>()(() => ({ top: Infinity, left: Infinity }))

/** How many modal dialogs are open. Beneath them nothing is used that the stack would have to leave free. */
export const useModals = create<{ readonly open: number }>()(() => ({ open: 0 }))

/**
 * Tells how far the page stack reaches: those who ask {@link usePageStackRoom}, and the styles by `--page-stack-reach`, which is
 * measured from the page's lower edge.
 *
 * @param pageStack holds toasts and notices, each of which is as high as what it says
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
      usePageStackRoom.setState({ top, left: Math.min(Infinity, ...seen.map(({ left }) => left)) })
      const { style } = document.documentElement
      const length = reach > 0 ? `${reach}px` : ''
      // Every element inherits it: to set it has the styles of all of them worked out anew.
      if (style.getPropertyValue('--page-stack-reach') !== length)
        style.setProperty('--page-stack-reach', length)
    }
    const observer = new ResizeObserver(measure)
    // The window's height moves them, too.
    for (const each of [document.documentElement, ...node.children]) observer.observe(each)
    return () => observer.disconnect()
  })
}
