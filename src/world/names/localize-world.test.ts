import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typesOfCategory } from '../filtering.ts'
import { markerLabel, nameOf } from '../marker-label.ts'
import { emptyWorld, markerType } from '../../testing/world-samples.ts'
import type { Lettering } from '../manifest.ts'
import { localizeLettering, localizeWorld } from './localize-world.ts'
import type { World } from '../world.ts'
import type { WorldNames } from './world-names.ts'

const world: World = {
  ...emptyWorld,
  title: 'Bohemia, 1403',
  categories: [{ id: 'other', title: 'Other', colour: '#94BFFF', shape: 'star' }],
  shortcuts: [{ title: 'Beds', types: ['bed'] }],
  words: { bed: ['sleep'], camp: ['rest'] },
  requirements: {
    title: 'Chests',
    heading: 'Only what I can open',
    hint: 'All others are shown.',
    groups: [
      { key: 'spade', title: 'I have a spade', note: 'Requires a spade' },
      {
        key: 'locks',
        title: 'Locks',
        none: 'None',
        levels: [{ key: 'hard', title: 'Hard', note: 'Hard lock' }],
      },
      { key: 'cave', title: null, note: 'In a cave' },
    ],
  },
  ranks: [{ key: 'town', title: 'Town', reach: 150, plateSize: 20 }],
  types: [markerType('bed', { title: 'Bed' }), markerType('camp', { title: 'Camp' })],
  places: [
    { coordinate: [3, 4], rank: 'town', name: 'Rattay' },
    { coordinate: [5, 6], rank: 'town', name: 'Monastery', inWords: 'the Monastery' },
    { coordinate: [7, 8], rank: 'town' },
  ],
  markers: [
    { id: 0, locationType: 'bed', coordinate: [0, 0] },
    { id: 2, locationType: 'camp', coordinate: [1, 0], name: 'Rattay' },
    { id: 3, locationType: 'camp', coordinate: [2, 0], name: 'Old Camp', description: 'Empty' },
    { id: 4, locationType: 'camp', coordinate: [3, 0], name: 'Secret', veiled: true },
    {
      id: 5,
      locationType: 'bed',
      coordinate: [4, 0],
      description: 'Hard lock',
      demand: { key: 'locks', metBy: ['hard'] },
      yields: ['mint:4'],
    },
    { id: 6, locationType: 'bed', coordinate: [5, 0], description: 'In a cave' },
  ],
}

const german: WorldNames = {
  title: 'Böhmen, 1403',
  game: 'Das Spiel',
  searchExample: 'bett',
  types: { camp: 'Lager', bed: 'Schlafplatz' },
  categories: { other: 'Sonstiges' },
  ranks: { town: 'Stadt' },
  shortcuts: { Beds: 'Betten' },
  requirements: {
    heading: 'Nur was ich öffnen kann',
    'spade title': 'Ich habe einen Spaten',
    'spade note': 'Braucht einen Spaten',
    'locks none': 'Keine',
    'locks hard title': 'Schwer',
    'locks hard note': 'Schweres Schloss',
    'cave note': 'In einer Höhle',
  },
  herbs: { mint: 'Minze' },
  books: { 'The Rule': 'Die Regel' },
  places: { Rattay: 'Rataje', Monastery: 'Kloster' },
  of: { Rattay: 'von Rataje' },
  markers: { 'Old Camp': 'Altes Lager', Secret: 'Geheimnis' },
  descriptions: { Empty: 'Leer' },
  words: { bed: ['schlafen'] },
}

