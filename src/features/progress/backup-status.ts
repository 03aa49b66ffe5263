import type { Pin } from '../../records/pin.ts'
import { readBoolean, readWhole } from '../../platform/read-field.ts'
import { persistStorage } from '../../storage/browser-services.ts'
import { createPersistedStore } from '../../storage/create-persisted-store.ts'
import { storageKeys } from '../../storage/names.ts'
import { validFields } from '../../storage/valid-fields.ts'
import { useProgress } from './progress.ts'

/** How many marks and changes to pins may be newer than the last backup before the player is reminded. */
export const reminderAfter = 50

interface PersistedBackupStatus {
  /** Whether the browser has been asked not to delete the list by itself. */
  readonly persistenceAsked: boolean
  /** How many of the marks are in the last backup; never more than there are. */
  readonly backedUpMarks: number
  /** How often pins and notes had been changed when the last backup was made. */
  readonly backedUpPinChanges: number
  /** Whether the player has been reminded since the last backup. */
  readonly reminded: boolean
  /** Whether a backup was ever made here: what came out of a file counts as backed up without one. */
  readonly backupMade: boolean
  /** Whether anything came out of a file or a link since the last backup. */
  readonly takenIn: boolean
}

interface BackupStatus extends PersistedBackupStatus {
  /** @param list what is in the backup */
  readonly noteBackup: (list?: PlayersList) => void
  readonly noteReminder: () => void
}

const readers = {
  persistenceAsked: readBoolean,
  backedUpMarks: readWhole(0),
  backedUpPinChanges: readWhole(0),
  reminded: readBoolean,
  backupMade: readBoolean,
  takenIn: readBoolean,
}

/** What is done for the list's safety besides storing it. */
export const useBackupStatus = createPersistedStore<BackupStatus, PersistedBackupStatus>(
  {
    kind: storageKeys.backupStatus,
    scope: 'playthrough',
    migrations: [],
    partialize: ({ noteBackup: _noteBackup, noteReminder: _noteReminder, ...persisted }) =>
      persisted,
    validate: (stored) => {
      const valid = validFields<PersistedBackupStatus>(stored, readers)
      const { backedUpMarks = 0, backedUpPinChanges = 0 } = valid
      // Stored before it was noted whether there had been a backup.
      return { backupMade: backedUpMarks + backedUpPinChanges > 0, ...valid }
    },
    followOtherTabs: true,
  },
  (set) => ({
    persistenceAsked: false,
    backedUpMarks: 0,
    backedUpPinChanges: 0,
    reminded: false,
    backupMade: false,
    takenIn: false,
    noteBackup: ({ discoveredMarkers, pins } = useProgress.getState()) => {
      set({
        backedUpMarks: discoveredMarkers.length,
        backedUpPinChanges: changesOf(pins),
        reminded: false,
        backupMade: true,
        takenIn: false,
      })
    },
    noteReminder: () => set({ reminded: true }),
  }),
)

interface PlayersList {
  readonly discoveredMarkers: readonly number[]
  readonly pins: ReadonlyMap<string, Pin>
}

/** Every change to a pin or note, deleting included, raises its revision by one. */
function changesOf(pins: PlayersList['pins']): number {
  let changes = 0
  for (const { revision } of pins.values()) changes += revision
  return changes
}

/**
 * Of a number of changes that is higher than all there have been, nobody knows what it counted: revisions that were
 * brought down since, perhaps.
 */
function credible(backedUpPinChanges: number, pins: PlayersList['pins']): number {
  return backedUpPinChanges > changesOf(pins) ? 0 : backedUpPinChanges
}

/** What a player would lose who has nothing but the last backup. */
export interface SinceBackup {
  readonly marks: number
  /** How often pins and notes were changed. */
  readonly pinChanges: number
  /** Whether there is a backup. */
  readonly backedUp: boolean
  /** Whether anything came out of a file or a link since. */
  readonly takenIn: boolean
}

export function sinceBackup(
  { discoveredMarkers, pins }: PlayersList,
  { backedUpMarks, backedUpPinChanges, backupMade, takenIn }: PersistedBackupStatus,
): SinceBackup {
  return {
    marks: Math.max(0, discoveredMarkers.length - backedUpMarks),
    pinChanges: changesOf(pins) - credible(backedUpPinChanges, pins),
    backedUp: backupMade,
    takenIn,
  }
}

/** Watches the player's changes, and minds what was marked before its script was there. @returns stops watching */
export function watchBackupStatus(): () => void {
  const { lastChange, discoveredMarkers, pins } = useProgress.getState()
  if (lastChange && discoveredMarkers.length + pins.size > 0) askOnce()
  return useProgress.subscribe((list, before) => {
    // Another playthrough came on screen: nothing was added or taken away.
    if (list.playthrough !== before.playthrough) return
    if (list.discoveredMarkers === before.discoveredMarkers && list.pins === before.pins) return
    const change = list.lastChange === before.lastChange ? null : list.lastChange
    // What came out of a file is in that file.
    const isImport = change?.kind === 'import'
    if (change) forgetIncredible(before)
    follow(list, isImport ? before : list)
    if (isImport && !useBackupStatus.getState().takenIn) useBackupStatus.setState({ takenIn: true })
    if (change && list.discoveredMarkers.length + list.pins.size > 0) askOnce()
  })
}

function forgetIncredible({ pins }: PlayersList): void {
  const { backedUpPinChanges: persisted } = useBackupStatus.getState()
  const backedUpPinChanges = credible(persisted, pins)
  if (backedUpPinChanges !== persisted) useBackupStatus.setState({ backedUpPinChanges })
}

/** Counts what was added since `before` as backed up, and never more than there is. */
function follow(list: PlayersList, before: PlayersList): void {
  const { backedUpMarks, backedUpPinChanges } = useBackupStatus.getState()
  const { length: marks } = list.discoveredMarkers
  const changes = changesOf(list.pins)
  const next = {
    backedUpMarks: Math.min(marks, backedUpMarks + marks - before.discoveredMarkers.length),
    backedUpPinChanges: Math.min(changes, backedUpPinChanges + changes - changesOf(before.pins)),
  }
  if (next.backedUpMarks !== backedUpMarks || next.backedUpPinChanges !== backedUpPinChanges) {
    useBackupStatus.setState(next)
  }
}

/** After the first mark, when there is something to keep: some browsers ask the player. */
function askOnce(): void {
  if (useBackupStatus.getState().persistenceAsked) return
  useBackupStatus.setState({ persistenceAsked: true })
  void persistStorage()
}
