// What a player does with filter sets of their own. Called by the dialog that names one, by a set's menu and by features/files.
// Relies on the undo stack: each change is a step, and reads first what other tabs have stored.
import { newKey } from '../../storage/new-key.ts'
import { messages } from '../../i18n/generated/first.ts'
import { recordUndoStep, useUndoStack, type OtherStep } from '../progress/undo-stack.ts'
import { takeBack } from '../progress/undo-step.ts'
import { filtersOf, useFilters, useFilterSets } from './filters.ts'
import type { FilterSet } from './model/filter-set.ts'
import { maxSets, mergedSets, type MergedSets } from './model/merge-sets.ts'
import { shownFilters } from './shown-filters.ts'

type Sets = readonly FilterSet[]

/** The sets, with what other tabs have stored. */
function presentSets(): Sets {
  void useFilterSets.persist.rehydrate()
  return useFilterSets.getState().sets
}

function change(next: (sets: Sets) => Sets): OtherStep {
  const before = presentSets()
  const after = next(before)
  useFilterSets.setState({ sets: after })
  // Writes them: the page's head, which knows their entry, shows no counts of others' filters before a set for the start.
  useFilters.setState({})
  return recordUndoStep('filters', () => put(after, before), {
    capture: () => () => put(before, after),
  })
}

/** The toast's button that takes a change back. */
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

/** Leads from one list to another. What other tabs have added or deleted meanwhile stays so. */
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

/** Keeps what is shown: in place of what the set of that name held, where there is one. */
export function keepSet(name: string): OtherStep {
  const filters = filtersOf(shownFilters())
  const id = setNamed(name)?.id
  return change((sets) =>
    id === undefined ? [...sets, { id: newKey(), name, filters }] : replaced(sets, id, { filters }),
  )
}

/** Whether another tab has deleted a set. */
export function isSetDeleted({ id }: FilterSet): boolean {
  return !has(presentSets(), id)
}

/** Restores a set under its new name where another tab has deleted it. */
export function renameSet(set: FilterSet, name: string): void {
  change((sets) =>
    has(sets, set.id) ? replaced(sets, set.id, { name }) : [...sets, { ...set, name }],
  )
}

/** @param by -1 for the place before, 1 for the one behind */
export function moveSet(id: string, by: -1 | 1): void {
  change((sets) => {
    const others = sets.filter((set) => set.id !== id)
    const at = sets.findIndex((set) => set.id === id)
    others.splice(Math.max(at + by, 0), 0, ...sets.slice(at, at + 1))
    return others
  })
}

/** @returns what brings it back */
export function deleteSet(id: string): OtherStep {
  return change((sets) => sets.filter((set) => set.id !== id))
}

/** Has the map of this world begin with the set, and with no other; or with the player's own filters, where it did. */
export function toggleStart(id: string): void {
  change((sets) =>
    sets.map(({ start, ...set }) =>
      set.id === id && !start ? { ...set, start: true as const } : set,
    ),
  )
}

/** What a backup's sets would add. */
export function setsToMerge(received: Sets): MergedSets {
  return mergedSets(presentSets(), received, newKey)
}

/** @returns what takes them away again; null where none is new */
export function mergeSets(received: Sets): OtherStep | null {
  if (setsToMerge(received).added === 0) return null
  return change((sets) => mergedSets(sets, received, newKey).sets)
}
