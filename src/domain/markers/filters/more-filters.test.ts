import { expect, it } from 'vitest'
import { isShown, shownCount } from './filtering.ts'
import type { Marker } from '../marker.ts'
import { hiddenBy, noMoreFilters, nothingHidden, type MoreFilters } from './more-filters.ts'

const markers: readonly Marker[] = [
  { id: 1, locationType: 'nest', coordinate: [0, 0] },
  { id: 2, locationType: 'hoard', coordinate: [0, 0], demand: { key: 'spade', metBy: [true] } },
  { id: 3, locationType: 'garden', coordinate: [0, 0], yields: ['belladonna:2'] },
]

function left(filters: Partial<MoreFilters>, ...discovered: number[]): number[] {
  const hidden = hiddenBy(markers, { ...noMoreFilters, ...filters }, new Set(discovered))
  return markers.filter(({ id }) => !hidden.has(id)).map(({ id }) => id)
}

it('hides what is found, what is not, what cannot be opened, and what gives nothing', () => {
  expect(left({}, 1)).toEqual([1, 2, 3])
  expect(left({ found: 'missing' }, 1)).toEqual([2, 3])
  expect(left({ found: 'found' }, 1)).toEqual([1])
  expect(left({ chests: { spade: false, lockpicking: 'very-hard' } })).toEqual([1, 3])
  expect(left({ yields: 'belladonna' })).toEqual([3])
  expect(left({ yields: 'belladonna', found: 'found' }, 1)).toEqual([])
})

it('hides nothing, in the same words each time, without a filter', () => {
  expect(hiddenBy(markers, noMoreFilters, new Set([1]))).toBe(nothingHidden)
})

it('counts what is shown by all filters, and the selected one in any case', () => {
  const counts = new Map(markers.map(({ locationType }) => [locationType, 1]))
  const hidden = hiddenBy(markers, { ...noMoreFilters, found: 'missing' }, new Set([1, 2]))
  const [nest = null, , garden = null] = markers
  expect(shownCount(counts, {}, null, hidden)).toBe(1)
  expect(shownCount(counts, {}, nest, hidden)).toBe(2)
  expect(shownCount(counts, {}, garden, hidden)).toBe(1)
  // Hidden by its type as well, it is not taken off twice.
  expect(shownCount(counts, { nest: false }, null, hidden)).toBe(1)
  expect(shownCount(counts, { nest: false }, nest, hidden)).toBe(2)
  expect(nest && isShown(nest, {}, hidden)).toBe(false)
  expect(garden && isShown(garden, { garden: false }, hidden)).toBe(false)
})
