import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Place } from '../../../world/names/world-names.ts'
import type { MarkerType, Marker } from '../../../world/marker.ts'
import { findMarkersIn } from '../../../world/settlement.ts'
import { lookUp, splitQuery } from './look-up.ts'
import { SearchIndex } from './search-index.ts'

const type = (id: string, title: string): MarkerType => ({
  id,
  title,
  category: 'other',
  icon: `/icons/${id}.webp`,
  colour: '#94BFFF',
  priority: 0,
  glyph: id,
})
const types = [
  type('grindstone', 'Grindstone'),
  type('armourer', 'Armourer'),
  type('enemy_camp', 'Enemy Camp'),
  type('camp', 'Camp'),
]
const words = { grindstone: ['repair', 'sharpen'], armourer: ['repair', 'shop'] }
const rattay: Place = { coordinate: [1000, 1000], rank: 'town', name: 'Rattay' }
const nomads: Place = { coordinate: [3000, 3000], rank: 'hamlet', name: "Nomads' Camp" }
const world = (markers: readonly Marker[]) => ({
  markers,
  types,
  words,
  places: [nomads, rattay],
  ranks: [
    { key: 'town', title: 'Town', reach: 100 },
    { key: 'hamlet', title: 'Hamlet', reach: 40 },
  ],
  metresPerUnit: 0.5,
})
const marker = (id: number, locationType: string, x: number, y: number, name?: string): Marker => ({
  id,
  locationType,
  coordinate: [x, y],
  ...(name && { name }),
})
const near = world([
  marker(1, 'grindstone', 3000, 2990),
  marker(2, 'grindstone', 1150, 1000),
  marker(3, 'grindstone', 1300, 1000),
  marker(4, 'armourer', 1010, 1000),
  marker(5, 'enemy_camp', 500, 500),
  marker(6, 'camp', 4000, 4000, 'Camp of Rattay'),
])

async function look(text: string, of = near, from: readonly [number, number] = [3000, 3000]) {
  const index = new SearchIndex(of.markers, of.types, undefined, of.words)
  const found = await lookUp(text, of, index, {
    from,
    between: ['near', 'in'],
    yieldToPage: () => Promise.resolve(),
  })
  return {
    places: found.places.map(({ id }) => id),
    settlements: found.settlements.map(({ name }) => name),
    types: found.types.map(({ id }) => id),
  }
}

