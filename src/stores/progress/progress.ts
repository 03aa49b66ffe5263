import { create } from 'zustand'
import { withDiscovery, withoutDiscovery } from '../../domain/progress/discoveries.ts'
import {
  mergedJournals,
  mergedSnapshots,
  nextSequence,
  type ChangeKind,
  type JournalEntry,
  type Snapshot,
  type SnapshotReason,
} from '../../domain/progress/history.ts'
import { withRecords } from '../../domain/persistence/kept-record.ts'
import { discoveredIds, marksFor, type Mark, type Marks } from '../../domain/progress/mark.ts'
import { pinsToMerge } from '../../domain/files/merge-pins.ts'
import type { Pin } from '../../domain/pins/pin.ts'
import { pinChanges, pinsToRestore } from '../../domain/pins/pin-changes.ts'
import { keptPins } from '../../domain/pins/pin-list.ts'
import { lastUndoable, lastUndoableElsewhere, undoingOf } from '../../domain/progress/undoing.ts'
import { firstPlaythrough, progressNames, type ProgressNames } from '../persistence/names.ts'
import type { KeeperOptions } from '../persistence/progress/keeper-parts.ts'
import {
  createProgressKeeper,
  type ProgressKeeper,
} from '../persistence/progress/progress-keeper.ts'
import { emptyProgress, type ProgressRecord } from '../persistence/progress/progress-record.ts'
import { presentKeeper } from '../persistence/progress/present-keeper.ts'
import { claimTabOrigin } from '../persistence/progress/tab-origin.ts'
import { newKey } from '../persistence/new-key.ts'
import { forgetListProblems } from '../persistence/storage-status.ts'
import { beginPlaythrough, choosePlaythrough } from './playthroughs.ts'
import { whenIdle } from '../offline/when-idle.ts'
import { pageWorld } from '../world/page-world.ts'

interface Progress extends ProgressRecord {
  /** The key of the playthrough whose list this is. */
  readonly playthrough: string
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
   * The union with what is there: no mark is removed. Pins are joined record by record, as one action with
   * the marks.
   *
   * @returns the key by which it is undone; nothing when nothing was new
   */
  readonly mergeDiscovered: (ids: readonly number[], pins?: readonly Pin[]) => string | null
  readonly clearDiscovered: () => string | null
  /** Makes the list what it was when the snapshot was taken, and brings back its pins that are gone. */
  readonly restoreSnapshot: (key: string) => string | null
  /**
   * Takes an action back, this tab's last one when none is named.
   *
   * @returns the action; nothing when there is none
   */
  readonly undo: (key?: string) => UndoneAction | null
  /** The last action of another tab, or of an earlier visit, that could be taken back. */
  readonly undoableElsewhere: () => JournalEntry | null
  /** @returns the key by which the action is undone; nothing when it changes nothing */
  readonly act: (action: ProgressAction) => string | null
  readonly addVisited: (id: number) => void
  readonly removeVisited: (id: number) => void
}

/** An action that was taken back, but for what of it was changed since. */
export interface UndoneAction extends JournalEntry {
  /** How many places, pins and notes stay as they are, because they were changed since. */
  readonly kept: number
}

/** What the player does, as the records that it changes. */
export interface ProgressAction {
  readonly kind: ChangeKind
  readonly marks?: readonly Mark[]
  readonly pins?: readonly Pin[]
  /** Why the marks and pins as they were before are kept, if they are. */
  readonly snapshot?: SnapshotReason
}

type StorageOptions = Partial<Pick<KeeperOptions, 'storage' | 'openDatabase'>>

interface ProgressOptions extends StorageOptions {
  /** The tab's name. */
  readonly origin?: string
  /** The playthrough to begin with, by its key. */
  readonly playthrough?: string
  /** Under which names a playthrough is kept. */
  readonly names?: (playthrough: string) => ProgressNames
}

const pageOrigin = claimTabOrigin()

