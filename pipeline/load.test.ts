import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { goodGlyph } from './fixtures/good-source.ts'
import { loadSource } from './load.ts'

const world = {
  id: 'small',
  game: 'A Game',
  title: 'A World',
  extent: [0, 0, 10, 10],
  metresPerUnit: 1,
  startView: { coordinates: [5, 5], zoom: 1 },
  retiredMarkerIds: [],
  categories: [{ id: 'other', title: 'Other', colour: '#000000' }],
}

const feature = (properties: object, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
})

const geography = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features })

const good = {
  'world.json': JSON.stringify(world, null, 2),
  'marker-types.csv': 'id,title,category,glyph\nbed,Bed,other,bed\n',
  'markers.csv':
    'id,location_type,x,y,name,description,image,yields\n7,bed,1,2,A,"B, C",images/7-camp.webp,mint;sage\n',
  'places.csv': 'name,x,y,rank,note\nUzhitz,3,4,village,\n',
  'geography.geojson': geography(feature({ kind: 'bridge', over: 'stream' }, 'Point', [1, 2])),
  'glyphs/bed.svg': goodGlyph,
  'glyphs/CREDITS.csv': 'glyph,author\n',
  'images/7-camp.webp': 'pixels',
}

let worlds = ''

beforeEach(async () => {
  worlds = await mkdtemp(join(tmpdir(), 'load-'))
  for (const folder of ['glyphs', 'images']) {
    await mkdir(join(worlds, 'small', folder), { recursive: true })
  }
})

afterEach(() => rm(worlds, { recursive: true }))

/** Writes the good files with some changed, or left out where undefined, and loads them. */
async function load(changed: Partial<Record<keyof typeof good, string | Buffer | undefined>> = {}) {
  for (const [name, content] of Object.entries({ ...good, ...changed })) {
    if (content !== undefined) await writeFile(join(worlds, 'small', name), content)
  }
  return loadSource(worlds, 'small')
}

