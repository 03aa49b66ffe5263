import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Marker, MarkerType } from '../../src/world/marker.ts'
import type { Coordinate } from '../../src/geometry/coordinates.ts'
import type { Category } from '../../src/world/manifest.ts'
import type { Place } from '../../src/world/names/world-names.ts'
import { decodeWorld, encodeWorld } from '../../src/world/world-file.ts'
import type { PlaceRank, World } from '../../src/world/world.ts'
import { knownRequirements } from '../../src/world/requirements.ts'
import { goodSource, marker, place, type } from '../fixtures/good-source.ts'
import type { Source } from '../source.ts'
import { BuildError, sharedFolders } from './output-file.ts'
import { usedGlyphs } from './glyphs.ts'
import { buildWorldFile } from './world.ts'

const build = (source: Source) =>
  buildWorldFile(source, usedGlyphs(goodSource()), sharedFolders('test', 'test'))
const decode = (content: Uint8Array) => decodeWorld(JSON.parse(Buffer.from(content).toString()))

describe('buildWorldFile', () => {
  it('writes the world as the page reads it [S3.04] [S3.05] [S3.08]', () => {
    const { path, content } = build(goodSource())
    expect(path).toBe('data/test/world.json')
    const source = goodSource()
    const { file: _file, lineOf: _lineOf, ...manifest } = source.world
    const {
      summary: _,
      retiredMarkerIds: _ids,
      lettering: _letters,
      chart: _chart,
      questParts: _parts,
      ...told
    } = manifest
    expect(decode(content)).toEqual({
      ...told,
      hasQuests: true,
      ranks: [
        { key: 'town', title: 'Town', reach: 150, plateSize: 20 },
        { key: 'village', title: 'Village', reach: 70, plateSize: 16 },
      ],
      glyphs: {
        bed: [{ d: 'M64 64h384v384h-384z', fillRule: 'evenodd' }],
        chest: [{ d: 'M64 64h384v384h-384z', fillRule: 'evenodd' }],
      },
      types: [
        {
          id: 'bed',
          title: 'Bed',
          category: 'utilities',
          icon: '/icons/bed.webp',
          colour: '#FF8D8D',
          priority: 50,
          glyph: 'bed',
        },
        {
          id: 'treasure_chest',
          title: 'Chest',
          category: 'other',
          icon: '/icons/treasure_chest.webp',
          colour: '#94bfff',
          priority: 50,
          glyph: 'chest',
        },
      ],
      places: [
        { name: 'Uzhitz', inWords: 'the Uzhitz', coordinate: [10, 20], rank: 'village' },
        { coordinate: [10, 20], rank: 'village' },
        { coordinate: [10, 20], rank: 'village' },
      ],
      markers: [
        { id: 0, locationType: 'bed', coordinate: [53, 50] },
        { id: 4, locationType: 'treasure_chest', coordinate: [50, 50], description: 'Empty' },
        {
          id: 5,
          locationType: 'treasure_chest',
          coordinate: [0, 100],
          name: 'Treasure of Ústí & sons',
          description: 'Requires lockpicking: Very Hard',
          demand: { key: 'lockpicking', metBy: ['very-hard'] },
          yields: ['mint', 'herb_paris:4', 'book: The Rule of St. Nicholas III'],
          veiled: true,
        },
        { id: 7, locationType: 'bed', coordinate: [50, 50], image: 'images/7-camp.webp' },
      ],
      treasureMaps: 'treasure_chest',
    })
  })

  it('omits requirements if the world has none', () => {
    const source = goodSource()
    const { requirements: _, ...open } = source.world
    const { content } = build({ ...source, world: open, markers: [marker()], treasureMaps: [] })
    expect(decode(content)).not.toHaveProperty('requirements')
  })

  it('does not depend on the order of the markers’ rows', () => {
    const source = goodSource()
    const turned = { ...source, markers: source.markers.toReversed() }
    expect(build(turned)).toEqual(build(source))
  })

  it.each([
    ['two markers of one id', { markers: [marker(), marker()] }],
    ['two types of one id', { types: [type(), type()] }],
    ['an unknown category', { types: [type({ category: 'beds' })] }],
    ['an unknown rank', { places: [place({ rank: 'city' })] }],
    ['an unknown requirement', { markers: [marker({ requires: 'key' })] }],
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

const rank: fc.Arbitrary<PlaceRank> = fc.record(
  {
    key: word,
    title: text,
    minor: fc.constant(true),
    reach: fc.nat(500),
    plateSize: fc.nat(24),
  },
  { requiredKeys: ['key', 'title', 'reach', 'plateSize'] },
)

const markerType = ({ id: of, colour }: Category): fc.Arbitrary<MarkerType> =>
  fc
    .record({ id: word, title: text, priority: fc.nat(99), glyph: word })
    .map((type) => ({ ...type, category: of, icon: `/icons/${type.id}.webp`, colour }))

const anyPlace = (ranks: readonly PlaceRank[]): fc.Arbitrary<Place> =>
  fc.record(
    {
      coordinate,
      rank: fc.constantFrom(...ranks.map(({ key }) => key)),
      name: text,
      inWords: text,
    },
    { requiredKeys: ['coordinate', 'rank'] },
  )

const { requirements } = goodSource().world
const required = knownRequirements(requirements).map(({ note, demand }) => ({
  description: note,
  ...(demand && { demand }),
}))

const anyMarker = (types: readonly MarkerType[]): fc.Arbitrary<Marker> =>
  fc
    .tuple(
      fc.record(
        {
          id: fc.nat(),
          locationType: fc.constantFrom(...types.map(({ id }) => id)),
          coordinate,
          name: text,
          image: text,
          yields: fc.array(fc.stringMatching(/^[a-zA-Z0-9:_ ]+$/), { minLength: 1, maxLength: 5 }),
          veiled: fc.constant(true as const),
        },
        { requiredKeys: ['id', 'locationType', 'coordinate'] },
      ),
      fc.oneof(fc.constant({}), fc.record({ description: text }), fc.constantFrom(...required)),
    )
    .map(([marker, said]) => ({ ...marker, ...said }))

const anyWorld: fc.Arbitrary<World> = fc
  .tuple(
    fc.uniqueArray(category, { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
    fc.uniqueArray(rank, { minLength: 1, maxLength: 4, selector: ({ key }) => key }),
  )
  .chain(([categories, ranks]) =>
    fc
      .uniqueArray(fc.constantFrom(...categories).chain(markerType), {
        minLength: 1,
        maxLength: 6,
        selector: ({ id }) => id,
      })
      .chain((types) =>
        fc.record({
          id: word,
          game: text,
          studio: text,
          title: text,
          extent: fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()),
          metresPerUnit: fc.integer({ min: 1, max: 400 }).map((n) => n / 100),
          origin: coordinate,
          startView: fc.record({ coordinates: coordinate, zoom: fc.nat(8) }),
          categories: fc.constant(categories),
          services: fc.record({ categories: fc.array(word), types: fc.array(word) }),
          ...(requirements && { requirements: fc.constant(requirements) }),
          ranks: fc.constant(ranks),
          rivals: fc.record({ groups: fc.dictionary(word, word) }),
          types: fc.constant(types),
          glyphs: fc.dictionary(word, fc.array(fc.record({ d: text }))),
          places: fc.array(anyPlace(ranks), { maxLength: 6 }),
          markers: fc.array(anyMarker(types), { maxLength: 12 }),
        }),
      ),
  )

describe('the world file', () => {
  it('gives back any world that was written to it', () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        expect(decodeWorld(JSON.parse(JSON.stringify(encodeWorld(world, '/icons/'))))).toEqual(
          world,
        )
      }),
    )
  })
})
