import { withRecords } from '../../records/persisted-record.ts'
import { mergedJournals, mergedSnapshots } from './model/history.ts'
import { discoveredIds, placeIds, type Marks } from '../../records/mark.ts'
import type { ProgressChange, ProgressRecord } from './storage/progress-record.ts'

/** A playthrough's record as it is on screen. */
export interface ShownProgress extends ProgressRecord {
  /** The ids of discovered markers, the latest last: what `marks` says of places, as a list. */
  readonly discoveredMarkers: readonly number[]
}

/** The records, and what is derived of them once for everyone who shows it. */
export function listed(marks: Marks): Pick<ShownProgress, 'marks' | 'discoveredMarkers'> {
  return { marks, discoveredMarkers: placeIds(discoveredIds(marks)) }
}

/** What a change of the player makes of the record; what it does not touch stays the very same. */
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
    ...(changedMarks.length > 0 ? listed(withRecords(marks, changedMarks)) : {}),
    ...(changedPins.length > 0 ? { pins: withRecords(pins, changedPins) } : {}),
    journal: mergedJournals(journal, entries),
    snapshots: mergedSnapshots(snapshots, taken),
  }
}
