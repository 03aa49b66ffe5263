import { replaceRecords } from '../../records/persisted-record.ts'
import { mergedJournals, mergedSnapshots } from './model/history.ts'
import { discoveredIds, placeIds, type Marks } from '../../records/mark.ts'
import type { ProgressChange, ProgressRecord } from './storage/progress-record.ts'

export interface ShownProgress extends ProgressRecord {
  /** Ids of the discovered places, the latest last. Derived from `marks`. */
  readonly discoveredMarkers: readonly number[]
}

/** Derives the list of discovered places once for all components. */
export function listed(marks: Marks): Pick<ShownProgress, 'marks' | 'discoveredMarkers'> {
  return { marks, discoveredMarkers: placeIds(discoveredIds(marks)) }
}

/** Applies a change of the player. Parts that don't change keep their identity. */
export function changedBy(
  {
    marks: changedMarks,
    pins: changedPins = [],
    entries = [],
    snapshots: taken = [],
  }: ProgressChange,
  { marks, pins, journal, snapshots }: ProgressRecord,
): Partial<ShownProgress> {
  return {
    ...(changedMarks.length > 0 ? listed(replaceRecords(marks, changedMarks)) : {}),
    ...(changedPins.length > 0 ? { pins: replaceRecords(pins, changedPins) } : {}),
    journal: mergedJournals(journal, entries),
    snapshots: mergedSnapshots(snapshots, taken),
  }
}
