import { useEffect, useState, type ComponentType } from 'react'
import type { ToastStackProps, ToastText } from './toast-text.ts'

type Stack = typeof import('./toast-stack.tsx')

const importStack = () => import('./toast-stack.tsx')

/** Set while there is a place where toasts can appear. */
let open: (() => Promise<Stack>) | undefined

/** What is said before there is one. */
const early: ((stack: Stack) => void)[] = []

/** Once it is loaded. */
let present: Stack | undefined

interface ToastsProps extends ToastStackProps {
  /** The accessible name of the place. */
  readonly label: string
  /** Loads what is not part of the first view. */
  readonly loadPart: (load: () => Promise<Stack>) => Promise<Stack>
}

/**
 * Where toasts appear; mounted once. What shows them is loaded for the first one, but the live region is there
 * from the start: screen readers announce what comes into a region that they know, and a dialog that opens
 * hides from them every region but those.
 */
export function Toasts({ label, loadPart, ...stackProps }: ToastsProps) {
  const [stack, setStack] = useState<{ readonly show: ComponentType<ToastStackProps> }>()
  useEffect(() => {
    open = async () => {
      const loaded = await loadPart(importStack)
      present = loaded
      setStack({ show: loaded.ToastStack })
      return loaded
    }
    early.splice(0).forEach(show)
    return () => {
      open = undefined
    }
  }, [loadPart])
  return (
    <section aria-label={label} className="toast-region">
      <div
        role="status"
        aria-live="polite"
        aria-atomic="false"
        aria-relevant="additions text"
        className="toasts"
      >
        {stack && <stack.show {...stackProps} />}
      </div>
    </section>
  )
}

export function showSuccess(text: ToastText): void {
  show((stack) => stack.showSuccess(text))
}

export function showFailure(text: ToastText): void {
  show((stack) => stack.showFailure(text))
}

/**
 * A quiet note, which takes the place of the note with the same id: marking place after place fills no
 * screen.
 */
export function showNote(id: string, text: ToastText): void {
  show((stack) => stack.showNote(id, text))
}

/** Takes away what offers to undo something that cannot be undone any more. */
export function withdrawUndo(): void {
  present?.withdrawUndo()
}

function show(display: (stack: Stack) => void): void {
  if (open) open().then(display, console.error)
  else early.push(display)
}
