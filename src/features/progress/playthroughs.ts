import { useMemo } from 'react'
import {
  isPlaythroughKey,
  mergedPlaythroughs,
  playthroughName,
  readPlaythroughs,
  type Playthrough,
} from './model/playthrough.ts'
import { createPersistedStore } from '../../storage/create-persisted-store.ts'
import { firstPlaythrough, storageKeys } from '../../storage/names.ts'
import { useOpenPlaythrough } from '../../storage/open-playthrough.ts'
import { rememberTabPlaythrough, tabPlaythrough } from './storage/tab-session.ts'
import { validFields } from '../../storage/valid-fields.ts'

interface PersistedPlaythroughs {
  /** Deleted ones included; none until a player makes a second one. */
  readonly playthroughs: readonly Playthrough[]
  /** The key of the one that was chosen last, in any tab. */
  readonly last: string
}

interface PlaythroughsState extends PersistedPlaythroughs {
  /** Adds a playthrough, or changes its name, or whether it is deleted. */
  readonly put: (id: string, change: Partial<Pick<Playthrough, 'name' | 'deleted'>>) => void
  /** Leaves of a playthrough nothing but that it is gone. */
  readonly forget: (id: string) => void
  readonly choose: (id: string) => void
}

const joined = (one: readonly Playthrough[], others: readonly Playthrough[]) => [
  ...mergedPlaythroughs(new Map(one.map((each) => [each.id, each])), others).values(),
]

/** The right fields of what is stored, in whatever world. */
export function readPersistedPlaythroughs(stored: unknown): Partial<PersistedPlaythroughs> {
  return validFields<PersistedPlaythroughs>(stored, {
    playthroughs: readPlaythroughs,
    last: (value) => (isPlaythroughKey(value) ? value : undefined),
  })
}

/** The playthroughs of this world. */
export const usePlaythroughs = createPersistedStore<PlaythroughsState, PersistedPlaythroughs>(
  {
    kind: storageKeys.playthroughs,
    scope: 'world',
    migrations: [],
    partialize: ({ playthroughs, last }) => ({ playthroughs, last }),
    validate: readPersistedPlaythroughs,
    // Another tab may have made one at the same moment.
    merge: (stored, next) => ({
      playthroughs: joined(stored.playthroughs ?? [], next.playthroughs),
      last: next.last,
    }),
    followOtherTabs: true,
  },
  (set) => ({
    playthroughs: [],
    last: firstPlaythrough,
    put: (id, change) =>
      set(({ playthroughs }) => {
        const known = playthroughs.find((each) => each.id === id)
        const { name = known?.name ?? '', deleted = known?.deleted ?? false } = change
        const revision = (known?.revision ?? 0) + 1
        // What was deleted last stands last.
        const others = deleted ? playthroughs.filter((each) => each.id !== id) : playthroughs
        const own = joined(known ? [known] : [], [
          { id, revision, name: playthroughName(name), deleted },
        ])
        return { playthroughs: joined(others, own) }
      }),
    forget: (id) =>
      set(({ playthroughs }) => {
        const revision = (playthroughs.find((each) => each.id === id)?.revision ?? 0) + 1
        const gone: Playthrough = { id, revision, name: '', deleted: true, gone: true }
        return { playthroughs: joined(playthroughs, [gone]) }
      }),
    choose: (last) => set({ last }),
  }),
)

/** Those that are not deleted: the one that every world begins with as well, where nothing is said of it. */
export function presentPlaythroughs(all: readonly Playthrough[]): readonly Playthrough[] {
  const whole = all.some(({ id }) => id === firstPlaythrough) ? all : [unnamed, ...all]
  const present = whole.filter(({ deleted }) => !deleted)
  // Two tabs may have deleted one each at the same moment.
  return present.length > 0 ? present : whole.filter(({ gone }) => !gone).slice(0, 1)
}

const unnamed: Playthrough = { id: firstPlaythrough, revision: 0, name: '', deleted: false }

export function usePresentPlaythroughs(): readonly Playthrough[] {
  const all = usePlaythroughs((state) => state.playthroughs)
  return useMemo(() => presentPlaythroughs(all), [all])
}

/** What the playthrough on screen is called; empty where it has no name. */
export function nameOnScreen(): string {
  const { key } = useOpenPlaythrough.getState()
  return usePlaythroughs.getState().playthroughs.find(({ id }) => id === key)?.name ?? ''
}

/**
 * The one that this tab shows: its own choice, else the last of any tab, else the first that is there. Its own may be
 * one that this copy of the list has lost.
 */
export function wantedPlaythrough(
  { playthroughs, last }: PersistedPlaythroughs,
  chosen: string | null,
): string {
  const present = presentPlaythroughs(playthroughs).map(({ id }) => id)
  if (chosen !== null && playthroughs.every(({ id }) => id !== chosen)) return chosen
  return [chosen, last, ...present].find((id) => id !== null && present.includes(id)) ?? last
}

/** The playthrough with which the page begins. @returns its key */
export function beginPlaythrough(): string {
  const list = usePlaythroughs.getState()
  const key = wantedPlaythrough(list, tabPlaythrough())
  useOpenPlaythrough.setState({ key })
  rememberTabPlaythrough(key, list.playthroughs.length > 0)
  return key
}

/** Notes which one this tab shows, and that it was chosen last. */
export function choosePlaythrough(key: string): void {
  useOpenPlaythrough.setState({ key })
  rememberTabPlaythrough(key)
  usePlaythroughs.getState().choose(key)
}
