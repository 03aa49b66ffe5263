// Stores of preferences, such as settings and filters, each in an entry of its own. Called by the features that have one. Relies
// on zustand's persist for when to write, and on safe-entry.ts for how.
import { create, type StateCreator } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'
import type { Scope, StorageKey } from './names.ts'
import { presentName, useOpenPlaythrough } from './open-playthrough.ts'
import { createSafeEntry, type SafeEntryOptions } from './safe-entry.ts'

interface PersistedStoreOptions<State, Persisted extends object> extends Omit<
  SafeEntryOptions<Persisted>,
  'name' | 'storage'
> {
  readonly kind: StorageKey
  /** Whose it is. One for each playthrough has what its playthrough stored as soon as that is on screen. */
  readonly scope: Scope
  /** The part of the state that outlives the page. */
  readonly partialize: (state: State) => Persisted
  /** What it begins with on this device where nothing is stored, and the prerendered page does not. */
  readonly here?: () => Partial<State>
  /** Whether what another tab stores appears here at once. */
  readonly followOtherTabs: boolean
}

/** A store of preferences: its state, or part of it, is persisted in local storage in an entry of its own. */
export function createPersistedStore<State extends object, Persisted extends object>(
  options: PersistedStoreOptions<State, Persisted>,
  initialise: StateCreator<State, [['zustand/persist', unknown]]>,
) {
  const { kind, scope, partialize, here = () => ({}) } = options
  const storage = createMovableStorage<Persisted>(options)
  const store = create<State>()(
    persist(initialise, {
      name: kind,
      version: options.migrations.length,
      partialize,
      storage,
      merge: (persisted, state) => ({ ...state, ...here(), ...(persisted as Partial<State>) }),
    }),
  )
  if (scope === 'playthrough') {
    useOpenPlaythrough.subscribe(() => {
      storage.move(() => store.setState(store.getInitialState(), true))
      void store.persist.rehydrate()
    })
  }
  if (options.followOtherTabs && typeof window !== 'undefined') {
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === storage.name() && newValue !== null) void store.persist.rehydrate()
    })
  }
  return store
}

/** Follows the playthrough on screen to another name. */
function createMovableStorage<Persisted extends object>(
  options: Omit<SafeEntryOptions<Persisted>, 'name'> & { readonly scope: Scope },
) {
  let name = presentName(options.kind, options.scope)
  let storage = createSafeStorage<Persisted>({ ...options, name })
  let moving = false
  return {
    getItem: (key: string) => storage.getItem(key),
    setItem: (...item: Parameters<typeof storage.setItem>) => {
      if (!moving) storage.setItem(...item)
    },
    removeItem: () => undefined,
    name: () => name,
    /** @param empty takes off the screen what belongs to the old name, and is written under neither */
    move: (empty: () => void) => {
      moving = true
      empty()
      moving = false
      name = presentName(options.kind, options.scope)
      storage = createSafeStorage<Persisted>({ ...options, name })
    },
  }
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