/** The store and what keeps it; a page has one, and tests build as many as they need. */
export function createProgress({
  origin = pageOrigin,
  playthrough: begun = firstPlaythrough,
  names = (playthrough) => progressNames({ world: pageWorld(), playthrough }),
  ...options
}: ProgressOptions = {}) {
  const store = create<Progress>()((set, get) => {
    const act = ({ kind, marks = [], pins = [], snapshot: reason }: ProgressAction) => {
      if (marks.length + pins.length === 0) return null
      const { marks: before, pins: pinsBefore, journal, snapshots } = get()
      const entry: JournalEntry = {
        key: newKey(),
        sequence: nextSequence(journal),
        kind,
        added: marks.filter(({ discovered }) => discovered).map(({ id }) => id),
        removed: marks.filter(({ discovered }) => !discovered).map(({ id }) => id),
        pins: pinChanges(pinsBefore, pins),
        undone: false,
        origin,
      }
      const earlier = reason ? snapshotsOf(get(), reason) : []
      set({
        ...(marks.length > 0 ? listed(withRecords(before, marks)) : {}),
        ...(pins.length > 0 ? { pins: withRecords(pinsBefore, pins) } : {}),
        journal: mergedJournals(journal, [entry]),
        snapshots: mergedSnapshots(snapshots, earlier),
        lastChange: entry,
      })
      keeper.save({ marks, pins, entries: [entry], snapshots: earlier })
      return entry.key
    }

    return {
      ...emptyProgress,
      playthrough: begun,
      act,
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
      mergeDiscovered: (ids, pins = []) =>
        act({
          kind: 'import',
          marks: marksFor(get().marks, ids, true),
          pins: pinsToMerge(get().pins, pins, get().journal),
          snapshot: 'import',
        }),
      clearDiscovered: () =>
        act({
          kind: 'clear',
          marks: marksFor(get().marks, get().discoveredMarkers, false),
          snapshot: 'clear',
        }),
      restoreSnapshot: (key) => {
        const { marks, pins, discoveredMarkers, snapshots } = get()
        const snapshot = snapshots.find((known) => known.key === key)
        if (!snapshot) return null
        const wanted = snapshot.discoveredMarkers
        const kept = new Set(wanted)
        const surplus = discoveredMarkers.filter((id) => !kept.has(id))
        return act({
          kind: 'restore',
          marks: [...marksFor(marks, surplus, false), ...marksFor(marks, wanted, true)],
          pins: pinsToRestore(pins, snapshot.pins),
          snapshot: 'restore',
        })
      },
      undo: (key) => {
        const { marks, pins, journal } = get()
        const entry =
          key === undefined
            ? lastUndoable(journal, origin)
            : journal.find((known) => known.key === key && !known.undone)
        if (!entry) return null
        const undone = { ...entry, undone: true }
        const changed = undoingOf(marks, pins, journal, entry)
        set({
          ...(changed.marks.length > 0 ? listed(withRecords(marks, changed.marks)) : {}),
          ...(changed.pins.length > 0 ? { pins: withRecords(pins, changed.pins) } : {}),
          journal: mergedJournals([undone], journal),
          lastChange: null,
        })
        keeper.save({ marks: changed.marks, pins: changed.pins, entries: [undone] })
        return { ...entry, kept: changed.kept }
      },
      undoableElsewhere: () => lastUndoableElsewhere(get().journal, origin) ?? null,
      addVisited: (id) =>
        set((state) => ({ visitedMarkers: withDiscovery(state.visitedMarkers, id) })),
      removeVisited: (id) =>
        set((state) => ({ visitedMarkers: withoutDiscovery(state.visitedMarkers, id) })),
    }
  })

  const show = ({ marks, pins, journal, snapshots }: ProgressRecord) =>
    store.setState({
      ...(marks === store.getState().marks ? {} : listed(marks)),
      pins,
      journal,
      snapshots,
    })
  /** Of playthroughs that are not on screen any more, and not all of which is stored yet. */
  const closing = new Map<string, ProgressKeeper>()
  /** Which places were opened in playthroughs that are not on screen. */
  const visited = new Map<string, readonly number[]>()
  const keep = (playthrough: string, copied?: ProgressRecord) =>
    createProgressKeeper({
      names: names(playthrough),
      held: copied ?? closing.get(playthrough)?.held(),
      current: store.getState,
      show,
      ...options,
    })
  let keeper = keep(begun)
  show(keeper.initial)

  /**
   * Puts another playthrough on screen, at once. What of the present one is not stored yet is stored behind it.
   *
   * @param between what else follows the playthrough, when the present one is not kept from the screen any more
   * @param copied what a new one begins with
   * @returns settles when all of the one that was left is stored
   */
  function openPlaythrough(
    key: string,
    between: () => void = () => {},
    copied?: ProgressRecord,
  ): Promise<void> {
    const { playthrough, visitedMarkers } = store.getState()
    if (key === playthrough) return Promise.resolve()
    visited.set(playthrough, visitedMarkers)
    const left = keeper
    closing.set(playthrough, left)
    const closed = left.close().then(() => {
      if (closing.get(playthrough) === left) closing.delete(playthrough)
    })
    forgetListProblems()
    between()
    keeper = keep(key, copied)
    const { marks, pins, journal, snapshots } = keeper.initial
    store.setState({
      ...listed(marks),
      pins,
      journal,
      snapshots,
      visitedMarkers: visited.get(key) ?? [],
      lastChange: null,
      playthrough: key,
    })
    keeper.start()
    return closed
  }

  return { store, keeper: presentKeeper(() => [keeper, ...closing.values()]), openPlaythrough }
}

/** The records, and what is derived of them once for everyone who shows it. */
function listed(marks: Marks): Pick<Progress, 'marks' | 'discoveredMarkers'> {
  return { marks, discoveredMarkers: discoveredIds(marks) }
}

/** One of what is there; none where nothing is. */
function snapshotsOf(
  { discoveredMarkers, pins, snapshots }: Progress,
  reason: SnapshotReason,
): Snapshot[] {
  const kept = keptPins(pins)
  if (discoveredMarkers.length + kept.length === 0) return []
  const [key, sequence] = [newKey(), nextSequence(snapshots)]
  const takenAt = new Date().toISOString()
  return [{ key, sequence, reason, takenAt, discoveredMarkers, pins: kept }]
}

const progress = createProgress({ playthrough: beginPlaythrough() })
// A mark must be safe from the first moment on that the page answers.
progress.keeper.connect()
// The mirror is there at once; what the database holds can wait until the first view is drawn.
whenIdle(progress.keeper.start)

export const useProgress = progress.store
export const progressKeeper = progress.keeper

/**
 * Puts another playthrough of this world on screen.
 *
 * @param copied what a new one begins with
 * @returns settles when all of the one before is stored
 */
export function openPlaythrough(key: string, copied?: ProgressRecord): Promise<void> {
  return progress.openPlaythrough(key, () => choosePlaythrough(key), copied)
}
