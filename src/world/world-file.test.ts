import { describe, expect, it } from 'vitest'
import { decodeWorld, encodeWorld, WorldFileError } from './world-file.ts'
import type { World } from './world.ts'
import { emptyWorld, markerType } from '../testing/world-samples.ts'

const requirements = {
  title: 'Chests',
  heading: 'Only what I can open',
  hint: 'All others are shown.',
  groups: [
    { key: 'spade', title: 'I have a spade', note: 'Requires a spade' },
    {
      key: 'lockpicking',
      title: 'Locks',
      none: 'None',
      levels: [
        { key: 'easy', title: 'Easy', note: 'Easy lock' },
        { key: 'hard', title: 'Hard', note: 'Hard lock' },
      ],
    },
    { key: 'cave', title: null, note: 'In a cave' },
  ],
}

const world: World = {
  ...emptyWorld,
  categories: [
    { id: 'other', title: 'Other', colour: '#94BFFF', shape: 'star' },
    { id: 'resources', title: 'Resources', colour: '#B5C7D2', shape: 'circle' },
  ],
  requirements,
  ranks: [
    { key: 'town', title: 'Town', reach: 150, plateSize: 20 },
    { key: 'village', title: 'Village', reach: 70, plateSize: 16 },
  ],
  types: [
    markerType('bird_nest', {
      title: 'Bird Nest',
      category: 'resources',
      colour: '#B5C7D2',
      priority: 7,
    }),
    markerType('bed', { title: 'Where to sleep', glyph: 'moon' }),
  ],
  places: [
    { coordinate: [1, 2], rank: 'village' },
    { coordinate: [3, 4], rank: 'town', name: 'Rattay' },
    { coordinate: [5, 6], rank: 'village', name: 'Inn', inWords: 'the Inn' },
  ],
  markers: [
    { id: 0, locationType: 'bird_nest', coordinate: [0, 0] },
    { id: 9, locationType: 'bed', coordinate: [8, 9], description: 'Bring a blanket' },
    {
      id: 10,
      locationType: 'bed',
      coordinate: [8, 9],
      description: 'Easy lock',
      demand: { key: 'lockpicking', metBy: ['easy', 'hard'] },
    },
    { id: 11, locationType: 'bed', coordinate: [8, 9], description: 'In a cave' },
    { id: 12, locationType: 'bed', coordinate: [8, 9], name: 'The hanged man', veiled: true },
  ],
}

const file = encodeWorld(world, '/icons/')
const withRow = (row: unknown) => ({ ...file, markers: [row] })

describe('encodeWorld', () => {
  it('omits trailing zeros of missing values, but no coordinates', () => {
    expect(file.markers.slice(0, 2)).toEqual([
      [0, 0, 0, 0],
      [9, 1, 8, 9, 0, 'Bring a blanket'],
    ])
  })

  it('writes the number of a requirement in place of its note', () => {
    expect(file.markers.slice(2)).toEqual([
      [1, 0, 0, 0, 0, 2],
      [1, 0, 0, 0, 0, 4],
      [1, 0, 0, 0, 'The hanged man', 0, 0, 0, 1],
    ])
  })

  it('writes of types and places only what cannot be worked out', () => {
    expect(file.types).toEqual([
      ['bird_nest', 1, 7],
      ['bed', 0, 0, 'Where to sleep', 'moon'],
    ])
    expect(file.places).toEqual([
      [1, 2, 1],
      [3, 4, 0, 'Rattay'],
      [5, 6, 1, 'Inn', 'the Inn'],
    ])
  })

  const wrong: readonly (readonly [string, Partial<World>])[] = [
    ['a marker of an unknown type', { types: [] }],
    ['a type of an unknown category', { categories: [] }],
    ['a place of an unknown rank', { ranks: [] }],
    ['a demand that the world does not know', { requirements: { ...requirements, groups: [] } }],
  ]
  it.each(wrong)('refuses %s', (_name, change) => {
    expect(() => encodeWorld({ ...world, ...change }, '/icons/')).toThrow(WorldFileError)
  })
})

