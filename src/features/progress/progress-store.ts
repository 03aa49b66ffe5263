import { create } from 'zustand'
import { dayOf, withDiscovery, withoutDiscovery, marksFor } from '../../records/mark.ts'
import { turned, type JournalEntry } from './model/history.ts'
import { firstRedoable, lastUndoable, lastUndoableElsewhere, undoingOf } from './model/undoing.ts'
import { emptyProgress, type ProgressChange } from './storage/progress-record.ts'
import {
  clearingOf,
  entryOf,
  restoringOf,
  snapshotsOf,
  type ProgressAction,
} from './progress-action.ts'
import { changedBy, type ShownProgress } from './shown-progress.ts'

export interface Progress extends ShownProgress {
  readonly playthrough: string
  /** Markers that were opened since the page was loaded. Not stored. */
  readonly visitedMarkers: readonly number[]
  /** Markers whose veiled names the player asked for since the page was loaded. Not stored. */
  readonly askedNames: readonly number[]
  /** The last change made in this tab, or `null` after an undo or redo. */
  readonly lastChange: JournalEntry | null
  readonly addDiscovered: (id: number) => void
  readonly removeDiscovered: (id: number) => void
  /** Adds or removes many marks as one action. Returns the key to undo it, or `null` if nothing changes. */
  readonly markMany: (ids: readonly number[], discovered: boolean) => string | null
  /** Marks places that the player passes. Extends the last action if its key is `key`. Returns the key to undo it. */
  readonly markPassed: (ids: readonly number[], key: string | null) => string | null
  readonly clearDiscovered: () => string | null
  readonly restoreSnapshot: (key: string) => string | null
  /** Undoes an action, by default this tab's last one. Returns `null` if nothing can be undone. */
  readonly undo: (key?: string) => UndoneAction | null
  /** Redoes an undone action, by default this tab's next one. Returns `null` if nothing can be redone. */
  readonly redo: (key?: string) => UndoneAction | null
  readonly undoableElsewhere: () => JournalEntry | null
  readonly undoable: () => JournalEntry | null
  /** Returns the key to undo the action, or `null` if it changes nothing. */
  readonly act: (action: ProgressAction) => string | null
  readonly addVisited: (id: number) => void
  readonly removeVisited: (id: number) => void
}

export interface UndoneAction extends JournalEntry {
  /** Number of places, pins and notes that stay as they are, because they were changed since. */
  readonly kept: number
}

const today = () => ({ day: dayOf(new Date()) })

/** Creates the store. `origin` is the tab's name. `save` stores a change that is already on screen. */
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
      askedNames: [],
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
