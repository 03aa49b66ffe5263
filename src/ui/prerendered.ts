import { createContext, use, useState, useSyncExternalStore } from 'react'

/** True while React prerenders the page, and while it hydrates the prerendered markup. */
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

/** Whether to render what the prerendered markup leaves out: false until hydration is done, true in a page that is not hydrated. */
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
