import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localizeWorld } from '../../../world/names/localize-world.ts'
import type { World } from '../../../world/world.ts'
import type { WorldNames } from '../../../world/names/world-names.ts'
import { foldText, isSearchable } from '../../../platform/folded-text.ts'
import { lookUp } from './look-up.ts'
import { SearchIndex } from './search-index.ts'

const english = {
  types: [{ id: 'grindstone', title: 'Grindstone' }],
  categories: [],
  ranks: [{ key: 'town', title: 'Town', reach: 100 }],
  places: [
    { coordinate: [1000, 1000], rank: 'town', name: 'Rattay' },
    { coordinate: [4000, 4000], rank: 'town', name: 'Talmberg' },
  ],
  markers: [
    { id: 1, locationType: 'grindstone', coordinate: [1000, 1010], yields: ['herb_paris:2'] },
    { id: 2, locationType: 'grindstone', coordinate: [4000, 4010], name: 'Old Mill' },
  ],
  words: { grindstone: ['repair'] },
  metresPerUnit: 1,
} as unknown as World

const spellings = { Rattay: ['Rataje', 'Ратае', '拉泰'], Talmberg: ['Talmberk', 'Тальмберг'] }

const languages: Readonly<Record<string, WorldNames | undefined>> = {
  en: undefined,
  cs: {
    types: { grindstone: 'Brus' },
    places: { Rattay: 'Rataje' },
    markers: { 'Old Mill': 'Starý mlýn' },
    words: { grindstone: ['oprava'] },
    herbs: { herb_paris: 'vraní oko' },
  },
  ru: {
    types: { grindstone: 'Точильный камень' },
    places: { Rattay: 'Ратае' },
    markers: { 'Old Mill': 'Старая мельница' },
  },
  zh: { types: { grindstone: '磨刀石' }, places: { Rattay: '拉泰' } },
}

async function look(lang: string, text: string) {
  const world = localizeWorld(english, languages[lang])
  const index = new SearchIndex(world.markers, world.types, undefined, world.words, world)
  const found = await lookUp(text, world, index, {
    from: [2000, 2000],
    between: ['near', 'u'],
    spellings,
    yieldToPage: () => Promise.resolve(),
  })
  return {
    places: found.places.map(({ id }) => id),
    settlements: found.settlements.map((place) => place.english ?? place.name),
    types: found.types.map(({ id }) => id),
  }
}

describe.each(Object.keys(languages))('on a page in "%s"', (lang) => {
  it.each(['Rattay', 'rataje', 'Ратае', 'ратаё', '拉泰', 'RATAJ'])(
    'finds a settlement by "%s"',
    async (text) => {
      expect((await look(lang, text)).settlements).toContain('Rattay')
    },
  )

  it('finds a kind by its title in English and in the language', async () => {
    expect((await look(lang, 'grindstone')).types).toEqual(['grindstone'])
    const { types = {} } = languages[lang] ?? {}
    expect((await look(lang, types['grindstone'] ?? 'grind')).types).toEqual(['grindstone'])
  })

  it('finds a place by its name in English and in the language', async () => {
    expect((await look(lang, 'old mill')).places).toContain(2)
    const { markers = {} } = languages[lang] ?? {}
    expect((await look(lang, markers['Old Mill'] ?? 'mill')).places).toContain(2)
  })

  it('finds what players call a kind in English', async () => {
    expect((await look(lang, 'repair')).types).toEqual(['grindstone'])
  })

  it('reads a type and a settlement in different languages', async () => {
    const { places, settlements } = await look(lang, 'grindstone near Ратае')
    expect(places[0]).toBe(1)
    expect(settlements).toEqual(['Rattay'])
  })
})

it('finds by the language’s own words, herbs and a part of a word in signs', async () => {
  expect((await look('cs', 'oprava')).types).toEqual(['grindstone'])
  expect((await look('cs', 'vrani oko')).places).toEqual([1])
  expect((await look('zh', '刀')).types).toEqual(['grindstone'])
  expect((await look('zh', '磨刀石')).places).toEqual([1, 2])
})

it('looks up from three letters on, and from one sign', () => {
  expect(['ab', 'abc', '  ab ', 'ра', 'рат', '石', 'の', '성'].map(isSearchable)).toEqual([
    false,
    true,
    false,
    false,
    true,
    true,
    true,
    true,
  ])
})

describe('a folded text', () => {
  it.each([
    ['Łódź', 'lodz'],
    ['Kuttenberg’s', "kuttenberg's"],
    ['Straße', 'strasse'],
    ['ISPARTA', 'isparta'],
    ['ışık', 'isik'],
    ['Çeşme', 'cesme'],
    ['Ёлка', 'елка'],
    ['Œuvre', 'oeuvre'],
    ['a\u00a0b', 'a b'],
  ])('of "%s" is "%s"', (text, expected) => {
    expect(foldText(text)).toBe(expected)
  })

  it('is the same folded again, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})
