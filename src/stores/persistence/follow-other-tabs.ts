import type { StorageKey } from './storage-keys.ts'

/** Reads a store again when another tab has written it. Events of any other shape are ignored. */
export function followOtherTabs(key: StorageKey, rehydrate: () => unknown): void {
  if (typeof window === 'undefined') return
  window.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null) void rehydrate()
  })
}
