import { create, type StateCreator } from 'zustand'
import { persist } from 'zustand/middleware'
import { createSafeStorage, type SafeStorageOptions } from './safe-storage.ts'

interface KeptStoreOptions<State, Kept extends object> extends Omit<
  SafeStorageOptions<Kept>,
  'onRebased' | 'storage'
> {
  /** The part of the state that outlives the page. */
  readonly keep: (state: State) => Kept
  /** Whether what another tab stores appears here at once. */
  readonly followOtherTabs: boolean
}

/** A store whose state, or part of it, is kept in local storage under a key of its own. */
export function createKeptStore<State extends object, Kept extends object>(
  options: KeptStoreOptions<State, Kept>,
  initialise: StateCreator<State, [['zustand/persist', unknown]]>,
) {
  const { key, version, keep } = options
  const readAgain = () => void store.persist.rehydrate()
  const store = create<State>()(
    persist(initialise, {
      name: key,
      version,
      partialize: keep,
      storage: createSafeStorage<Kept>({ ...options, onRebased: readAgain }),
    }),
  )
  if (options.followOtherTabs && typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === key && event.newValue !== null) readAgain()
    })
  }
  return store
}
