import {
  journalLength,
  mergedJournals,
  mergedSnapshots,
  readJournal,
  readSnapshots,
} from '../../../../domain/progress/history.ts'
import { readList } from '../../../../domain/persistence/read-field.ts'
import type { TextStorage } from '../../browser-storage.ts'
import { storageKeys } from '../../names.ts'
import { createSafeEntry, type SafeEntry } from '../../safe-entry.ts'
import { validFields } from '../../valid-fields.ts'
import type { ProgressRecord } from './progress-record.ts'

/** Twenty times what this entry ever holds: of a longer list, which is damaged, no more is looked at. */
const longestHistory = 20 * journalLength

function endOfList(value: unknown): readonly unknown[] | undefined {
  return readList(value)?.slice(-longestHistory)
}

const readers = {
  journal: (value: unknown) => {
    const entries = endOfList(value)
    return entries && readJournal(entries)
  },
  snapshots: (value: unknown) => {
    const entries = endOfList(value)
    return entries && readSnapshots(entries)
  },
}

/** What can be taken back, as local storage holds it where there is no database. */
export type HistoryState = Pick<ProgressRecord, 'journal' | 'snapshots'>

export function createHistoryEntry(
  storage: TextStorage | undefined,
  name: string,
): SafeEntry<HistoryState> {
  return createSafeEntry<HistoryState>({
    kind: storageKeys.history,
    name,
    migrations: [],
    validate: (stored) => validFields<HistoryState>(stored, readers),
    merge: (stored, next) => ({
      journal: mergedJournals(stored.journal ?? [], next.journal),
      snapshots: mergedSnapshots(stored.snapshots ?? [], next.snapshots),
    }),
    storage,
  })
}
