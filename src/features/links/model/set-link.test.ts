import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foundFilters, noMoreFilters } from '../../../world/filtering.ts'
import { createScale } from '../../../geometry/scale.ts'
import { markerType } from '../../../testing/world-samples.ts'
import { readSetLink, withKnownFilters, writeSetLink } from './set-link.ts'
import { readViewLink } from './view-link.ts'

const extent = [0, 0, 8192, 8192] as const
const world = {
  extent,
  scale: createScale(extent, 0.5),
  types: ['nest', 'grave', 'inn'].map((id) => markerType(id)),
}
const visibleTypes = { nest: true, grave: false, inn: false }

it('says the kinds as every link does, and beside them the name', () => {
  const search = writeSetLink({ name: 'My nests & more', visibleTypes, ...noMoreFilters }, world)
  expect(search).toBe('?set=My+nests+%26+more&types=nest')
  expect(readViewLink(search, world)).toEqual({ types: visibleTypes })
})

it('says the other filters in words of their own', () => {
  const chests = { spade: true, lockpicking: 'hard', rope: false }
  const set = { name: 'Left', found: 'missing', yields: 'book: On War', chests } as const
  expect(decodeURIComponent(writeSetLink({ ...set, visibleTypes }, world))).toBe(
    '?set=Left&found=missing&yields=book:+On+War&tools=spade,lockpicking:hard,-rope&types=nest',
  )
})

it('holds the always-named types', () => {
  const set = { name: 'Inns', ...noMoreFilters, namedTypes: ['inn', 'nest'] }
  const search = writeSetLink({ ...set, visibleTypes }, world)
  expect(decodeURIComponent(search)).toBe('?set=Inns&names=inn,nest&types=nest')
  expect(readSetLink(search)).toEqual(set)
  expect(readSetLink('?set=Inns&names=%00,Inn,,inn')).toEqual({ ...set, namedTypes: ['inn'] })
})

it('is read as it was written', () => {
  const key = fc.stringMatching(/^[a-z][a-z0-9_]{0,12}$/)
  const linked = fc.record({
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    found: fc.constantFrom(...foundFilters),
    yields: fc.option(fc.string({ unit: 'grapheme', maxLength: 40 })),
    chests: fc.option(
      fc.dictionary(
        key.filter((name) => name !== '__proto__'),
        fc.oneof(fc.boolean(), key),
        { minKeys: 1, maxKeys: 5 },
      ),
    ),
  })
  fc.assert(
    fc.property(linked, (set) => {
      const search = writeSetLink({ ...set, visibleTypes }, world)
      expect(readSetLink(search)).toEqual({ ...set, chests: set.chests && { ...set.chests } })
      expect(readViewLink(search, world)).toEqual({ types: visibleTypes })
    }),
  )
})

it('needs a name, and unreadable parts hide nothing', () => {
  expect(readSetLink('?types=nest&found=missing')).toBeUndefined()
  expect(readSetLink(`?set=${'x'.repeat(1001)}`)).toBeUndefined()
  expect(readSetLink('?set=A&found=lost&tools=%00,,:,spade')).toEqual({
    name: 'A',
    ...noMoreFilters,
    chests: { spade: true },
  })
})

it('loses the filters that a world does not have', () => {
  const group = { key: 'spade', title: 'Spade', note: '' }
  const filtered = {
    markersById: new Map([
      [1, { id: 1, locationType: 'nest', coordinate: [0, 0] as const, yields: ['mint:2'] }],
    ]),
    requirements: { title: '', heading: '', hint: '', groups: [group] },
  }
  const known = (yields: string | null, chests: Record<string, boolean | string> | null) =>
    withKnownFilters({ yields, chests }, filtered)
  expect(known('mint', { spade: false, ladder: true })).toEqual({
    yields: 'mint',
    chests: { spade: false },
  })
  expect(known('silver', { ladder: true })).toEqual({ yields: null, chests: null })
  expect(known(null, { spade: 'hard' })).toEqual({ yields: null, chests: null })
  expect(known(null, {})).toEqual({ yields: null, chests: {} })
})
