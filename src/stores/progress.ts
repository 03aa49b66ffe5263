import { create } from 'zustand'
import { withDiscovery, withoutDiscovery } from '../domain/discoveries.ts'
import {
  lastUndoable,
  marksToUndo,
  mergedJournals,
  mergedSnapshots,
  nextSequence,
  type ChangeKind,
  type JournalEntry,
  type Snapshot,
  type SnapshotReason,
} from '../domain/history.ts'
import { withRecords } from '../domain/kept-record.ts'
import { discoveredIds, marksFor, type Mark, type Marks } from '../domain/mark.ts'
import { createProgressKeeper, type KeeperOptions } from './persistence/progress-keeper.ts'
import { emptyProgress, type ProgressRecord } from './persistence/progress-record.ts'
import { worldId } from './world/world-files.ts'

interface Progress extends ProgressRecord {
  /** The ids of discovered markers, the latest last: what `marks` says, as a list. */
  readonly discoveredMarkers: readonly number[]
  /** Opened in this session; not kept. */
  readonly visitedMarkers: readonly number[]
  /** The last change that was made in this tab; nothing after it was undone. */
  readonly lastChange: JournalEntry | null
  readonly addDiscovered: (id: number) => void
  readonly removeDiscovered: (id: number) => void
  /**
   * Marks many places at once, or takes their marks off, as one action.
   *
   * @returns the key by which it is undone; nothing when all of them are so already
   */
  readonly markMany: (ids: readonly number[], discovered: boolean) => string | null
  /**
   * The union with what is there: nothing is removed.
   *
   * @returns the key by which it is undone; nothing when nothing was new
   */
  readonly mergeDiscovered: (ids: readonly number[]) => string | null
  readonly clearDiscovered: () => string | null
  /** Makes the list what it was when the snapshot was taken. */
  readonly restoreSnapshot: (key: string) => string | null
  /**
   * Takes an action back, the last one of all tabs when none is named.
   *
   * @returns the action; nothing when there is none
   */
  readonly undo: (key?: string) => JournalEntry | null
  readonly addVisited: (id: number) => void
  readonly removeVisited: (id: number) => void
}

interface Action {
  readonly kind: ChangeKind
  readonly marks: readonly Mark[]
  /** Why the list as it was before is kept, if it is. */
  readonly snapshot?: SnapshotReason
}

/** The store and what keeps it; a page has one, and tests build as many as they need. */
export function createProgress(options: Partial<KeeperOptions> = {}) {
  const store = create<Progress>()((set, get) => {
    const act = ({ kind, marks, snapshot: reason }: Action): string | null => {
      if (marks.length === 0) return null
      const { marks: before, discoveredMarkers: discovered, journal, snapshots } = get()
      const entry: JournalEntry = {
        key: newKey(),
        sequence: nextSequence(journal),
        kind,
        added: marks.filter(({ discovered }) => discovered).map(({ id }) => id),
        removed: marks.filter(({ discovered }) => !discovered).map(({ id }) => id),
        undone: false,
      }
      const earlier =
        reason && discovered.length > 0 ? [snapshotOf(discovered, snapshots, reason)] : []
      set({
        ...listed(withRecords(before, marks)),
        journal: mergedJournals(journal, [entry]),
        snapshots: mergedSnapshots(snapshots, earlier),
        lastChange: entry,
      })
      keeper.save({ marks, entries: [entry], snapshots: earlier })
      return entry.key
    }

    return {
      ...emptyProgress,
      discoveredMarkers: [],
      visitedMarkers: [],
      lastChange: null,
      addDiscovered: (id) => void act({ kind: 'mark', marks: marksFor(get().marks, [id], true) }),
      removeDiscovered: (id) =>
        void act({ kind: 'unmark', marks: marksFor(get().marks, [id], false) }),
      markMany: (ids, discovered) =>
        act({
          kind: discovered ? 'mark-many' : 'unmark-many',
          marks: marksFor(get().marks, ids, discovered),
        }),
      mergeDiscovered: (ids) =>
        act({ kind: 'import', marks: marksFor(get().marks, ids, true), snapshot: 'import' }),
      clearDiscovered: () =>
        act({
          kind: 'clear',
          marks: marksFor(get().marks, get().discoveredMarkers, false),
          snapshot: 'clear',
        }),
      restoreSnapshot: (key) => {
        const { marks, discoveredMarkers, snapshots } = get()
        const wanted = snapshots.find((snapshot) => snapshot.key === key)?.discoveredMarkers
        if (!wanted) return null
        const surplus = discoveredMarkers.filter((id) => !wanted.includes(id))
        return act({
          kind: 'restore',
          marks: [...marksFor(marks, surplus, false), ...marksFor(marks, wanted, true)],
          snapshot: 'restore',
        })
      },
      undo: (key) => {
        const { marks, journal } = get()
        const entry =
          key === undefined
            ? lastUndoable(journal)
            : journal.find((known) => known.key === key && !known.undone)
        if (!entry) return null
        const undone = { ...entry, undone: true }
        const changed = marksToUndo(marks, entry)
        set({
          ...listed(withRecords(marks, changed)),
          journal: mergedJournals([undone], journal),
          lastChange: null,
        })
        keeper.save({ marks: changed, entries: [undone] })
        return entry
      },
      addVisited: (id) =>
        set((state) => ({ visitedMarkers: withDiscovery(state.visitedMarkers, id) })),
      removeVisited: (id) =>
        set((state) => ({ visitedMarkers: withoutDiscovery(state.visitedMarkers, id) })),
    }
  })

  const show = ({ marks, journal, snapshots }: ProgressRecord) =>
    store.setState({
      ...(marks === store.getState().marks ? {} : listed(marks)),
      journal,
      snapshots,
    })
  const keeper = createProgressKeeper({
    name: `itinerarium-${worldId}`,
    current: store.getState,
    show,
    ...options,
  })
  show(keeper.initial)
  return { store, keeper }
}

/** The records, and what is derived of them once for everyone who shows it. */
function listed(marks: Marks): Pick<Progress, 'marks' | 'discoveredMarkers'> {
  return { marks, discoveredMarkers: discoveredIds(marks) }
}

function snapshotOf(
  discoveredMarkers: readonly number[],
  snapshots: readonly Snapshot[],
  reason: SnapshotReason,
): Snapshot {
  return {
    key: newKey(),
    sequence: nextSequence(snapshots),
    reason,
    takenAt: new Date().toISOString(),
    discoveredMarkers,
  }
}

/** Not `randomUUID`, which pages without a secure address lack. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const progress = createProgress()
// The mirror is there at once; the database can wait until the first view is drawn.
whenIdle(progress.keeper.start)

export const useProgress = progress.store
export const progressKeeper = progress.keeper

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 1000 })
  else setTimeout(task, 300)
}
