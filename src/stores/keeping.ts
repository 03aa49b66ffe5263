import { z } from '../domain/schema.ts'
import { createKeptStore } from './persistence/create-kept-store.ts'
import { askToPersist } from './persistence/ask-to-persist.ts'
import { storageKeys } from './persistence/storage-keys.ts'
import { validFields } from './persistence/valid-fields.ts'
import { useProgress } from './progress.ts'

/** How many marks may be newer than the last backup before the player is reminded. */
export const reminderAfter = 50

interface KeptKeeping {
  /** Whether the browser has been asked not to delete the list by itself. */
  readonly persistenceAsked: boolean
  /** How many of the marks are in the last backup; never more than there are. */
  readonly backedUpMarks: number
  /** Whether the player has been reminded since the last backup. */
  readonly reminded: boolean
}

interface Keeping extends KeptKeeping {
  readonly noteBackup: () => void
  readonly noteReminder: () => void
}

/** What is done for the list's safety besides storing it. */
export const useKeeping = createKeptStore<Keeping, KeptKeeping>(
  {
    key: storageKeys.keeping,
    migrations: [],
    keep: ({ persistenceAsked, backedUpMarks, reminded }) => ({
      persistenceAsked,
      backedUpMarks,
      reminded,
    }),
    validate: (stored) =>
      validFields<KeptKeeping>(stored, {
        persistenceAsked: z.boolean(),
        backedUpMarks: z.int().check(z.minimum(0)),
        reminded: z.boolean(),
      }),
    followOtherTabs: true,
  },
  (set) => ({
    persistenceAsked: false,
    backedUpMarks: 0,
    reminded: false,
    noteBackup: () =>
      set({ backedUpMarks: useProgress.getState().discoveredMarkers.length, reminded: false }),
    noteReminder: () => set({ reminded: true }),
  }),
)

/** How many marks a player would lose who has nothing but the last backup. */
export function marksSinceBackup(marks: number, { backedUpMarks }: KeptKeeping): number {
  return Math.max(0, marks - backedUpMarks)
}

/** Watches the player's changes. @returns stops watching */
export function watchKeeping(): () => void {
  return useProgress.subscribe(({ discoveredMarkers, pins, lastChange }, before) => {
    if (discoveredMarkers === before.discoveredMarkers && pins === before.pins) return
    const { backedUpMarks, persistenceAsked } = useKeeping.getState()
    const change = lastChange === before.lastChange ? null : lastChange
    // What came out of a file is in that file.
    const inFile = change?.kind === 'import' ? change.added.length : 0
    const backedUp = Math.min(backedUpMarks + inFile, discoveredMarkers.length)
    if (backedUp !== backedUpMarks) useKeeping.setState({ backedUpMarks: backedUp })
    if (change && discoveredMarkers.length + pins.size > 0 && !persistenceAsked) {
      useKeeping.setState({ persistenceAsked: true })
      void askToPersist()
    }
  })
}
