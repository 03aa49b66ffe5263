// Creates stores of preferences such as settings and filters, each in its own entry of local storage. zustand's persist
// decides when to write; safe-entry.ts reads and writes.
import { create, type StateCreator, type StoreApi } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'
import type { Scope, StorageKey } from './names.ts'
import { pageEntryName } from './page-entry-name.ts'
import { createSafeEntry, type SafeEntryOptions } from './safe-entry.ts'

/** For a store with one entry per playthrough: it loads the entry of the playthrough that opens. */
interface PlaythroughScope {
  readonly openIn: Pick<StoreApi<{ readonly playthrough: string }>, 'getState' | 'subscribe'>
}

interface PersistedStoreOptions<State, Persisted extends object> extends Omit<
  SafeEntryOptions<Persisted>,
  'name' | 'storage'
> {
  readonly kind: StorageKey
  readonly scope: Exclude<Scope, 'playthrough'> | PlaythroughScope
  readonly partialize: (state: State) => Persisted
  /** Initial values that depend on the device. The prerendered page does not use them. */
  readonly here?: () => Partial<State>
  readonly followOtherTabs: boolean
}

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
  if (typeof scope === 'object') {
    scope.openIn.subscribe(({ playthrough }, before) => {
      if (playthrough === before.playthrough) return
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

/** Creates storage whose entry changes when another playthrough opens. */
function createMovableStorage<Persisted extends object>(
  options: Omit<SafeEntryOptions<Persisted>, 'name'> &
    Pick<PersistedStoreOptions<object, Persisted>, 'scope' | 'kind'>,
) {
  const { kind, scope } = options
  const nameNow = () =>
    typeof scope === 'object'
      ? pageEntryName(kind, 'playthrough', scope.openIn.getState().playthrough)
      : pageEntryName(kind, scope)
  let name = nameNow()
  let storage = createSafeStorage<Persisted>({ ...options, name })
  let moving = false
  return {
    getItem: (key: string) => storage.getItem(key),
    setItem: (...item: Parameters<typeof storage.setItem>) => {
      if (!moving) storage.setItem(...item)
    },
    removeItem: () => undefined,
    name: () => name,
    /** @param empty resets the store; the reset is written to neither entry */
    move: (empty: () => void) => {
      moving = true
      empty()
      moving = false
      name = nameNow()
      storage = createSafeStorage<Persisted>({ ...options, name })
    },
  }
}

/** Adapts a safe entry to zustand's persist. The safe entry does the migrating and checking. */
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
