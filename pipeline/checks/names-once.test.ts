import { expect, it } from 'vitest'
import { files, goodSource, name, translatedIn } from '../fixtures/good-source.ts'
import type { Source } from '../source.ts'
import { namesOnce } from './names-once.ts'

const check = (change: Partial<Source>) => namesOnce({ ...goodSource(), ...change })
const chest = { key: 'treasure_chest', en: 'Chest' }

it('finds nothing in good data, nor where a world says otherwise than others', () => {
  expect(check({ names: [name()], sharedNames: [name({ file: files.sharedNames })] })).toEqual([])
})

it('refuses a duplicate row', () => {
  expect(check({ names: [name(), name({ line: 9 })] })).toEqual([
    { file: files.names, line: 9, field: 'key', reason: 'type "bed" stands on line 2' },
  ])
  const shared = (line: number, en: string) => name({ file: files.sharedNames, line, en })
  expect(check({ sharedNames: [shared(2, 'Bed'), shared(3, 'Couch'), shared(4, 'Bed')] })).toEqual([
    { file: files.sharedNames, line: 4, field: 'key', reason: 'type "bed" stands on line 2' },
  ])
})

it('refuses two types of one title in a language', () => {
  const names = [
    name({ translations: translatedIn({ cs: 'Truhla', de: 'Bett' }) }),
    name({ ...chest, line: 3, translations: translatedIn({ cs: 'Truhla', de: 'Truhe' }) }),
  ]
  expect(check({ names })).toEqual([
    {
      file: files.names,
      line: expect.any(Number),
      field: 'cs',
      reason: expect.stringMatching(/^"Truhla" is the type (bed|treasure_chest), too$/),
    },
  ])
})
