// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { isTypeVisible, noMoreFilters } from '../../world/filtering.ts'
import type { Marker } from '../../world/marker.ts'
import { recordListSteps, useUndoStack } from '../progress/undo/undo-stack.ts'
import { undoLatestStep } from '../progress/undo/undo-step.ts'
import { useProgress } from '../progress/progress.ts'
import { useFilters } from './filters.ts'
import { hiddenMarkers, shownMarkers } from './hidden-markers.ts'
import { backToOwn, adoptLinkedFilters, isolate } from './isolate.ts'
import {
  changeFilters,
  isLinkShown,
  shownFilters,
  showLinkedTypes,
  showTypes,
  toggleShownCategory,
  useFilterOverride,
} from './shown-filters.ts'
import { openedId } from '../../testing/open-cards.ts'
import { closeAll } from '../card/opened.ts'
import type { Opened } from '../card/model/opened-card.ts'
import { useViewport } from '../viewport/viewport-store.ts'

recordListSteps()

const ids = ['nest', 'bed', 'inn']
const markerOf = (id: number, locationType: string): Marker => ({
  id,
  locationType,
  coordinate: [id, id],
})
const markers = [markerOf(1, 'nest'), markerOf(2, 'nest'), markerOf(3, 'bed'), markerOf(4, 'inn')]
const shown = () => shownMarkers(markers).map(({ id }) => id)
const override = () => useFilterOverride.getState().override
const type = (id: string) => ({ kind: 'type', id }) as const
const title = () => override()?.isolated?.id

beforeEach(() => {
  useFilters.setState({ visibleTypes: { bed: false }, showPins: true, ...noMoreFilters })
  useFilterOverride.setState({ override: null, before: null })
  useProgress.setState(useProgress.getInitialState())
  closeAll()
  useViewport.setState({ position: null })
  useUndoStack.setState({ steps: [] })
})

it('shows types alone, then restores the previous filters', () => {
  isolate({ isolated: type('nest'), typeIds: ['nest'] })
  expect(shown()).toEqual([1, 2])
  expect(shownFilters().showPins).toBe(false)
  expect(useFilters.getState().visibleTypes).toEqual({ bed: false })
  backToOwn()
  expect(shown()).toEqual([1, 2, 4])
  expect(shownFilters().showPins).toBe(true)
})

it('asks the map each time for a view of the isolated places [F70]', () => {
  isolate({ isolated: type('nest'), typeIds: ['nest'] })
  const { asked } = useViewport.getState()
  expect(asked).toEqual({ shown: true, from: null })
  isolate({ isolated: type('nest'), typeIds: ['nest'] })
  expect(useViewport.getState().asked).not.toBe(asked)
})

it('shows some places alone, of types that the player hides as well', () => {
  isolate({ isolated: type('near'), ids: [2, 3] })
  expect(shown()).toEqual([2, 3])
  expect([...hiddenMarkers(markers).keys()]).toEqual([1, 4])
})

it('comes back to the player’s own from the second thing that is seen alone', () => {
  isolate({ isolated: type('nest'), typeIds: ['nest'] })
  isolate({ isolated: type('bed'), typeIds: ['bed'] })
  expect([shown(), title()]).toEqual([[3], 'bed'])
  backToOwn()
  expect(shown()).toEqual([1, 2, 4])
})

it('keeps showing only unfound places unless told otherwise', () => {
  useProgress.getState().addDiscovered(1)
  changeFilters({ found: 'missing' })
  isolate({ isolated: type('nest'), typeIds: ['nest'] })
  expect(shown()).toEqual([2])
  isolate({ isolated: type('nest'), typeIds: ['nest'], keepFound: false })
  expect(shown()).toEqual([1, 2])
  expect(useFilters.getState().found).toBe('missing')
  changeFilters({ found: 'found' })
  backToOwn()
  expect(shown()).toEqual([1])
})

it('has no title any more once the player shows other types as well', () => {
  isolate({ isolated: type('nest'), typeIds: ['nest'] })
  changeFilters({ found: 'missing' })
  expect(title()).toBe('nest')
  showTypes(['inn'], true)
  expect([shown(), title()]).toEqual([[1, 2, 4], undefined])
})

it('restores the player’s view, filters and selection after a link', () => {
  const position = { coordinates: [10, 20], zoom: 3 } as const
  const opened: Opened = { kind: 'marker', id: 1, by: 'pointer', behind: null }
  const before = { opened, position }
  showLinkedTypes({ nest: false, bed: true, inn: false }, ids)
  useFilterOverride.setState({ before })
  closeAll()
  expect(isLinkShown()).toBe(true)
  backToOwn()
  expect(useViewport.getState().asked).toEqual({ position })
  expect(openedId('marker')).toBe(1)
  expect([shown(), isLinkShown()]).toEqual([[1, 2, 4], false])
})

it('goes back from one kind to the link that was shown before', () => {
  showLinkedTypes({ nest: false, bed: true, inn: false }, ids)
  isolate({ isolated: type('nest'), typeIds: ['nest'] })
  expect(isLinkShown()).toBe(true)
  backToOwn()
  expect([shown(), override()?.reason]).toEqual([[3], 'link'])
})

it('undoes filters only if they changed after the list', () => {
  expect(undoLatestStep()).toBeNull()
  showTypes(['nest'], false)
  useProgress.getState().addDiscovered(1)
  useProgress.getState().addDiscovered(2)
  expect(undoLatestStep()).toBeNull()
  useProgress.getState().undo()
  expect(undoLatestStep()).toBeNull()
  useProgress.getState().undo()
  expect(undoLatestStep()).toBe('filters')
  expect(shown()).toEqual([1, 2, 4])
  useProgress.getState().addDiscovered(1)
  showTypes(['nest'], false)
  expect([undoLatestStep(), undoLatestStep()]).toEqual(['filters', null])
})

const types = fc.subarray(ids)
const changes = fc.oneof(
  fc.tuple(types, fc.boolean()).map(
    ([typeIds, on]) =>
      () =>
        showTypes(typeIds, on),
  ),
  types.map((typeIds) => () => toggleShownCategory(typeIds)),
  fc.boolean().map((showPins) => () => changeFilters({ showPins })),
  fc.constantFrom('all', 'missing', 'found').map((found) => () => changeFilters({ found })),
  types.map((typeIds) => () => isolate({ isolated: type('some'), typeIds })),
  fc.constant(() => isolate({ isolated: type('some'), ids: [1, 3] })),
  fc.constant(backToOwn),
  fc.constant(adoptLinkedFilters),
)

it('comes back to the first filters by undoing any changes', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(changes, { maxLength: 12 }), (linked, steps) => {
      useFilters.setState({ visibleTypes: { bed: false }, showPins: true, ...noMoreFilters })
      useFilterOverride.setState({ override: null, before: null })
      useUndoStack.setState({ steps: [] })
      if (linked) showLinkedTypes({ nest: true, bed: false, inn: false }, ids)
      const first = [useFilters.getState(), override()]
      for (const step of steps) step()
      while (undoLatestStep());
      expect([useFilters.getState(), override()]).toEqual(first)
    }),
  )
})

it('remembers nothing where there is nothing to go back from', () => {
  backToOwn()
  adoptLinkedFilters()
  expect(useUndoStack.getState().steps).toEqual([])
})

it('knows a type that is not mentioned as any other', () => {
  expect(['nest', 'toString'].map((id) => isTypeVisible({ '*': false, nest: true }, id))).toEqual([
    true,
    false,
  ])
})
