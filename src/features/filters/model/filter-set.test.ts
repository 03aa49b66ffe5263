import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countCharacters } from '../../../platform/characters.ts'
import { noMoreFilters } from '../../../world/filtering.ts'
import { readFilterSets, type FilterSet } from './filter-set.ts'
import { maxSets, mergedSets } from './merge-sets.ts'

const ids = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(24))
const [id = ''] = ids
const everything = { visibleTypes: {}, showPins: true, ...noMoreFilters }
const setOf = (change: Partial<FilterSet> = {}): FilterSet => ({
  id,
  name: 'Evening',
  filters: everything,
  ...change,
})

/** A valid set. Ids, names and filters of different sets coincide by chance. */
const anySet: fc.Arbitrary<FilterSet> = fc
  .record({
    id: fc.constantFrom(...ids),
    name: fc.constantFrom('Evening', 'Evening 2', 'x'.repeat(40), '🏰'.repeat(40)),
    nest: fc.boolean(),
    isStart: fc.boolean(),
  })
  .map(({ nest, isStart, ...set }) => ({
    ...set,
    filters: { ...everything, visibleTypes: { nest, retired_type: true } },
    ...(isStart && { start: true }),
  }))
const anySets = fc.uniqueArray(anySet, { selector: (set) => set.id })

function counter(): () => string {
  let made = 0
  return () => (made += 1).toString(16).padStart(24, '0')
}

const merge = (own: readonly FilterSet[], received: readonly FilterSet[]) =>
  mergedSets(own, received, counter())

it('reads a written set, including types that this version does not know', () => {
  const set = setOf({
    filters: {
      visibleTypes: { nest: false, kind_of_tomorrow: false, '*': true },
      showPins: false,
      found: 'missing',
      chests: { spade: true, lockpicking: 'hard' },
      yields: 'mint',
      namedTypes: ['nest'],
    },
    start: true,
  })
  expect(readFilterSets(JSON.parse(JSON.stringify([set])))).toEqual([set])
})

it('skips invalid sets and repairs invalid parts of a set', () => {
  const wrong = { visibleTypes: { nest: 0, bed: false }, found: 'lost', chests: { spade: 1 } }
  const stored = [
    { ...setOf(), name: '  ' },
    { ...setOf(), id: 'x y' },
    { ...setOf(), filters: null },
    null,
    7,
    { ...setOf(), name: ` Two\nlines ${'x'.repeat(60)}`, filters: wrong, start: 1 },
  ]
  expect(readFilterSets(stored)).toEqual([
    setOf({
      name: `Two lines ${'x'.repeat(30)}`,
      filters: { ...everything, visibleTypes: { bed: false } },
    }),
  ])
  expect(readFilterSets({ 0: setOf() })).toBeUndefined()
})

it('never throws, and reads its own output unchanged', () => {
  const entry = fc.oneof(
    anySet,
    fc.jsonValue(),
    fc.record(
      {
        id: fc.oneof(fc.constantFrom(...ids), fc.string()),
        name: fc.oneof(fc.string({ unit: 'binary', maxLength: 90 }), fc.jsonValue()),
        filters: fc.oneof(
          fc.jsonValue(),
          fc.record({
            visibleTypes: fc.oneof(fc.dictionary(fc.string(), fc.boolean()), fc.jsonValue()),
            chests: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
            yields: fc.jsonValue(),
          }),
        ),
        start: fc.jsonValue(),
      },
      { requiredKeys: [] },
    ),
  )
  fc.assert(
    fc.property(fc.oneof(fc.array(entry), fc.jsonValue()), (stored) => {
      const read = readFilterSets(stored) ?? []
      expect(new Set(read.map((set) => set.id)).size).toBe(read.length)
      for (const { name } of read) {
        expect(name.trim()).not.toBe('')
        expect(countCharacters(name)).toBeLessThanOrEqual(40)
      }
      expect(readFilterSets(JSON.parse(JSON.stringify(read)))).toEqual(read)
    }),
  )
})

it('merging keeps the player’s sets and adds each received one once', () => {
  fc.assert(
    fc.property(anySets, anySets, (own, received) => {
      const { sets, added, left } = merge(own, received)
      expect(sets.slice(0, own.length)).toEqual(own)
      expect([sets.length, left]).toEqual([own.length + added, 0])
      for (const { filters } of received)
        expect(sets.map((set) => set.filters)).toContainEqual(filters)
      expect(new Set(sets.map((set) => set.id)).size).toBe(sets.length)
      const names = sets.slice(own.length).map((set) => set.name)
      for (const name of names) {
        expect(countCharacters(name)).toBeLessThanOrEqual(40)
        expect(sets.filter((set) => set.name === name)).toHaveLength(1)
      }
      const starts = (of: readonly FilterSet[]) => of.filter((set) => set.start).length
      expect(starts(sets)).toBeLessThanOrEqual(Math.max(starts(own), 1))
      expect(merge(sets, received)).toEqual({ sets, added: 0, left: 0 })
    }),
  )
})

it('merging numbers a set with a taken name, and a full list takes no more', () => {
  const other = setOf({ filters: { ...everything, found: 'missing' } })
  const { sets } = merge([setOf()], [other])
  expect(sets.map(({ name }) => name)).toEqual(['Evening', 'Evening 2'])
  expect(sets[1]?.id).not.toBe(id)
  const flags = '🇨🇿'.repeat(40)
  const [, numbered] = merge([setOf({ name: flags })], [{ ...other, name: flags }]).sets
  expect(numbered?.name).toBe(`${'🇨🇿'.repeat(38)} 2`)
  const full = Array.from({ length: maxSets }, (_, at) =>
    setOf({ id: `${at}`.padStart(24, '0'), name: `Set ${at}` }),
  )
  expect(merge(full, [other])).toEqual({ sets: full, added: 0, left: 1 })
})

it('merging compares the always-named types regardless of their order', () => {
  const named = (...namedTypes: string[]) => setOf({ filters: { ...everything, namedTypes } })
  expect(merge([named('inn', 'bed')], [named('bed', 'inn')]).added).toBe(0)
  expect(merge([named('inn', 'bed')], [named('inn')]).added).toBe(1)
  expect(merge([setOf()], [named('inn')]).added).toBe(1)
})
