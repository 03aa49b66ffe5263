// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { noMoreFilters } from '../../world/filtering.ts'
import { useFilters } from './filters.ts'
import { backToOwn, adoptLinkedFilters, isolate } from './isolate.ts'
import { undoLatestStep } from '../progress/undo/undo-step.ts'
import {
  areNamesAlwaysShown,
  changeFilters,
  onShownTypes,
  showLinkedTypes,
  shownFilters,
  shownTypes,
  showTypes,
  toggleAlwaysNamed,
  toggleShownCategory,
  useFilterOverride,
} from './shown-filters.ts'

const ids = ['nest', 'bed', 'inn']
const own = { nest: false, retired_type: false }
const linked = { nest: true, bed: false, inn: true }
const stored = () => localStorage.getItem('filters-store')

beforeEach(() => {
  useFilters.setState({
    visibleTypes: own,
    showPins: true,
    ...noMoreFilters,
    namedTypes: undefined,
  })
  useFilterOverride.setState({ override: null, before: null })
  localStorage.clear()
})

it('shows the player’s own filters, and changes them, without a link', () => {
  expect(shownTypes()).toBe(own)
  showTypes(['nest'], true)
  toggleShownCategory(['bed', 'inn'])
  expect(useFilters.getState().visibleTypes).toMatchObject({ nest: true, bed: false, inn: false })
})

it('a link’s filters override the player’s, and changes to them are not stored', () => {
  showLinkedTypes(linked, ids)
  expect(shownTypes()).toEqual(linked)
  showTypes(['bed'], true)
  toggleShownCategory(['nest', 'inn'])
  expect(shownTypes()).toEqual({ nest: false, bed: true, inn: false })
  expect(useFilters.getState().visibleTypes).toBe(own)
  expect(stored()).toBeNull()
})

it('takes a link that shows the same for the player’s own', () => {
  showLinkedTypes({ nest: false, bed: true, inn: true }, ids)
  expect(useFilterOverride.getState().override).toBeNull()
})

it('goes back to the player’s own', () => {
  showLinkedTypes(linked, ids)
  backToOwn()
  expect(shownTypes()).toBe(own)
  expect(stored()).toBeNull()
})

it('adopts a link’s filters and keeps the player’s choice for unknown types', () => {
  showLinkedTypes(linked, ids)
  adoptLinkedFilters()
  expect(useFilters.getState().visibleTypes).toEqual({ ...linked, retired_type: false })
  expect(useFilterOverride.getState().override).toBeNull()
  expect(stored()).toContain('"bed":false')
  const kept = useFilters.getState()
  adoptLinkedFilters()
  expect(useFilters.getState()).toBe(kept)
})

it('reports changes of both filters until it is stopped', () => {
  const changed = vi.fn<() => void>()
  const stop = onShownTypes(changed)
  showTypes(['bed'], false)
  showLinkedTypes(linked, ids)
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
  backToOwn()
  expect(changed).toHaveBeenCalledTimes(2)
})

it('lets the player’s other filters rest while a link’s are shown', () => {
  changeFilters({ found: 'missing' })
  showLinkedTypes(linked, ids)
  expect(shownFilters()).toMatchObject(noMoreFilters)
  changeFilters({ yields: 'mint' })
  expect(shownFilters()).toMatchObject({ found: 'all', yields: 'mint' })
  expect(useFilters.getState()).toMatchObject({ found: 'missing', yields: null })
  backToOwn()
  expect(shownFilters()).toMatchObject({ found: 'missing', yields: null })
})

it('adopts a link’s filters with further changes', () => {
  changeFilters({ found: 'missing' })
  showLinkedTypes(linked, ids)
  changeFilters({ yields: 'mint' })
  adoptLinkedFilters()
  expect(useFilters.getState()).toMatchObject({ found: 'all', yields: 'mint' })
})

it('shows all that was sent, though it has the player’s own types', () => {
  changeFilters({ found: 'missing' })
  showLinkedTypes(own, ids)
  expect(shownFilters()).toMatchObject(noMoreFilters)
})

it('hides pins only while a link’s filters are shown, unless they are adopted', () => {
  showLinkedTypes(linked, ids)
  expect(shownFilters().showPins).toBe(true)
  changeFilters({ showPins: false })
  expect(shownFilters().showPins).toBe(false)
  backToOwn()
  expect(shownFilters().showPins).toBe(true)
  showLinkedTypes(linked, ids)
  changeFilters({ showPins: false })
  adoptLinkedFilters()
  expect(shownFilters().showPins).toBe(false)
  changeFilters({ showPins: true })
  expect(useFilters.getState().showPins).toBe(true)
})

it('a type is always named until it is toggled again', () => {
  toggleAlwaysNamed('nest')
  toggleAlwaysNamed('bed')
  expect(useFilters.getState().namedTypes).toEqual(['nest', 'bed'])
  toggleAlwaysNamed('nest')
  expect([areNamesAlwaysShown('nest'), areNamesAlwaysShown('bed')]).toEqual([false, true])
  toggleAlwaysNamed('bed')
  expect(stored()).not.toContain('namedTypes')
})

it('undo restores the always-named types', () => {
  toggleAlwaysNamed('nest')
  expect(undoLatestStep()).toBe('filters')
  expect(areNamesAlwaysShown('nest')).toBe(false)
})

it('a link’s filters come without the player’s always-named types', () => {
  toggleAlwaysNamed('nest')
  showLinkedTypes(linked, ids)
  expect(areNamesAlwaysShown('nest')).toBe(false)
  backToOwn()
  expect(areNamesAlwaysShown('nest')).toBe(true)
  showLinkedTypes(linked, ids)
  adoptLinkedFilters()
  expect(areNamesAlwaysShown('nest')).toBe(false)
})

it('types shown alone keep their always-shown names', () => {
  toggleAlwaysNamed('nest')
  isolate({ isolated: { kind: 'type', id: 'nest' }, typeIds: ['nest'] })
  expect(areNamesAlwaysShown('nest')).toBe(true)
})
