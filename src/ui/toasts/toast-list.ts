import { create } from 'zustand'
import type { ToastText } from './toast-text.ts'

export type ToastLook = 'success' | 'failure' | 'note'

export interface Toast extends ToastText {
  readonly id: string
  readonly look: ToastLook
  /** Counts every showing, so that what is said anew is announced and timed anew. */
  readonly shown: number
}

/** From the oldest to the newest. */
export const useToastList = create<{ readonly toasts: readonly Toast[] }>()(() => ({ toasts: [] }))

let shown = 0

/** @param id what is shown with the same one is replaced where it stands */
export function addToast(look: ToastLook, text: ToastText, id?: string): void {
  // It was taken back while the toasts were loaded.
  if (text.action?.undoes?.() === false) return
  shown += 1
  const toast: Toast = { ...text, look, shown, id: id ?? `toast-${shown}` }
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