describe('withNames', () => {
  const localized = localizeWorld(world, german)
  const byId = new Map(localized.markers.map((marker) => [marker.id, marker]))

  it('says everything in the language', () => {
    expect(localized).toMatchObject({
      title: 'Böhmen, 1403',
      game: 'Das Spiel',
      searchExample: 'bett',
      categories: [{ id: 'other', title: 'Sonstiges' }],
      ranks: [{ key: 'town', title: 'Stadt' }],
      shortcuts: [{ title: 'Betten', types: ['bed'] }],
      herbs: { mint: 'Minze' },
      books: { 'The Rule': 'Die Regel' },
    })
    expect(localized.requirements).toEqual({
      title: 'Chests',
      heading: 'Nur was ich öffnen kann',
      hint: 'All others are shown.',
      groups: [
        { key: 'spade', title: 'Ich habe einen Spaten', note: 'Braucht einen Spaten' },
        {
          key: 'locks',
          title: 'Locks',
          none: 'Keine',
          levels: [{ key: 'hard', title: 'Schwer', note: 'Schweres Schloss' }],
        },
        { key: 'cave', title: null, note: 'In einer Höhle' },
      ],
    })
  })

  it('keeps the English name next to a different one', () => {
    expect(localized.types).toMatchObject([
      { id: 'bed', title: 'Schlafplatz', english: 'Bed' },
      { id: 'camp', title: 'Lager', english: 'Camp' },
    ])
    expect(byId.get(3)).toMatchObject({ name: 'Altes Lager', english: 'Old Camp' })
    expect(localized.words).toEqual({ bed: ['schlafen', 'sleep'], camp: ['rest'] })
    const same = localizeWorld(world, { types: { bed: 'Bed' }, markers: { Secret: 'Secret' } })
    expect(same.types[0]).not.toHaveProperty('english')
    expect(same.markers).toEqual(world.markers)
  })

  it('translates settlements and their form after a direction', () => {
    expect(localized.places).toEqual([
      {
        coordinate: [3, 4],
        rank: 'town',
        name: 'Rataje',
        english: 'Rattay',
        of: 'von Rataje',
      },
      { coordinate: [5, 6], rank: 'town', name: 'Kloster', english: 'Monastery' },
      { coordinate: [7, 8], rank: 'town' },
    ])
  })

  it('calls a marker as the settlement whose name it has', () => {
    expect(byId.get(2)).toMatchObject({ name: 'Rataje', english: 'Rattay' })
  })

  it('translates the requirement in place of the description', () => {
    expect(byId.get(3)?.description).toBe('Leer')
    expect(byId.get(5)).toMatchObject({
      description: 'Schweres Schloss',
      demand: { key: 'locks', metBy: ['hard'] },
      yields: ['mint:4'],
    })
    expect(byId.get(6)?.description).toBe('In einer Höhle')
  })

  it('keeps veiled names veiled', () => {
    const veiled = byId.get(4)
    expect(veiled).toMatchObject({ name: 'Geheimnis', veiled: true })
    expect(veiled && nameOf(veiled, false)).toBeUndefined()
    expect(veiled && markerLabel(veiled, localized.types[1], false)).toBe('Lager')
  })

  it('lists types in the order of the language, and keeps their own', () => {
    const ids = (types: World['types']) => types.map(({ id }) => id)
    expect(ids(typesOfCategory(world.types, 'other'))).toEqual(['bed', 'camp'])
    expect(ids(typesOfCategory(localized.types, 'other'))).toEqual(['camp', 'bed'])
    expect(ids(localized.types)).toEqual(['bed', 'camp'])
    // A type without a translated name comes last.
    const added = localizeWorld({ ...world, types: [markerType('axe'), ...world.types] }, german)
    expect(ids(typesOfCategory(added.types, 'other'))).toEqual(['camp', 'bed', 'axe'])
  })

  it('leaves the very world in English', () => {
    expect(localizeWorld(world, undefined)).toBe(world)
  })
})

const key = fc.oneof(
  fc.constantFrom('bed', 'camp', 'Rattay', 'Monastery', 'Old Camp', 'Secret', 'Empty', 'other'),
  fc.string(),
)
const names = fc.dictionary(key, fc.string({ minLength: 1 }))
const anyNames: fc.Arbitrary<WorldNames> = fc.record(
  {
    title: fc.string(),
    types: names,
    categories: names,
    ranks: names,
    shortcuts: names,
    requirements: names,
    herbs: names,
    books: names,
    places: names,
    of: names,
    markers: names,
    descriptions: names,
    lettering: names,
    words: fc.dictionary(key, fc.array(fc.string())),
  },
  { requiredKeys: [] },
)

it('changes nothing but texts', () => {
  const bare = ({ types, categories, ranks, shortcuts, places, markers }: World) => ({
    types: types.map((type) => ({ ...type, title: '', english: '', order: 0 })),
    categories: categories.map((category) => ({ ...category, title: '' })),
    ranks: ranks.map((rank) => ({ ...rank, title: '' })),
    shortcuts: shortcuts?.map(({ types: of }) => of),
    places: places.map(({ coordinate, rank, name }) => [coordinate, rank, name !== undefined]),
    markers: markers.map((marker) => ({
      ...marker,
      name: marker.name !== undefined,
      english: '',
      description: marker.description !== undefined,
    })),
  })
  fc.assert(
    fc.property(anyNames, (any) => {
      expect(bare(localizeWorld(world, any))).toEqual(bare(world))
    }),
  )
})

it('writes names on the land in the language', () => {
  const lettering: readonly Lettering[] = [
    { kind: 'river', feature: 'Sasau', stations: [0.5] },
    { kind: 'river', feature: 'North Brook', text: 'Brook', stations: [0.5] },
    { kind: 'area', text: 'Deepwood', at: [1, 2], size: 40 },
  ]
  const localized = { lettering: { Sasau: 'Sázava', Brook: 'Potok' } }
  expect(localizeLettering(lettering, undefined)).toEqual(lettering)
  expect(localizeLettering(lettering, localized)).toEqual([
    { kind: 'river', feature: 'Sasau', text: 'Sázava', stations: [0.5] },
    { kind: 'river', feature: 'North Brook', text: 'Potok', stations: [0.5] },
    { kind: 'area', text: 'Deepwood', at: [1, 2], size: 40 },
  ])
})
