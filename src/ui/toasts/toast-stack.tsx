import './toast-stack.css'
import { useLayoutEffect, useRef, useState, type RefObject, type PointerEvent } from 'react'
import { create } from 'zustand'
import { IconButton } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { isEscape } from '../keys/composition.ts'
import { returnFocus } from '../keys/focus.ts'
import { pressSlack } from '../press.ts'
import type { ToastStackProps, ToastText } from './toasts.tsx'

const autoCloseMs = 5000

/** The toasts in the page's lower right corner, newest at the bottom. `toasts.tsx` loads this with the first toast. */
export function ToastStack({ closeLabel, stay, focusElsewhere }: ToastStackProps) {
  const toasts = useToastList((state) => state.toasts)
  const list = useRef<HTMLOListElement>(null)
  const away = useIsInOtherWindow()
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
  const { id, appearance, shown, title, detail, action } = toast
  const close = () => removeToasts((each) => each.id === id)
  const drag = useToastDrag(close)
  return (
    <li
      data-toast={id}
      tabIndex={-1}
      className="toast"
      // Clicks must not move the focus or select text.
      onMouseDown={(event) => event.preventDefault()}
      {...drag}
    >
      {icons[appearance]}
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
          style={{ animationDuration: `${autoCloseMs}ms` }}
          onAnimationEnd={close}
        />
      )}
    </li>
  )
}

function useIsInOtherWindow(): boolean {
  const [away, setAway] = useState(() => !document.hasFocus())
  // A layout effect, to notice a player who leaves right after the toast has appeared.
  useLayoutEffect(() => {
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

/** Scrolls to the newest toast if the toasts are too many for the screen. */
function useNewestInSight(list: RefObject<HTMLElement | null>, toasts: readonly Toast[]): void {
  const newest = useRef<number>(undefined)
  useLayoutEffect(() => {
    newest.current = toasts.at(-1)?.shown
  }, [toasts])
  useLayoutEffect(() => {
    const stack = list.current?.parentElement
    if (!list.current || !stack) return undefined
    let inSight: number | undefined
    // The observer runs after the layout, so that reading sizes doesn't cause another one.
    const observer = new ResizeObserver(() => {
      const isTall = stack.toggleAttribute('data-tall', stack.scrollHeight > stack.clientHeight)
      if (newest.current === inSight) return
      inSight = newest.current
      if (isTall) stack.scrollTo(0, stack.scrollHeight)
    })
    for (const each of [list.current, stack]) observer.observe(each)
    return () => observer.disconnect()
  }, [list])
}

type ToastAppearance = 'success' | 'failure' | 'note'

interface Toast extends ToastText {
  readonly id: string
  readonly appearance: ToastAppearance
  /** Number of this showing: a changed number announces the toast and starts its countdown again. */
  readonly shown: number
}

/** The toasts, oldest first. */
export const useToastList = create<{ readonly toasts: readonly Toast[] }>()(() => ({ toasts: [] }))

let shown = 0

/** @param id a toast with the same id is replaced in place */
function addToast(appearance: ToastAppearance, text: ToastText, id?: string): void {
  // The action was undone while the toasts were loading.
  if (text.action?.undoes?.() === false) return
  shown += 1
  const toast: Toast = { ...text, appearance, shown, id: id ?? `toast-${shown}` }
  useToastList.setState(({ toasts }) => ({
    toasts: toasts.some((each) => each.id === toast.id)
      ? toasts.map((each) => (each.id === toast.id ? toast : each))
      : [...toasts, toast],
  }))
}

export function removeToasts(goes: (toast: Toast) => boolean): void {
  const { toasts } = useToastList.getState()
  if (toasts.some(goes)) useToastList.setState({ toasts: toasts.filter((each) => !goes(each)) })
}

/** Share of a toast's width by which it must be dragged to close. */
const removalShare = 0.8

interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
}

/** Lets a toast be dragged sideways, which closes it. */
function useToastDrag(onAway: () => void): DragHandlers {
  const start = useRef<number | null>(null)

  function settle({ style, dataset }: HTMLElement): void {
    start.current = null
    delete dataset['dragged']
    style.removeProperty('transform')
    style.removeProperty('opacity')
  }

  return {
    onPointerDown: ({ button, clientX }) => {
      if (button === 0) start.current = clientX
    },
    onPointerMove: ({ currentTarget, clientX, pointerId, pointerType }) => {
      if (start.current === null) return
      const { style, dataset, offsetWidth } = currentTarget
      const by = clientX - start.current
      if (dataset['dragged'] === undefined) {
        if (Math.abs(by) < pressSlack(pointerType)) return
        dataset['dragged'] = ''
        // Capturing prevents a click on a button of the toast.
        currentTarget.setPointerCapture(pointerId)
      }
      style.transform = `translateX(${by}px)`
      style.opacity = String(1 - Math.abs(by) / offsetWidth)
    },
    onPointerUp: ({ currentTarget, clientX }) => {
      if (start.current === null) return
      const by = Math.abs(clientX - start.current)
      settle(currentTarget)
      if (by > currentTarget.offsetWidth * removalShare) onAway()
    },
    onPointerCancel: ({ currentTarget }) => settle(currentTarget),
  }
}

let previousFocus: Element | null = null

/**
 * Moves the focus to the toasts with Alt+T, and back with Escape or when the focused toast closes.
 *
 * @param focusElsewhere called if the previously focused element is gone
 */
function useToastFocus(list: RefObject<HTMLElement | null>, focusElsewhere: () => void): void {
  // A layout effect, because the player may press a key as soon as the toast is visible.
  useLayoutEffect(() => {
    const within = (target: EventTarget | null) =>
      target instanceof Node && list.current?.contains(target) === true

    function leave(): void {
      if (!returnFocus(previousFocus)) focusElsewhere()
    }

    function press(event: KeyboardEvent): void {
      if (isEscape(event) && within(event.target)) {
        // A dialog below would close as well.
        event.stopPropagation()
        leave()
      } else if (isHotKey(event) && list.current?.firstElementChild) {
        event.preventDefault()
        if (!within(document.activeElement)) (list.current.firstElementChild as HTMLElement).focus()
      }
    }

    /** Hides focus changes in toasts from dialogs, which listen on the document and would take the focus back. */
    function hideFromDialogs(event: FocusEvent): void {
      const { type, target, relatedTarget } = event
      if (!within(type === 'focusin' ? target : relatedTarget)) return
      event.stopPropagation()
      if (type === 'focusin' && !within(relatedTarget))
        previousFocus = relatedTarget as Element | null
    }

    const stopWatching = useToastList.subscribe(({ toasts }, before) => {
      const stay = new Set(toasts.map(({ id }) => id))
      const gone = before.toasts.filter(({ id }) => !stay.has(id))
      const focused = document.activeElement?.closest('[data-toast]')?.getAttribute('data-toast')
      if (gone.some(({ id }) => id === focused)) leave()
    })
    const page = document.documentElement
    window.addEventListener('keydown', press, true)
    page.addEventListener('focusin', hideFromDialogs)
    page.addEventListener('focusout', hideFromDialogs)
    return () => {
      stopWatching()
      window.removeEventListener('keydown', press, true)
      page.removeEventListener('focusin', hideFromDialogs)
      page.removeEventListener('focusout', hideFromDialogs)
    }
  }, [list, focusElsewhere])
}

function isHotKey({ altKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean {
  return altKey && !ctrlKey && !metaKey && code === 'KeyT'
}