describe('loadSource', () => {
  it('gives every row its file and line', async () => {
    const { value, problems } = await load()
    expect(problems).toEqual([])
    const at = (name: string, line: number) => ({ file: `worlds/small/${name}`, line })
    expect(value).toEqual({
      folder: 'small',
      world: {
        ...at('world.json', 1),
        ...world,
        categories: [{ ...at('world.json', 21), ...world.categories[0] }],
      },
      types: [
        { ...at('marker-types.csv', 2), id: 'bed', title: 'Bed', category: 'other', glyph: 'bed' },
      ],
      markers: [
        {
          ...at('markers.csv', 2),
          id: 7,
          locationType: 'bed',
          x: 1,
          y: 2,
          name: 'A',
          description: 'B, C',
          image: 'images/7-camp.webp',
          yields: 'mint;sage',
        },
      ],
      places: [{ ...at('places.csv', 2), name: 'Uzhitz', x: 3, y: 4, rank: 'village', note: '' }],
      features: [
        {
          ...at('geography.geojson', 1),
          kind: 'bridge',
          shape: 'point',
          runs: [[[1, 2]]],
          over: 'stream',
        },
      ],
      glyphs: [{ file: 'worlds/small/glyphs/bed.svg', name: 'bed', text: goodGlyph }],
      images: [
        {
          file: 'worlds/small/images/7-camp.webp',
          path: 'images/7-camp.webp',
          content: Buffer.from('pixels'),
        },
      ],
    })
  })

  it('reads lines, polygons and flags', async () => {
    const line = feature({ kind: 'road', class: 'path', inferred: 1 }, 'LineString', [
      [0, 0],
      [1, 1],
    ])
    const polygon = feature({ kind: 'pond', approx: 1 }, 'Polygon', [
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 0],
      ],
    ])
    const { value } = await load({ 'geography.geojson': geography(line, polygon) })
    expect(value?.features).toMatchObject([
      { shape: 'line', runs: [line.geometry.coordinates], class: 'path', inferred: true },
      { shape: 'polygon', runs: polygon.geometry.coordinates, approx: true },
    ])
    expect(value?.features[0]).not.toHaveProperty('approx')
  })

  it('leaves a byte order mark out', async () => {
    const { problems } = await load({ 'places.csv': `\uFEFF${good['places.csv']}` })
    expect(problems).toEqual([])
  })

  it('leaves out rows without whole numbers and keeps the rest', async () => {
    const { value, problems } = await load({
      'markers.csv': `${good['markers.csv']}8,bed,1.5,y,,,,\n9,bed,3,3,,,,\n`,
      'places.csv': `${good['places.csv']}Sasau,,4,town,\n`,
    })
    expect(value?.markers.map(({ id }) => id)).toEqual([7, 9])
    expect(value?.places).toHaveLength(1)
    expect(problems).toEqual([
      {
        file: 'worlds/small/markers.csv',
        line: 3,
        field: 'x',
        reason: '"1.5" is not a whole number',
      },
      {
        file: 'worlds/small/markers.csv',
        line: 3,
        field: 'y',
        reason: '"y" is not a whole number',
      },
      { file: 'worlds/small/places.csv', line: 3, field: 'x', reason: '"" is not a whole number' },
    ])
  })

  it('tells the problems of every file that cannot be read', async () => {
    const { value, problems } = await load({
      'world.json': '{ "id": ',
      'marker-types.csv': 'id,title\n',
      'markers.csv': undefined,
      'places.csv': Buffer.from([0x6e, 0xff, 0x0a]),
      'geography.geojson': geography({ type: 'Feature' }),
    })
    expect(value).toBeUndefined()
    expect(problems.map(({ file, reason }) => [file, reason])).toEqual([
      ['worlds/small/world.json', expect.stringMatching(/^not valid JSON/)],
      ['worlds/small/marker-types.csv', expect.stringMatching(/^the column is missing/)],
      ['worlds/small/marker-types.csv', expect.stringMatching(/^the column is missing/)],
      ['worlds/small/markers.csv', 'the file is missing'],
      ['worlds/small/places.csv', 'the file is not UTF-8 text'],
      ['worlds/small/geography.geojson', expect.any(String)],
      ['worlds/small/geography.geojson', expect.any(String)],
    ])
  })

  it.each([
    ['an empty extent', { extent: [0, 0, 0, 10] }, 'extent'],
    ['a scale of nothing', { metresPerUnit: 0 }, 'metresPerUnit'],
    ['no categories', { categories: [] }, 'categories'],
    ['an unknown member', { tint: 1 }, undefined],
  ])('refuses a world with %s', async (_name, change, field) => {
    const { value, problems } = await load({
      'world.json': JSON.stringify({ ...world, ...change }),
    })
    expect(value).toBeUndefined()
    expect(problems.map((problem) => problem.field)).toEqual([field])
  })

  it.each([
    ['a kind of geometry that the map cannot draw', 'MultiPoint', [[1, 2]]],
    ['a coordinate that is no number', 'Point', [1, '2']],
    ['a coordinate with a height', 'Point', [1, 2, 3]],
  ])('refuses %s', async (_name, type, coordinates) => {
    const text = geography(feature({ kind: 'bridge' }, type, coordinates))
    const { value, problems } = await load({ 'geography.geojson': text })
    expect(value).toBeUndefined()
    expect(problems[0]?.field).toMatch(/^features\[0\]\.geometry/)
  })

  it('refuses a property that the map would not read', async () => {
    const text = geography(feature({ kind: 'bridge', inferred: 0, colour: 1 }, 'Point', [1, 2]))
    const { problems } = await load({ 'geography.geojson': text })
    expect(problems.map(({ field }) => field)).toEqual([
      'features[0].properties.inferred',
      'features[0].properties',
    ])
  })

  it('takes missing folders of glyphs and images for empty ones', async () => {
    await load()
    for (const folder of ['glyphs', 'images']) {
      await rm(join(worlds, 'small', folder), { recursive: true })
    }
    const { value, problems } = await loadSource(worlds, 'small')
    expect(problems).toEqual([])
    expect(value?.glyphs).toEqual([])
    expect(value?.images).toEqual([])
  })
})
