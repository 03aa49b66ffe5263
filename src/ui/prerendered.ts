import { createContext, use, useState, useSyncExternalStore } from 'react'

/** Whether what is rendered now is the page's own markup: as it is prerendered, and as it is brought to life. */
export const Prerendered = createContext<{ readonly current: boolean }>({ current: false })

/** Whether the component came with the page's own markup. It stays so for as long as it is on the page. */
export function usePrerendered(): boolean {
  const { current } = use(Prerendered)
  return useState(current)[0]
}

let completed = false
const listeners = new Set<() => void>()

/** Puts on the page what its own markup leaves out, so that its first picture comes sooner. */
export function completeMarkup(): void {
  completed = true
  for (const listener of listeners) listener()
}

/** Whether to show what a page's own markup leaves out: once that is completed, and at once wherever it is not shown. */
export function useWholeMarkup(): boolean {
  const prerendered = usePrerendered()
  return useSyncExternalStore(
    subscribe,
    () => completed || !prerendered,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
