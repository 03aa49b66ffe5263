import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeGeography,
  encodeGeography,
  landKinds,
  type Land,
  type LandFeature,
} from '../../src/basemap/geography.ts'
import { emptyLand } from '../../src/testing/land-samples.ts'
import { feature, goodSource } from '../fixtures/good-source.ts'
import { buildGeographyFile } from './geography.ts'
import { BuildError } from './output-file.ts'

describe('buildGeographyFile', () => {
  it('writes the land as the map reads it', () => {
    const { path, content } = buildGeographyFile(goodSource())
    expect(path).toBe('data/test/geography.json')
    const { features } = decodeGeography(JSON.parse(Buffer.from(content).toString()))
    expect(features).toEqual([
      { kind: 'cliff', shape: 'line', parts: [[0, 0, 5, 5]] },
      { kind: 'road', shape: 'line', parts: [[0, 0, 5, 5]], class: 'path', inferred: true },
      { kind: 'stream', shape: 'line', parts: [[0, 0, 5, 5]], width: 3 },
      { kind: 'river', shape: 'polygon', parts: [[0, 100, 400, 100, 400, 120]], name: 'Sasau' },
      { kind: 'bridge', shape: 'point', parts: [[100, 0]], over: 'river' },
      {
        kind: 'settlement',
        shape: 'polygon',
        parts: [
          [0, 0, 90, 0, 90, 90],
          [40, 20, 60, 20, 60, 30],
        ],
        name: 'Uzhitz',
        rank: 'village',
        approx: true,
      },
      {
        kind: 'building',
        shape: 'polygon',
        parts: [[10, 10, 40, 10, 40, 30, 10, 30]],
        use: 'barn',
      },
      { kind: 'wall', shape: 'line', parts: [[0, 0, 5, 5]], material: 'stone' },
      { kind: 'tower', shape: 'point', parts: [[5, 5]] },
    ])
  })

  it('writes what the chart shows beside its land, and its places', () => {
    const source = goodSource()
    const { content } = buildGeographyFile(source)
    const land = decodeGeography(JSON.parse(Buffer.from(content).toString()))
    const { title, extent, metresPerUnit, chart, lettering, ranks } = source.world
    expect(land).toMatchObject({ title, extent, metresPerUnit, chart, lettering })
    expect(land.ranks).toEqual(
      ranks.map(({ key, landmark, houses }) => ({ key, landmark, houses })),
    )
    expect(land.places).toHaveLength(source.places.length)
    expect(land.places.length).toBeGreaterThan(0)
  })

  it('contains what is drawn for a settlement, but no names', () => {
    const { places, ...source } = goodSource()
    const [first] = places
    if (!first) throw new Error('There is no place.')
    const plain = { ...first, x: 3, y: 4, rank: 'hamlet', landmark: '', houses: '' }
    const camp = { ...plain, landmark: 'tent', houses: 'tents' }
    const { content } = buildGeographyFile({ ...source, places: [plain, camp] })
    expect(decodeGeography(JSON.parse(Buffer.from(content).toString())).places).toEqual([
      { coordinate: [3, 4], rank: 'hamlet' },
      { coordinate: [3, 4], rank: 'hamlet', landmark: 'tent', houses: 'tents' },
    ])
  })

  it('refuses an unknown kind', () => {
    const source = { ...goodSource(), features: [feature({ kind: 'lake' })] }
    expect(() => buildGeographyFile(source)).toThrow(BuildError)
  })
})

const run = fc
  .array(fc.tuple(fc.nat(8192), fc.nat(8192)), { minLength: 1, maxLength: 30 })
  .map((points) => points.flat())

const anyFeature: fc.Arbitrary<LandFeature> = fc.record(
  {
    kind: fc.constantFrom(...landKinds),
    shape: fc.constantFrom('point' as const, 'line' as const, 'polygon' as const),
    parts: fc.array(run, { maxLength: 4 }),
    class: fc.string(),
    width: fc.nat(3),
    name: fc.string(),
    rank: fc.string(),
    over: fc.string(),
    inferred: fc.boolean(),
    approx: fc.boolean(),
  },
  { requiredKeys: ['kind', 'shape', 'parts'] },
)

describe('the geography file', () => {
  it('gives back any land that was written to it', () => {
    fc.assert(
      fc.property(fc.array(anyFeature, { maxLength: 8 }), (features) => {
        const land: Land = { ...emptyLand, features }
        const file: unknown = JSON.parse(JSON.stringify(encodeGeography(land)))
        expect(decodeGeography(file)).toEqual(land)
      }),
    )
  })
})
