import { create } from 'zustand'
import { dayOf, withDiscovery, withoutDiscovery, marksFor } from '../../records/mark.ts'
import { turned, type JournalEntry } from './model/history.ts'
import type { Pin } from '../../records/pin.ts'
import { firstRedoable, lastUndoable, lastUndoableElsewhere, undoingOf } from './model/undoing.ts'
import { emptyProgress, type ProgressChange } from './storage/progress-record.ts'
import {
  clearingOf,
  entryOf,
  importOf,
  restoringOf,
  snapshotsOf,
  type ProgressAction,
} from './progress-action.ts'
import { changedBy, type ShownProgress } from './shown-progress.ts'

export interface Progress extends ShownProgress {
  /** The key of the playthrough whose list this is. */
  readonly playthrough: string
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
   * Marks places that the player passes. What is passed one after the other is one action, as long as nothing else is done.
   *
   * @param key the action that may grow
   * @returns the key by which it is undone
   */
  readonly markPassed: (ids: readonly number[], key: string | null) => string | null
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
  /** Does an action again that was taken back, this tab's next one when none is named. */
  readonly redo: (key?: string) => UndoneAction | null
  /** The last action of another tab, or of an earlier visit, that could be taken back. */
  readonly undoableElsewhere: () => JournalEntry | null
  /** What {@link undo} would take back. */
  readonly undoable: () => JournalEntry | null
  /** @returns the key by which the action is undone; nothing when it changes nothing */
  readonly act: (action: ProgressAction) => string | null
  readonly addVisited: (id: number) => void
  readonly removeVisited: (id: number) => void
}

/** An action as it was before it was taken back or done again, but for what of it was changed since. */
export interface UndoneAction extends JournalEntry {
  /** How many places, pins and notes stay as they are, because they were changed since. */
  readonly kept: number
}

/** What is noted of a place that the player finds now. */
const today = () => ({ day: dayOf(new Date()) })

/**
 * What is on screen of a playthrough, and what the player does with it.
 *
 * @param origin the tab's name
 * @param save stores a change that is already on screen
 */
export function createProgressStore(
  playthrough: string,
  origin: string,
  save: (change: ProgressChange) => void,
) {
  return create<Progress>()((set, get) => {
    function act(action: ProgressAction): string | null {
      const { marks = [], pins = [], snapshot } = action
      if (marks.length + pins.length === 0) return null
      const entry = entryOf(get(), action, origin)
      const snapshots = snapshotsOf(get(), snapshot)
      make({ marks, pins, entries: [entry], snapshots }, entry)
      return entry.key
    }

    function undo(key?: string): UndoneAction | null {
      const { journal } = get()
      const entry =
        key === undefined
          ? lastUndoable(journal, origin)
          : journal.find((known) => known.key === key && !known.undone)
      return turn(entry)
    }

    function redo(key?: string): UndoneAction | null {
      const { journal } = get()
      return turn(
        key === undefined
          ? firstRedoable(journal, origin)
          : journal.find((known) => known.key === key && known.undone),
      )
    }

    function turn(entry: JournalEntry | undefined): UndoneAction | null {
      if (!entry) return null
      const { marks, pins, journal } = get()
      const { kept, ...undoing } = undoingOf(marks, pins, journal, entry)
      make({ ...undoing, entries: [turned(entry)] }, null)
      return { ...entry, kept }
    }

    function make(change: ProgressChange, lastChange: JournalEntry | null): void {
      set({ ...changedBy(change, get()), lastChange })
      save(change)
    }

    return {
      ...emptyProgress,
      playthrough,
      discoveredMarkers: [],
      visitedMarkers: [],
      lastChange: null,
      act,
      undo,
      redo,
      addDiscovered: (id) =>
        void act({ kind: 'mark', marks: marksFor(get().marks, [id], true, today()) }),
      removeDiscovered: (id) =>
        void act({ kind: 'unmark', marks: marksFor(get().marks, [id], false) }),
      markMany: (ids, discovered) =>
        act({
          kind: discovered ? 'mark-many' : 'unmark-many',
          marks: marksFor(get().marks, ids, discovered, today()),
        }),
      markPassed: (ids, key) => {
        const marks = marksFor(get().marks, ids, true, today())
        const last = get().journal.at(-1)
        if (marks.length === 0) return key
        if (!last || last.key !== key || last.undone) return act({ kind: 'passed', marks })
        const entry = { ...last, added: [...last.added, ...marks.map(({ id }) => id)] }
        make({ marks, entries: [entry] }, entry)
        return key
      },
      mergeDiscovered: (ids, pins = []) => act(importOf(get(), ids, pins)),
      clearDiscovered: () => act(clearingOf(get())),
      restoreSnapshot: (key) => {
        const snapshot = get().snapshots.find((known) => known.key === key)
        return snapshot ? act(restoringOf(get(), snapshot)) : null
      },
      undoable: () => lastUndoable(get().journal, origin) ?? null,
      undoableElsewhere: () => lastUndoableElsewhere(get().journal, origin) ?? null,
      addVisited: (id) =>
        set((state) => ({ visitedMarkers: withDiscovery(state.visitedMarkers, id) })),
      removeVisited: (id) =>
        set((state) => ({ visitedMarkers: withoutDiscovery(state.visitedMarkers, id) })),
    }
  })
}
