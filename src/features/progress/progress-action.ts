import type { Pin } from '../../records/pin.ts'
import { pinChanges, pinsToRestore, presentPins } from './model/pin-list.ts'
import {
  nextSequence,
  type ChangeKind,
  type JournalEntry,
  type Snapshot,
  type SnapshotReason,
} from './model/history.ts'
import { marksFor, type Mark } from '../../records/mark.ts'
import { newKey } from '../../storage/new-key.ts'
import type { ShownProgress } from './shown-progress.ts'

export interface ProgressAction {
  readonly kind: ChangeKind
  readonly marks?: readonly Mark[]
  readonly pins?: readonly Pin[]
  /** Reason for a snapshot of the previous marks and pins. Without it no snapshot is taken. */
  readonly snapshot?: SnapshotReason
}

export function clearingOf({ marks, discoveredMarkers }: ShownProgress): ProgressAction {
  return { kind: 'clear', marks: marksFor(marks, discoveredMarkers, false), snapshot: 'clear' }
}

/** Restores a snapshot's marks, and its pins that are deleted now. */
export function restoringOf(
  { marks, pins, discoveredMarkers }: ShownProgress,
  snapshot: Snapshot,
): ProgressAction {
  const wanted = snapshot.discoveredMarkers
  const kept = new Set(wanted)
  const surplus = discoveredMarkers.filter((id) => !kept.has(id))
  return {
    kind: 'restore',
    marks: [...marksFor(marks, surplus, false), ...marksFor(marks, wanted, true)],
    pins: pinsToRestore(pins, snapshot.pins),
    snapshot: 'restore',
  }
}

/** Creates the journal entry with which the action can be undone. `origin` is the tab's name. */
export function entryOf(
  { pins, journal }: ShownProgress,
  { kind, marks = [], pins: changed = [] }: ProgressAction,
  origin: string,
): JournalEntry {
  return {
    key: newKey(),
    sequence: nextSequence(journal),
    kind,
    added: marks.filter(({ discovered }) => discovered).map(({ id }) => id),
    removed: marks.filter(({ discovered }) => !discovered).map(({ id }) => id),
    pins: pinChanges(pins, changed),
    undone: false,
    at: new Date().toISOString(),
    origin,
  }
}

/** Returns a snapshot of the present list, or none if the list is empty or no reason is given. */
export function snapshotsOf(
  { discoveredMarkers, pins, snapshots }: ShownProgress,
  reason: SnapshotReason | undefined,
): Snapshot[] {
  const kept = presentPins(pins)
  if (!reason || discoveredMarkers.length + kept.length === 0) return []
  const [key, sequence] = [newKey(), nextSequence(snapshots)]
  const takenAt = new Date().toISOString()
  return [{ key, sequence, reason, takenAt, discoveredMarkers, pins: kept }]
}
