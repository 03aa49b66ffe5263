import { isMarkerId } from '../../../../core/world/marker.ts'
import type { Snapshot } from '../../model/history.ts'
import { readRevision } from '../../../../core/records/persisted-record.ts'
import { discoveredIds, mergedMarks, type Mark, type Marks } from '../../../../core/records/mark.ts'
import { isFields, readList } from '../../../../core/records/read-field.ts'
import type { TextStorage } from '../../../../storage/browser-storage.ts'
import { storageKeys } from '../../../../storage/names.ts'
import {
  createSafeEntry,
  type SafeEntry,
  type StoredState,
} from '../../../../storage/safe-entry.ts'
import { validFields } from '../../../../storage/valid-fields.ts'
import { progressMigrations } from './progress-migrations.ts'

/** The list as local storage holds it: a public shape. */
interface MarksState {
  readonly discoveredMarkers: readonly number[]
  /** Revisions by id, of marks that were taken off again or changed more than once; others have 1. */
  readonly revisions: Readonly<Record<string, number>>
  /** What version 0 kept to undo its last Clear; read, and never written. */
  readonly clearedMarkers?: readonly number[] | undefined
}

/** A list with some wrong entries keeps its right ones. */
function readIds(value: unknown): number[] | undefined {
  const entries = readList(value)
  return entries && [...new Set(entries.filter(isMarkerId))]
}

function readRevisions(value: unknown): Record<string, number> | undefined {
  if (!isFields(value)) return undefined
  const right: Record<string, number> = {}
  for (const [key, revision] of Object.entries(value)) {
    const read = isMarkerId(Number(key)) ? readRevision(revision) : null
    if (read !== null) right[key] = read
  }
  return right
}

const readers = {
  discoveredMarkers: readIds,
  revisions: readRevisions,
  clearedMarkers: readIds,
}

export function createMarksEntry(
  storage: TextStorage | undefined,
  name: string,
): SafeEntry<MarksState> {
  return createSafeEntry<MarksState>({
    kind: storageKeys.progress,
    name,
    migrations: progressMigrations,
    validate: (stored) => validFields<MarksState>(stored, readers),
    merge: (stored, next) => toMarksState(mergedMarks(toMarks(stored), toMarks(next).values())),
    storage,
  })
}

export function toMarksState(marks: Marks): MarksState {
  const counted = [...marks.values()].filter(
    ({ discovered, revision }) => !discovered || revision > 1,
  )
  return {
    discoveredMarkers: discoveredIds(marks),
    revisions: Object.fromEntries(counted.map(({ id, revision }) => [id, revision])),
  }
}

export function toMarks({ discoveredMarkers = [], revisions = {} }: Partial<MarksState>): Marks {
  const marks = new Map<number, Mark>()
  for (const [key, revision] of Object.entries(revisions)) {
    const id = Number(key)
    marks.set(id, { id, revision, discovered: false })
  }
  for (const id of discoveredMarkers) {
    const revision = marks.get(id)?.revision ?? 1
    marks.delete(id)
    marks.set(id, { id, revision, discovered: true })
  }
  return marks
}

/**
 * What an older version's text held that the present one keeps elsewhere. The keys are the same at every
 * reading, so that each is kept once.
 */
export function snapshotsOf({ state, version }: StoredState<MarksState>): Snapshot[] {
  const older = (reason: Snapshot['reason'], ids: readonly number[] | undefined): Snapshot[] =>
    ids && ids.length > 0
      ? [
          {
            key: `${reason}-of-${version}`,
            sequence: 0,
            reason,
            takenAt: '',
            discoveredMarkers: ids,
            pins: [],
          },
        ]
      : []
  if (version >= progressMigrations.length) return []
  return [...older('clear', state.clearedMarkers), ...older('migration', state.discoveredMarkers)]
}
