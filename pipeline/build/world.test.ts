import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Marker } from '../../src/domain/markers/marker.ts'
import type { Coordinate } from '../../src/domain/world/coordinates.ts'
import type { Category, MarkerType } from '../../src/domain/markers/marker-type.ts'
import { placeRanks, type Place } from '../../src/domain/world/place.ts'
import { decodeWorld, encodeWorld } from '../../src/domain/world/world-file.ts'
import type { World } from '../../src/domain/world/world.ts'
import { goodSource, marker, place, type } from '../fixtures/good-source.ts'
import type { Source } from '../source.ts'
import { BuildError, sharedFolders } from './output-file.ts'
import { usedGlyphs } from './glyphs.ts'
import { buildWorldFile } from './world.ts'

const build = (source: Source) =>
  buildWorldFile(source, usedGlyphs(goodSource()), sharedFolders('test', 'test'))
const decode = (content: Uint8Array) => decodeWorld(JSON.parse(Buffer.from(content).toString()))

describe('buildWorldFile', () => {
  it('writes the world as the page reads it', () => {
    const { path, content } = build(goodSource())
    expect(path).toBe('data/test/world.json')
    expect(decode(content)).toEqual({
      glyphs: {
        bed: [{ d: 'M64 64h384v384h-384z', fillRule: 'evenodd' }],
        chest: [{ d: 'M64 64h384v384h-384z', fillRule: 'evenodd' }],
      },
      id: 'test',
      game: 'A Game',
      title: 'A World',
      extent: [0, 0, 400, 300],
      metresPerUnit: 0.5,
      startView: { coordinates: [50, 50], zoom: 2 },
      categories: [
        { id: 'utilities', title: 'Utilities', colour: '#FF8D8D', shape: 'square' },
        { id: 'other', title: 'Vendors & other', colour: '#94bfff', shape: 'star' },
      ],
      types: [
        {
          id: 'bed',
          title: 'Bed',
          category: 'utilities',
          icon: '/icons/bed.webp',
          colour: '#FF8D8D',
          glyph: 'bed',
        },
        {
          id: 'treasure_chest',
          title: 'Chest',
          category: 'other',
          icon: '/icons/treasure_chest.webp',
          colour: '#94bfff',
          glyph: 'chest',
        },
      ],
      places: [
        { name: 'Uzhitz', coordinate: [10, 20], rank: 'village' },
        { coordinate: [10, 20], rank: 'village' },
        { coordinate: [10, 20], rank: 'village', note: 'a mill' },
      ],
      markers: [
        { id: 0, locationType: 'bed', coordinate: [53, 50] },
        { id: 4, locationType: 'treasure_chest', coordinate: [50, 50] },
        {
          id: 5,
          locationType: 'treasure_chest',
          coordinate: [0, 100],
          name: 'Treasure of Ústí & sons',
          description: 'Requires lockpicking: Very Hard',
          yields: ['mint', 'herb_paris:4', 'book: The Rule of St. Nicholas III'],
        },
        { id: 7, locationType: 'bed', coordinate: [50, 50], image: 'images/7-camp.webp' },
      ],
    })
  })

  it('writes the same whatever the order of the rows of markers', () => {
    const source = goodSource()
    const turned = { ...source, markers: source.markers.toReversed() }
    expect(build(turned)).toEqual(build(source))
  })

  it.each([
    ['two markers of one id', { markers: [marker(), marker()] }],
    ['two types of one id', { types: [type(), type()] }],
    ['an unknown category', { types: [type({ category: 'beds' })] }],
    ['an unknown rank', { places: [place({ rank: 'city' })] }],
  ])('refuses %s', (_name, change) => {
    expect(() => build({ ...goodSource(), ...change })).toThrow(BuildError)
  })
})

const word = fc.stringMatching(/^[a-z_]{1,12}$/)
const text = fc.string({ minLength: 1 })
const coordinate: fc.Arbitrary<Coordinate> = fc.tuple(fc.nat(8192), fc.nat(8192))

const category: fc.Arbitrary<Category> = fc.record({
  id: word,
  title: text,
  colour: fc.stringMatching(/^#[0-9A-F]{6}$/),
  shape: fc.constantFrom('circle', 'drop'),
})

const markerType: fc.Arbitrary<MarkerType> = fc.record({
  id: word,
  title: text,
  category: word,
  icon: word.map((id) => `/icons/${id}.webp`),
  colour: fc.stringMatching(/^#[0-9A-F]{6}$/),
  glyph: word,
})

const anyPlace: fc.Arbitrary<Place> = fc.record(
  { coordinate, rank: fc.constantFrom(...placeRanks), name: text, note: text },
  { requiredKeys: ['coordinate', 'rank'] },
)

const anyMarker = (types: readonly MarkerType[]): fc.Arbitrary<Marker> =>
  fc.record(
    {
      id: fc.nat(),
      locationType: fc.constantFrom(...types.map(({ id }) => id)),
      coordinate,
      name: text,
      description: text,
      image: text,
      yields: fc.array(fc.stringMatching(/^[a-zA-Z0-9:_ ]+$/), { minLength: 1, maxLength: 5 }),
    },
    { requiredKeys: ['id', 'locationType', 'coordinate'] },
  )

const anyWorld: fc.Arbitrary<World> = fc
  .uniqueArray(markerType, { minLength: 1, maxLength: 6, selector: ({ id }) => id })
  .chain((types) =>
    fc.record({
      id: word,
      game: text,
      title: text,
      extent: fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()),
      metresPerUnit: fc.integer({ min: 1, max: 400 }).map((n) => n / 100),
      startView: fc.record({ coordinates: coordinate, zoom: fc.nat(8) }),
      categories: fc.array(category, { maxLength: 4 }),
      types: fc.constant(types),
      glyphs: fc.dictionary(word, fc.array(fc.record({ d: text }))),
      places: fc.array(anyPlace, { maxLength: 6 }),
      markers: fc.array(anyMarker(types), { maxLength: 12 }),
    }),
  )

describe('the world file', () => {
  it('gives back any world that was written to it', () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        expect(decodeWorld(JSON.parse(JSON.stringify(encodeWorld(world))))).toEqual(world)
      }),
    )
  })
})
