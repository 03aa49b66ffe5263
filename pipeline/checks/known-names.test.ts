import { expect, it } from 'vitest'
import { files, goodSource, name, place } from '../fixtures/good-source.ts'
import type { SourceName } from '../source.ts'
import { knownNames } from './known-names.ts'

const good = goodSource()
const check = (...names: readonly SourceName[]) =>
  knownNames({ ...good, places: [...good.places, place({ name: 'Rattay' })], names })

it('accepts good data of every kind', () => {
  expect(knownNames(good)).toEqual([])
  const called = (what: SourceName['what'], key: string, en = key) => name({ what, key, en })
  expect(
    check(
      called('world', 'title', 'A World'),
      called('type', 'bed', 'Bed'),
      called('category', 'utilities', 'Utilities'),
      called('rank', 'town', 'Town'),
      called('requirement', 'heading', 'Only chests that I can open'),
      called('requirement', 'spade title', 'I have a spade'),
      called('requirement', 'lockpicking none', 'None'),
      called('requirement', 'lockpicking very-hard note', 'Requires lockpicking: Very Hard'),
      called('requirement', 'cave note', 'Hidden away in a small cave'),
      called('herb', 'herb_paris', 'herb paris'),
      called('book', 'The Rule of St. Nicholas III'),
      called('place', 'Rattay'),
      called('of', 'Rattay', ''),
      called('lettering', 'Sasau'),
      called('lettering', 'A Brook'),
      called('marker', 'Treasure of Ústí & sons'),
      called('description', 'Empty'),
      called('word', 'bed', ''),
    ),
  ).toEqual([])
})

it('refuses what the world does not have', () => {
  expect(check(name({ line: 7, key: 'sofa' }), name({ what: 'marker', key: 'Rattay' }))).toEqual([
    { file: files.names, line: 7, field: 'key', reason: 'the world has no type "sofa"' },
    { file: files.names, line: 2, field: 'key', reason: 'the world has no marker "Rattay"' },
  ])
})

it('reports a row whose English name the world has changed', () => {
  expect(check(name({ en: 'Sofa' }))).toEqual([
    {
      file: files.names,
      line: 2,
      field: 'en',
      reason:
        '"Sofa" is "Bed" in the world: see whether the row still says it, and write that here',
    },
  ])
})
