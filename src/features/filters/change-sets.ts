// Changes the player's filter sets. Each change is one undo step, and reads the changes of other tabs first.
import { newKey } from '../../storage/new-key.ts'
import { messages } from '../../i18n/generated/first.ts'
import { recordUndoStep, useUndoStack, type OtherStep } from '../progress/undo/undo-stack.ts'
import { takeBack } from '../progress/undo/undo-step.ts'
import { filtersOf, useFilters, useFilterSets } from './filters.ts'
import type { FilterSet } from './model/filter-set.ts'
import { maxSets, mergedSets } from './model/merge-sets.ts'
import { shownFilters } from './shown-filters.ts'

type Sets = readonly FilterSet[]

/** Returns the sets after reading the changes of other tabs. */
export function presentSets(): Sets {
  void useFilterSets.persist.rehydrate()
  return useFilterSets.getState().sets
}

function change(next: (sets: Sets) => Sets): OtherStep {
  const before = presentSets()
  const after = next(before)
  useFilterSets.setState({ sets: after })
  // Also store the filters: their entry makes pre-paint.ts hide the prerendered counts, which would be wrong.
  useFilters.setState({})
  return recordUndoStep('filters', () => put(after, before), {
    capture: () => () => put(before, after),
  })
}

/** Returns the notification's Undo button for a change. */
export function undoingStep(step: OtherStep) {
  return {
    action: {
      label: () => messages.toasts.undo,
      run: () => takeBack(step),
      undoes: () => useUndoStack.getState().steps.includes(step),
    },
  }
}

const has = (sets: Sets, id: string) => sets.some((set) => set.id === id)

/** Replaces one list by another, but keeps what other tabs have added or deleted in the meantime. */
function put(from: Sets, to: Sets): void {
  const now = presentSets()
  useFilterSets.setState({
    sets: [
      ...to.filter(({ id }) => has(now, id) || !has(from, id)),
      ...now.filter(({ id }) => !has(from, id) && !has(to, id)),
    ],
  })
}

const replaced = (sets: Sets, id: string, by: Partial<FilterSet>) =>
  sets.map((set) => (set.id === id ? { ...set, ...by } : set))

export function setNamed(name: string): FilterSet | undefined {
  return presentSets().find((set) => set.name === name)
}

export function hasRoom(): boolean {
  return presentSets().length < maxSets
}

/** Saves the visible filters as a set. A set with the same name is replaced. */
export function keepSet(name: string): OtherStep {
  const filters = filtersOf(shownFilters())
  const id = setNamed(name)?.id
  return change((sets) =>
    id === undefined ? [...sets, { id: newKey(), name, filters }] : replaced(sets, id, { filters }),
  )
}

export function isSetDeleted({ id }: FilterSet): boolean {
  return !has(presentSets(), id)
}

/** Renames a set. If another tab has deleted it, restores it under the new name. */
export function renameSet(set: FilterSet, name: string): void {
  change((sets) =>
    has(sets, set.id) ? replaced(sets, set.id, { name }) : [...sets, { ...set, name }],
  )
}

/** @param by -1 to move the set one place forward, 1 to move it one place back */
export function moveSet(id: string, by: -1 | 1): void {
  change((sets) => {
    const others = sets.filter((set) => set.id !== id)
    const at = sets.findIndex((set) => set.id === id)
    others.splice(Math.max(at + by, 0), 0, ...sets.slice(at, at + 1))
    return others
  })
}

export function deleteSet(id: string): OtherStep {
  return change((sets) => sets.filter((set) => set.id !== id))
}

/** Makes the map open with this set. If it does so already, makes it open with the player's own filters. */
export function toggleStart(id: string): void {
  change((sets) =>
    sets.map(({ start, ...set }) =>
      set.id === id && !start ? { ...set, start: true as const } : set,
    ),
  )
}

/** Adds a backup's sets. @returns the undo step; `null` if no set is new */
export function mergeSets(received: Sets): OtherStep | null {
  if (mergedSets(presentSets(), received, newKey).added === 0) return null
  return change((sets) => mergedSets(sets, received, newKey).sets)
}
