import './toast-stack.css'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { IconButton } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { useToastDrag } from './toast-drag.ts'
import { useToastFocus } from './toast-focus.ts'
import { addToast, removeToasts, useToastList, type Toast } from './toast-list.ts'
import type { ToastStackProps, ToastText } from './toast-text.ts'

/** Milliseconds until a toast closes by itself. */
const autoClose = 5000

/**
 * The toasts at the page's lower right, the newest at the bottom. The styles hold their clocks while the
 * pointer or the focus is on them. `toasts.tsx` loads it for the first one.
 */
export function ToastStack({ closeLabel, stay, focusElsewhere }: ToastStackProps) {
  const toasts = useToastList((state) => state.toasts)
  const list = useRef<HTMLOListElement>(null)
  const away = useAway()
  useNewestInSight(list, toasts)
  useToastFocus(list, focusElsewhere)
  return (
    <ol ref={list} className="toast-list" data-away={away || undefined}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} stay={stay} />
      ))}
    </ol>
  )
}

export function showSuccess(text: ToastText): void {
  addToast('success', text)
}

export function showFailure(text: ToastText): void {
  addToast('failure', text)
}

export function showNote(id: string, text: ToastText): void {
  addToast('note', text, id)
}

/** Takes away what offers to undo something that cannot be undone any more. */
export function withdrawUndo(): void {
  removeToasts(({ action }) => action?.undoes?.() === false)
}

const icons = {
  success: <Icon name="check" className="text-[#7fdc9a]" />,
  failure: <Icon name="alert" className="text-danger" />,
  note: null,
} as const

interface ToastItemProps extends Pick<ToastStackProps, 'closeLabel' | 'stay'> {
  readonly toast: Toast
}

function ToastItem({ toast, closeLabel, stay }: ToastItemProps) {
  const { id, look, shown, title, detail, action } = toast
  const close = () => removeToasts((each) => each.id === id)
  const drag = useToastDrag(close)
  return (
    <li
      data-toast={id}
      tabIndex={-1}
      className="toast"
      // A click neither takes the focus from where it is nor begins to select the text.
      onMouseDown={(event) => event.preventDefault()}
      {...drag}
    >
      {icons[look]}
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4">
        <div key={shown} className="min-w-0 grow basis-36 py-1">
          <p className="font-medium break-words">{title()}</p>
          {detail && <p className="mt-1 text-sm break-words text-vellum-soft">{detail()}</p>}
        </div>
        {action && (
          <button
            type="button"
            className="min-h-11 min-w-11 font-medium text-gold-bright underline"
            onClick={() => {
              // What is done need not be offered any longer.
              close()
              action.run()
            }}
          >
            {action.label()}
          </button>
        )}
      </div>
      <IconButton label={closeLabel} onClick={close}>
        <Icon name="close" />
      </IconButton>
      {!stay && (
        <span
          key={shown}
          aria-hidden="true"
          className="toast-clock"
          style={{ animationDuration: `${autoClose}ms` }}
          onAnimationEnd={close}
        />
      )}
    </li>
  )
}

/** Whether the player looks at another window. */
function useAway(): boolean {
  const [away, setAway] = useState(() => !document.hasFocus())
  useEffect(() => {
    const leave = () => setAway(true)
    const come = () => setAway(false)
    window.addEventListener('blur', leave)
    window.addEventListener('focus', come)
    return () => {
      window.removeEventListener('blur', leave)
      window.removeEventListener('focus', come)
    }
  }, [])
  return away
}

/** Keeps the newest toast in sight where they are too many for the screen. */
function useNewestInSight(list: RefObject<HTMLElement | null>, toasts: readonly Toast[]): void {
  const newest = useRef<number>(undefined)
  useLayoutEffect(() => {
    newest.current = toasts.at(-1)?.shown
  }, [toasts])
  useLayoutEffect(() => {
    const stack = list.current?.parentElement
    if (!list.current || !stack) return undefined
    let inSight: number | undefined
    // An observer is called when the page has been laid out anyway: whoever marks a place does not wait for it twice.
    const observer = new ResizeObserver(() => {
      // Only then may it clip: toasts are dragged aside.
      const isTall = stack.toggleAttribute('data-tall', stack.scrollHeight > stack.clientHeight)
      if (newest.current === inSight) return
      inSight = newest.current
      if (isTall) stack.scrollTo(0, stack.scrollHeight)
    })
    for (const each of [list.current, stack]) observer.observe(each)
    return () => observer.disconnect()
  }, [list])
}