describe('lookUp', () => {
  it('puts the nearest first of what matches equally well', async () => {
    expect((await look('grindstone')).places).toEqual([1, 3, 2])
    expect((await look('grindstone', near, [0, 0])).places).toEqual([2, 3, 1])
  })

  it('finds settlements by what they are, with or without a name', async () => {
    for (const text of ['town', 'Rattay town', 'town rattay'])
      expect((await look(text)).settlements).toEqual(['Rattay'])
    // "Hamley" is similar, but only a fuzzy match.
    const alike = world([marker(1, 'camp', 1000, 4000, 'Hamley')])
    expect(await look('hamlet', alike)).toEqual({
      places: [],
      settlements: ["Nomads' Camp"],
      types: [],
    })
  })

  it('answers a kind at a settlement by the distance from there', async () => {
    const found = { settlements: ['Rattay'], types: ['grindstone'] }
    for (const text of ['grindstone rattay', 'rattay grindstone', 'GRINDSTONES near Rattay']) {
      expect(await look(text)).toEqual({ ...found, places: [2, 3, 1] })
    }
  })

  it('leads from the words of players to the kinds', async () => {
    expect(await look('repair')).toEqual({
      places: [1, 3, 2, 4],
      settlements: [],
      types: ['grindstone', 'armourer'],
    })
    expect((await look('repair rattay')).places).toEqual([4, 2, 3, 1])
  })

  it('lists types by their own names before types by other words', async () => {
    const of = { ...near, words: { ...words, grindstone: ['camps'] } }
    expect((await look('camp', of)).types).toEqual(['enemy_camp', 'camp', 'grindstone'])
  })

  it('lists places in the settlement before nearer ones in the next settlement', async () => {
    const mill: Place = { coordinate: [1160, 1000], rank: 'town', name: 'Upper Mill' }
    const of = {
      ...world([marker(1, 'grindstone', 1100, 1000), marker(2, 'grindstone', 880, 1000)]),
      places: [rattay, mill],
    }
    expect((await look('grindstone rattay', of)).places).toEqual([2, 1])
  })

  it('lists the places of a quarter although they belong to the town', async () => {
    const quarter: Place = { coordinate: [1160, 1000], rank: 'quarter', name: 'North Gate' }
    const town = world([marker(1, 'grindstone', 1150, 1000), marker(2, 'grindstone', 880, 1000)])
    const ranks = [
      ...town.ranks,
      { key: 'quarter', title: 'Quarter', reach: 30, minor: true as const },
    ]
    const of = { ...town, places: [rattay, quarter], ranks }
    expect(await look('north gate', of)).toMatchObject({ places: [1], settlements: ['North Gate'] })
    expect((await look('rattay', of)).places).toEqual([2, 1])
  })

  it('lists the places of a settlement that is searched alone', async () => {
    expect(await look('rattay')).toEqual({ places: [6, 4, 2], settlements: ['Rattay'], types: [] })
    expect((await look('rat')).places).toEqual([6])
  })

  it('takes a name that a place bears for the place', async () => {
    expect((await look('camp of rattay')).places[0]).toBe(6)
    expect((await look('enemy camp')).places).toEqual([5])
  })

  it('finds nothing below three letters or without a match', async () => {
    const nothing = { places: [], settlements: [], types: [] }
    expect(await look('ra')).toEqual(nothing)
    expect(await look('zzzzz')).toEqual(nothing)
    expect(await look('__proto__')).toEqual(nothing)
  })

  it('always lists places in the settlement before others, each by distance', async () => {
    const spot = fc.integer({ min: 600, max: 1400 })
    const all = fc.uniqueArray(fc.tuple(spot, spot), { minLength: 1, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(all, async (spots) => {
        const of = world(spots.map(([x, y], id) => marker(id, 'grindstone', x, y)))
        const { places } = await look('grindstone rattay', of)
        const inside = new Set(findMarkersIn(rattay, of).map(({ id }) => id))
        const units = (id: number) => {
          const [x, y] = of.markers[id]?.coordinate ?? [0, 0]
          return Math.hypot(x - 1000, y - 1000)
        }
        expect(places).toHaveLength(spots.length)
        for (const [at, id] of places.entries()) {
          const before = places[at - 1] ?? id
          expect(inside.has(before) || !inside.has(id)).toBe(true)
          if (inside.has(before) === inside.has(id)) {
            expect(units(before)).toBeLessThanOrEqual(units(id))
          }
        }
      }),
    )
  })
})

it.each(['ｇｒｉｎｄｓｔｏｎｅ', 'ＧＲＩＮＤＳＴＯＮＥ　rattay', '＃１２３'])(
  'full-width letters find what plain ones do: %s [F89]',
  async (text) => {
    const places = [marker(123, 'grindstone', 1010, 1000), marker(4, 'armourer', 3000, 3000)]
    const index = new SearchIndex(places, types, () => true)
    const options = {
      from: [1000, 1000] as const,
      between: [],
      yieldToPage: () => Promise.resolve(),
    }
    const found = await lookUp(text, world(places), index, options)
    expect(found.places.map(({ id }) => id)).toEqual([123])
  },
)

const place = (name: string, inWords?: string): Place => ({
  coordinate: [0, 0],
  rank: 'village',
  name,
  ...(inWords && { inWords }),
})
const settlements = [
  place('Rattay'),
  place('Talmberg'),
  place('Monastery', 'the Monastery'),
  place('Lower Semine Mill'),
  place('Semine'),
  place("Nomads' Camp"),
  place('Ústí'),
]
const between = ['near', 'in', 'of', 'the']
const split = (text: string, kinds?: ReadonlySet<string>) => {
  const found = splitQuery(text, settlements, between, kinds)
  return found && [found.what, found.settlement.name]
}

describe('splitQuery', () => {
  it('extracts the settlement at any position, and the joining words', () => {
    expect(split('grindstone rattay')).toEqual(['grindstone', 'Rattay'])
    expect(split('Rattay grindstone')).toEqual(['grindstone', 'Rattay'])
    expect(split('baths near Talmberg')).toEqual(['baths', 'Talmberg'])
    expect(split('herbs in the monastery')).toEqual(['herbs', 'Monastery'])
    expect(split('bed usti')).toEqual(['bed', 'Ústí'])
    expect(split('inn nomads camp')).toEqual(['inn', "Nomads' Camp"])
    expect(split('treasure chest rattay')).toEqual(['treasure chest', 'Rattay'])
  })

  it('takes a last word that is not finished, but none of two letters', () => {
    expect(split('grindstone ratt')).toEqual(['grindstone', 'Rattay'])
    expect(split('grindstone ra')).toBeUndefined()
    expect(split('ratt grindstone')).toBeUndefined()
  })

  it('prefers the whole name to a longer one that holds it', () => {
    expect(split('inn semine')).toEqual(['inn', 'Semine'])
    expect(split('inn lower semine mill')).toEqual(['inn', 'Lower Semine Mill'])
  })

  it('takes no word for a settlement that means a kind', () => {
    expect(split('enemy nomads', new Set(['nomads']))).toBeUndefined()
    expect(split('enemy camp', new Set(['camp']))).toBeUndefined()
  })

  it('names a settlement alone with nothing asked for', () => {
    expect(split('rattay')).toEqual(['', 'Rattay'])
    expect(split('in Rattay')).toEqual(['', 'Rattay'])
    expect(split('grindstone')).toBeUndefined()
    expect(split('   ')).toBeUndefined()
  })

  it('finds any settlement next to any type, in either order, case or spacing', () => {
    const kind = fc.array(fc.stringMatching(/^q[a-z]{2,8}$/), { minLength: 1, maxLength: 3 })
    const joint = fc.constantFrom('', ...between)
    fc.assert(
      fc.property(
        kind,
        fc.constantFrom(...settlements),
        joint,
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom(' ', '   '),
        (words, settlement, join, first, loud, space) => {
          const name = settlement.name ?? ''
          const parts = first ? [name, ...words] : [...words, join, name]
          const text = parts.filter(Boolean).join(space)
          const found = splitQuery(loud ? text.toUpperCase() : text, settlements, between)
          expect(found?.settlement).toBe(settlement)
          expect(found?.what.toLowerCase()).toBe(words.join(' '))
        },
      ),
    )
  })

  it('takes any text, and asks for nothing that was not typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const what = splitQuery(text, settlements, between)?.what ?? ''
        for (const word of what.split(' ')) expect(text).toContain(word)
      }),
    )
  })
})
