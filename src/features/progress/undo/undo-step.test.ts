// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { changeFilters, shownFilters } from '../../filters/shown-filters.ts'
import { useRoute } from '../../routes/route-store.ts'
import { turnRound } from '../../routes/plan-route.ts'
import {
  noteListUndone,
  lastStep,
  nextRedo,
  noteRedone,
  takeBack,
  undoLatestStep,
} from './undo-step.ts'
import { recordListSteps, recordUndoStep, useUndoStack } from './undo-stack.ts'
import { deletePlaythrough, bringBackPlaythrough, canBringBack } from '../ui/playthrough-actions.ts'
import { usePlaythroughs } from '../playthroughs/playthroughs.ts'
import { useProgress } from '../progress.ts'

const progress = useProgress.getState
recordListSteps()
const found = () => shownFilters().found

const show = (playthrough: string) =>
  useProgress.setState({ ...useProgress.getInitialState(), playthrough })

beforeEach(() => {
  show('a')
  useUndoStack.setState({ steps: [] })
  changeFilters({ found: 'all' })
  useUndoStack.setState({ steps: [] })
})

it('the last step belongs to the shown list, and steps of other lists stay [F84]', () => {
  changeFilters({ found: 'missing' })
  useRoute.setState({
    points: [
      [0, 0],
      [1, 1],
    ],
  })
  turnRound()
  show('b')
  expect([lastStep(), undoLatestStep()]).toEqual([undefined, null])
  progress().addDiscovered(7)
  expect(lastStep()).toMatchObject({ kind: 'list', playthrough: 'b' })
  show('a')
  expect([undoLatestStep(), undoLatestStep(), found()]).toEqual(['route', 'filters', 'all'])
})

it('filters that were changed with another list do not replace later ones [F84]', () => {
  changeFilters({ found: 'missing' })
  show('b')
  changeFilters({ found: 'found' })
  show('a')
  expect([undoLatestStep(), found()]).toEqual([null, 'found'])
})

it('list and filter steps are undone in reverse order, also before history loads [F84]', () => {
  progress().addDiscovered(7)
  changeFilters({ found: 'missing' })
  // Renumber the entry, as loading the stored history does.
  useProgress.setState(({ journal }) => ({
    journal: journal.map((entry) => ({ ...entry, sequence: 99 })),
  }))
  expect(undoLatestStep()).toBe('filters')
  const step = lastStep()
  expect(step?.kind).toBe('list')
  changeFilters({ found: 'missing' })
  progress().addDiscovered(8)
  expect([lastStep()?.kind, undoLatestStep()]).toEqual(['list', null])
})

it('a deletion that was undone in another way is no longer a step [F84]', () => {
  usePlaythroughs.setState({ playthroughs: [] })
  for (const id of ['a', 'b']) usePlaythroughs.getState().put(id, { name: id })
  progress().addDiscovered(7)
  deletePlaythrough('b')
  recordUndoStep('playthrough', () => bringBackPlaythrough('b'), {
    stands: () => canBringBack('b'),
  })
  expect(lastStep()?.kind).toBe('playthrough')
  bringBackPlaythrough('b')
  expect(lastStep()?.kind).toBe('list')
  deletePlaythrough('b')
  expect([undoLatestStep(), canBringBack('b')]).toEqual(['playthrough', false])
})

it('deletes a playthrough again that was brought back, by key or by the toast [F84]', () => {
  usePlaythroughs.setState({ playthroughs: [] })
  for (const id of ['a', 'b']) usePlaythroughs.getState().put(id, { name: id })
  deletePlaythrough('b')
  const step = recordUndoStep('playthrough', () => bringBackPlaythrough('b'), {
    stands: () => canBringBack('b'),
    capture: () => () => deletePlaythrough('b'),
  })
  for (const undo of [() => undoLatestStep(), () => takeBack(step)]) {
    undo()
    expect(canBringBack('b')).toBe(false)
    const redo = nextRedo()
    redo?.again?.()
    if (redo) noteRedone(redo.step)
    expect([canBringBack('b'), lastStep()]).toEqual([true, step])
  }
})

it('redoes the last undone step first, until something else is changed', () => {
  changeFilters({ found: 'missing' })
  progress().addDiscovered(7)
  const { key } = progress().undo() ?? {}
  noteListUndone(key ?? '')
  expect([undoLatestStep(), found()]).toEqual(['filters', 'all'])
  const filters = nextRedo()
  filters?.again?.()
  if (filters) noteRedone(filters.step)
  expect(found()).toBe('missing')
  const mark = nextRedo()
  expect(mark?.step).toMatchObject({ kind: 'list', key })
  progress().redo(key)
  if (mark) noteRedone(mark.step)
  expect([progress().discoveredMarkers, nextRedo(), lastStep()?.kind]).toEqual([
    [7],
    undefined,
    'list',
  ])
  noteListUndone(progress().undo()?.key ?? '')
  changeFilters({ found: 'found' })
  expect(nextRedo()).toBeUndefined()
})
