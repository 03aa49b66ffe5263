import { create, type StateCreator } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'
import { createSafeEntry, type SafeEntryOptions } from './safe-entry.ts'

interface KeptStoreOptions<State, Kept extends object> extends Omit<
  SafeEntryOptions<Kept>,
  'merge'
> {
  /** The part of the state that outlives the page. */
  readonly keep: (state: State) => Kept
  /** Whether what another tab stores appears here at once. */
  readonly followOtherTabs: boolean
}

/** A store of preferences: its state, or part of it, is kept in local storage under a key of its own. */
export function createKeptStore<State extends object, Kept extends object>(
  options: KeptStoreOptions<State, Kept>,
  initialise: StateCreator<State, [['zustand/persist', unknown]]>,
) {
  const { key, keep } = options
  const store = create<State>()(
    persist(initialise, {
      name: key,
      version: options.migrations.length,
      partialize: keep,
      storage: createSafeStorage(options),
    }),
  )
  if (options.followOtherTabs && typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === key && event.newValue !== null) void store.persist.rehydrate()
    })
  }
  return store
}

/** What zustand's persist writes through. Migrating and checking are done below it. */
export function createSafeStorage<State extends object>(
  options: SafeEntryOptions<State>,
): PersistStorage<State> {
  const entry = createSafeEntry(options)
  return {
    getItem: () => {
      const stored = entry.read()
      return stored && { state: stored.state as State, version: options.migrations.length }
    },
    setItem: (_name, { state }) => void entry.write(state),
    removeItem: () => undefined,
  }
}
