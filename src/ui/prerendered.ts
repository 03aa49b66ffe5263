import { createContext, use, useState, useSyncExternalStore } from 'react'

/** True while React prerenders the page and hydrates the prerendered markup. */
export const Prerendered = createContext<{ readonly current: boolean }>({ current: false })

/** Whether the component was part of the prerendered markup. Never changes for a mounted component. */
export function usePrerendered(): boolean {
  const { current } = use(Prerendered)
  return useState(current)[0]
}

let completed = false
const listeners = new Set<() => void>()

/** Renders the parts that the prerendered markup leaves out. */
export function completeMarkup(): void {
  completed = true
  for (const listener of listeners) listener()
}

/** Whether to render the parts that prerendered markup leaves out for speed: false until hydration is done. */
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