describe('decodeWorld', () => {
  it.each([
    ['null', null],
    ['a web page', '<!doctype html>'],
    ['a list', []],
    ['an empty object', {}],
    ['another format', { ...file, format: 'itinerarium-geography' }],
    ['markers that are no list', { ...file, markers: {} }],
    ['no types', { ...file, types: undefined }],
    ['no categories', { ...file, categories: undefined }],
    ['no places', { ...file, places: null }],
    ['no extent', { ...file, extent: 'all' }],
    ['[F79] a category that is null', { ...file, categories: [null] }],
    ['[F79] an extent of texts', { ...file, extent: ['0', 0, 1, 1] }],
    ['[F79] an extent cut off', { ...file, extent: [0, 0, 1] }],
    ['[F79] no start view', { ...file, startView: undefined }],
    ['[F79] a start view without a zoom', { ...file, startView: { coordinates: [0, 0] } }],
    ['[F79] metres that are a text', { ...file, metresPerUnit: '0.5' }],
    ['[F79] a title that is none', { ...file, title: 5 }],
    ['[F79] ranks that are no list', { ...file, ranks: 'town' }],
    ['[F79] glyphs that are null', { ...file, glyphs: null }],
    ['a marker of a type that is not there', withRow([1, 2, 3, 4])],
    ['a marker of a negative type', withRow([1, -1, 3, 4])],
    ['a marker without an id', withRow([null, 0, 3, 4])],
    ['a marker with an id as text', withRow(['1', 0, 3, 4])],
    ['a marker without a place', withRow([1, 0, 3])],
    ['an empty row', withRow([])],
    ['a type of a category that is not there', { ...file, types: [['bed', 2, 0]] }],
    ['a type without an id', { ...file, types: [[0, 0, 0]] }],
    ['a place of a rank that is not there', { ...file, places: [[1, 2, 9]] }],
    ['a place without a coordinate', { ...file, places: [['1', 2, 0]] }],
  ])('refuses %s', (_name, input) => {
    expect(() => decodeWorld(input)).toThrow(WorldFileError)
  })

  it.each([
    ['null', null],
    ['a number', 5],
  ])('takes no marker that is %s', (_name, row) => {
    expect(() => decodeWorld(withRow(row))).toThrow()
  })

  it('leaves the format out of the world', () => {
    expect(decodeWorld(file)).toEqual(world)
  })
  it('looks for icons where the file says', () => {
    const elsewhere = { ...file, icons: '/icons/island/' }
    expect(decodeWorld(elsewhere).types[0]?.icon).toBe('/icons/island/bird_nest.webp')
  })

  it('reads an old cached file without rows, ranks and requirements', () => {
    const nest = { id: 'nest', title: 'Nest', category: 'resources', icon: '/icons/nest.webp' }
    const former = {
      format: 'itinerarium-world',
      id: 'kcd1',
      game: 'A Game',
      title: 'A World',
      extent: [0, 0, 100, 100],
      metresPerUnit: 0.5,
      startView: { coordinates: [50, 50], zoom: 2 },
      categories: [{ id: 'resources', title: 'Resources', colour: '#B5C7D2' }],
      types: [{ ...nest, colour: '#B5C7D2', glyph: 'nest' }],
      places: [{ coordinate: [1, 2], rank: 'town', name: 'Rattay' }],
      markers: [
        [3, 0, 5, 6, 0, 'Requires a spade'],
        [8, 0, 7, 9],
      ],
    }
    expect(decodeWorld(former)).toMatchObject({
      types: [{ ...nest, priority: 0 }],
      glyphs: {},
      ranks: [],
      services: { categories: [], types: [] },
      places: [{ coordinate: [1, 2], rank: 'town', name: 'Rattay' }],
      markers: [
        { id: 3, locationType: 'nest', coordinate: [5, 6], description: 'Requires a spade' },
        { id: 8, locationType: 'nest', coordinate: [7, 9] },
      ],
    })
  })
})

it('has links where there are any, and is no longer where there are none', () => {
  const file = encodeWorld(world, '/icons/')
  const link = 'https://wiki.example/nest'
  const linking = {
    ...world,
    types: world.types.map((type) => ({ ...type, link })),
    markers: world.markers.map((marker) => ({ ...marker, link })),
  }
  expect(decodeWorld(JSON.parse(JSON.stringify(encodeWorld(linking, '/icons/'))))).toEqual(linking)
  expect(file.types.map((row) => Array.isArray(row) && row.length)).toEqual([3, 5])
})
