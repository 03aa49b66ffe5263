import {
  journalLength,
  mergedJournals,
  mergedSnapshots,
  readJournal,
  readSnapshots,
} from '../../model/history.ts'
import { readList } from '../../../../core/records/read-field.ts'
import type { TextStorage } from '../../../../storage/browser-storage.ts'
import { storageKeys } from '../../../../storage/names.ts'
import { createSafeEntry, type SafeEntry } from '../../../../storage/safe-entry.ts'
import { validFields } from '../../../../storage/valid-fields.ts'
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
