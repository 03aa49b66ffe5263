import { useMemo } from 'react'
import {
  isPlaythroughKey,
  mergedPlaythroughs,
  playthroughName,
  readPlaythroughs,
  type Playthrough,
} from '../model/playthrough.ts'
import { createPersistedStore } from '../../../storage/create-persisted-store.ts'
import { firstPlaythrough, storageKeys } from '../../../storage/names.ts'
import { rememberTabPlaythrough, tabPlaythrough } from '../storage/tab-session.ts'
import { validFields } from '../../../storage/valid-fields.ts'

interface PersistedPlaythroughs {
  /** Includes deleted ones. Empty until the player makes a second playthrough. */
  readonly playthroughs: readonly Playthrough[]
  readonly last: string
}

interface PlaythroughsState extends PersistedPlaythroughs {
  /** Adds a playthrough, or changes its name or its `deleted` flag. */
  readonly put: (id: string, change: Partial<Pick<Playthrough, 'name' | 'deleted'>>) => void
  /** Erases a playthrough's entry except for its key and the `gone` flag. */
  readonly forget: (id: string) => void
  readonly choose: (id: string) => void
}

const joined = (one: readonly Playthrough[], others: readonly Playthrough[]) => [
  ...mergedPlaythroughs(new Map(one.map((each) => [each.id, each])), others).values(),
]

export function readPersistedPlaythroughs(stored: unknown): Partial<PersistedPlaythroughs> {
  return validFields<PersistedPlaythroughs>(stored, {
    playthroughs: readPlaythroughs,
    last: (value) => (isPlaythroughKey(value) ? value : undefined),
  })
}

export const usePlaythroughs = createPersistedStore<PlaythroughsState, PersistedPlaythroughs>(
  {
    kind: storageKeys.playthroughs,
    scope: 'world',
    migrations: [],
    partialize: ({ playthroughs, last }) => ({ playthroughs, last }),
    validate: readPersistedPlaythroughs,
    // The entry may hold a playthrough that another tab added at the same moment.
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
        // Move a deleted playthrough to the end, so that the list of deleted ones is ordered by time.
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

/** Returns the playthroughs that are not deleted. Adds the world's first one, which may have no entry. */
export function presentPlaythroughs(all: readonly Playthrough[]): readonly Playthrough[] {
  const whole = all.some(({ id }) => id === firstPlaythrough) ? all : [unnamed, ...all]
  const present = whole.filter(({ deleted }) => !deleted)
  // Two tabs may each have deleted one at the same moment. At least one must remain.
  return present.length > 0 ? present : whole.filter(({ gone }) => !gone).slice(0, 1)
}

const unnamed: Playthrough = { id: firstPlaythrough, revision: 0, name: '', deleted: false }

export function usePresentPlaythroughs(): readonly Playthrough[] {
  const all = usePlaythroughs((state) => state.playthroughs)
  return useMemo(() => presentPlaythroughs(all), [all])
}

/** Returns the tab's own choice, even if the stored list lacks it; else the last of any tab, else the first. */
export function wantedPlaythrough(
  { playthroughs, last }: PersistedPlaythroughs,
  chosen: string | null,
): string {
  const present = presentPlaythroughs(playthroughs).map(({ id }) => id)
  if (chosen !== null && playthroughs.every(({ id }) => id !== chosen)) return chosen
  return [chosen, last, ...present].find((id) => id !== null && present.includes(id)) ?? last
}

export function startPlaythrough(): string {
  return wantedPlaythrough(usePlaythroughs.getState(), tabPlaythrough())
}

/** Stores the playthrough as this tab's choice and as the last choice of any tab. */
export function choosePlaythrough(key: string): void {
  rememberTabPlaythrough(key)
  usePlaythroughs.getState().choose(key)
}
