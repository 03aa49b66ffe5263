import type { Pin } from '../../../records/pin.ts'
import { readBoolean, readWholeNumber } from '../../../platform/read-field.ts'
import { persistStorage } from '../../../storage/browser-services.ts'
import { createPersistedStore } from '../../../storage/create-persisted-store.ts'
import { storageKeys } from '../../../storage/names.ts'
import { validFields } from '../../../storage/valid-fields.ts'
import { useProgress } from '../progress.ts'

/** Number of marks and pin changes since the last backup that triggers the reminder. */
export const reminderAfter = 50

interface PersistedBackupStatus {
  readonly persistenceAsked: boolean
  /** Number of marks in the last backup. Never above the present number. */
  readonly backedUpMarks: number
  /** Sum of the pins' and notes' changes at the time of the last backup. */
  readonly backedUpPinChanges: number
  readonly reminded: boolean
  /** True if the player ever saved a backup here. Imported data counts as backed up without one. */
  readonly backupMade: boolean
  /** True if a file or a link was imported since the last backup. */
  readonly takenIn: boolean
}

interface BackupStatus extends PersistedBackupStatus {
  /** @param list content of the backup; defaults to the progress on screen */
  readonly noteBackup: (list?: PlayersList) => void
  readonly noteReminder: () => void
}

const readers = {
  persistenceAsked: readBoolean,
  backedUpMarks: readWholeNumber(0),
  backedUpPinChanges: readWholeNumber(0),
  reminded: readBoolean,
  backupMade: readBoolean,
  takenIn: readBoolean,
}

export const useBackupStatus = createPersistedStore<BackupStatus, PersistedBackupStatus>(
  {
    kind: storageKeys.backupStatus,
    scope: { openIn: useProgress },
    migrations: [],
    partialize: ({ noteBackup: _noteBackup, noteReminder: _noteReminder, ...persisted }) =>
      persisted,
    validate: (stored) => {
      const valid = validFields<PersistedBackupStatus>(stored, readers)
      const { backedUpMarks = 0, backedUpPinChanges = 0 } = valid
      // Older versions stored no `backupMade`, so derive it from the counts.
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

/** Sums the revisions. Each change of a pin or note, including its deletion, increases its revision by one. */
function changesOf(pins: PlayersList['pins']): number {
  let changes = 0
  for (const { revision } of pins.values()) changes += revision
  return changes
}

/** Returns 0 for a number above the present sum, because revisions were reduced since and the number means nothing. */
function credible(backedUpPinChanges: number, pins: PlayersList['pins']): number {
  return backedUpPinChanges > changesOf(pins) ? 0 : backedUpPinChanges
}

/** Changes since the last backup, which the player would lose without the browser's copy. */
export interface SinceBackup {
  readonly marks: number
  readonly pinChanges: number
  readonly backedUp: boolean
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

/** Follows changes, including those made before this script was loaded. Returns a function that stops it. */
export function watchBackupStatus(): () => void {
  const { lastChange, discoveredMarkers, pins } = useProgress.getState()
  if (lastChange && discoveredMarkers.length + pins.size > 0) askOnce()
  return useProgress.subscribe((list, before) => {
    // Switching to another playthrough adds and removes nothing.
    if (list.playthrough !== before.playthrough) return
    if (list.discoveredMarkers === before.discoveredMarkers && list.pins === before.pins) return
    const change = list.lastChange === before.lastChange ? null : list.lastChange
    // Imported records are in the imported file, so they count as backed up.
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

/** Counts the records added since `before` as backed up, but never more than there are. */
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

/** Requests persistent storage after the first mark, not earlier, because some browsers then ask the player. */
function askOnce(): void {
  if (useBackupStatus.getState().persistenceAsked) return
  useBackupStatus.setState({ persistenceAsked: true })
  void persistStorage()
}
