import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { files, goodGlyph, name, translatedIn, world as worldOf } from './fixtures/good-source.ts'
import { loadSource } from './load.ts'

const { file: _file, lineOf: _lineOf, ...manifest } = worldOf({ id: 'small', title: 'A World' })

const feature = (properties: object, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
})

const geography = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features })

const good = {
  'world.json': JSON.stringify(manifest, null, 2),
  'marker-types.csv': 'id,title,category,priority,glyph\nbed,Bed,other,7,bed\n',
  'markers.csv':
    'id,location_type,x,y,name,description,image,yields,requires,veiled\n7,bed,1,2,A,"B, C",images/7-camp.webp,mint;sage,spade,1\n',
  'places.csv':
    'name,x,y,rank,landmark,houses,in_words,note\nUzhitz,3,4,village,church,,the Uzhitz,by the river\n',
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

type OptionalFile = 'heights.csv' | 'names.csv' | 'buildings.geojson' | 'landmarks.geojson'

/** Writes the good files with some contents replaced, and loads them. Files set to `undefined` are left out. */
async function load(
  changed: Partial<Record<keyof typeof good | OptionalFile, string | Buffer | undefined>> = {},
) {
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
      world: { file: 'worlds/small/world.json', lineOf: expect.any(Function), ...manifest },
      types: [
        {
          ...at('marker-types.csv', 2),
          id: 'bed',
          title: 'Bed',
          category: 'other',
          priority: 7,
          glyph: 'bed',
          link: '',
        },
      ],
      markers: [
        {
          ...at('markers.csv', 2),
          id: 7,
          locationType: 'bed',
          x: 1,
          y: 2,
          name: 'A',
          also: '',
          description: 'B, C',
          image: 'images/7-camp.webp',
          yields: 'mint;sage',
          requires: 'spade',
          veiled: '1',
          link: '',
        },
      ],
      places: [
        {
          ...at('places.csv', 2),
          name: 'Uzhitz',
          x: 3,
          y: 4,
          rank: 'village',
          landmark: 'church',
          houses: '',
          inWords: 'the Uzhitz',
          note: 'by the river',
        },
      ],
      heights: [],
      treasureMaps: [],
      quests: [],
      questCutoffs: [],
      names: [],
      sharedNames: [],
      features: [
        {
          ...at('geography.geojson', 1),
          path: 'features[0]',
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

  it('reads buildings and landmarks from files of their own', async () => {
    const outline = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ]
    const barn = { kind: 'building', use: 'barn', settlement: 'Uzhitz' }
    const { value, problems } = await load({
      'buildings.geojson': geography(feature(barn, 'Polygon', [outline])),
      'landmarks.geojson': geography(feature({ kind: 'tower', of: 'Uzhitz' }, 'Point', [1, 2])),
    })
    expect(problems).toEqual([])
    const file = (name: string) => `worlds/small/${name}`
    expect(value?.features).toMatchObject([
      { file: file('geography.geojson'), kind: 'bridge' },
      { file: file('buildings.geojson'), path: 'features[0]', use: 'barn' },
      { file: file('landmarks.geojson'), path: 'features[0]', of: 'Uzhitz' },
    ])
  })

  it('reads the world’s own names and the shared names in all languages', async () => {
    await writeFile(join(worlds, 'names.csv'), 'what,key,en,zh\nrank,town,Town,城镇\n')
    const { value, problems } = await load({
      'names.csv': 'what,key,en,cs,de\ntype,bed,Bed,Postel,Bett\nplace,Uzhitz,Uzhitz,Úžice,\n',
    })
    expect(problems).toEqual([])
    expect(value?.names).toEqual([
      name({
        file: 'worlds/small/names.csv',
        translations: translatedIn({ cs: 'Postel', de: 'Bett' }),
      }),
      name({
        file: 'worlds/small/names.csv',
        line: 3,
        what: 'place',
        key: 'Uzhitz',
        en: 'Uzhitz',
        translations: translatedIn({ cs: 'Úžice' }),
      }),
    ])
    expect(value?.sharedNames).toEqual([
      name({
        file: files.sharedNames,
        what: 'rank',
        key: 'town',
        en: 'Town',
        translations: translatedIn({ zh: '城镇' }),
      }),
    ])
  })

  it.each([
    ['a language that the page does not have', 'what,key,en,la\ntype,bed,Bed,Lectus\n', 1, 'la'],
    ['no English', 'what,key,de\ntype,bed,Bett\n', 1, 'en'],
    ['something unknown', 'what,key,en,de\ntypes,bed,Bed,Bett\n', 2, 'what'],
  ])('refuses names of %s', async (_name, text, line, field) => {
    const { problems } = await load({ 'names.csv': text })
    expect(problems).toEqual([
      expect.objectContaining({ file: 'worlds/small/names.csv', line, field }),
    ])
    await writeFile(join(worlds, 'names.csv'), text)
    const shared = await load({ 'names.csv': 'what,key,en\n' })
    expect(shared.problems).toEqual([
      expect.objectContaining({ file: files.sharedNames, line, field }),
    ])
  })

  it('does without the columns that a small world has no need of', async () => {
    const { value, problems } = await load({
      'marker-types.csv': 'id,title,category\nbed,Bed,other\n',
      'markers.csv': 'id,location_type,x,y\n7,bed,1,2\n',
      'places.csv': 'name,x,y,rank\nUzhitz,3,4,village\n',
    })
    expect(problems).toEqual([])
    expect(value?.types).toMatchObject([{ priority: 0, glyph: 'bed', link: '' }])
    expect(value?.markers).toMatchObject([
      { id: 7, name: '', image: '', requires: '', veiled: '', link: '' },
    ])
    expect(value?.places).toMatchObject([{ name: 'Uzhitz', landmark: '', note: '' }])
  })

  it('reads links of places and of kinds where there are any', async () => {
    const link = `https://wiki.example/${'long'.repeat(50)}`
    const { value, problems } = await load({
      'marker-types.csv': 'id,title,category,link\nbed,Bed,other,https://wiki.example/bed\n',
      'markers.csv': `id,location_type,x,y,link\n7,bed,1,2,${link}\n`,
    })
    expect(problems).toEqual([])
    expect(value?.types).toMatchObject([{ link: 'https://wiki.example/bed' }])
    expect(value?.markers).toMatchObject([{ link }])
  })

  it('reads heights where there are any', async () => {
    const { value, problems } = await load({ 'heights.csv': 'x,y,metres\n1,2,310.25\n3,4,high\n' })
    expect(value?.heights).toEqual([
      { file: 'worlds/small/heights.csv', line: 2, x: 1, y: 2, metres: 310.25 },
    ])
    expect(problems).toEqual([
      {
        file: 'worlds/small/heights.csv',
        line: 3,
        field: 'metres',
        reason: '"high" is not a number',
      },
    ])
  })

  it('leaves out a type whose priority is no number', async () => {
    const { value, problems } = await load({
      'marker-types.csv': 'id,title,category,priority\nbed,Bed,other,high\n',
    })
    expect(value?.types).toEqual([])
    expect(problems).toMatchObject([{ line: 2, field: 'priority' }])
  })

  it('leaves a byte order mark out', async () => {
    const { problems } = await load({ 'places.csv': `\uFEFF${good['places.csv']}` })
    expect(problems).toEqual([])
  })

  it('leaves out rows without whole numbers and keeps the rest', async () => {
    const { value, problems } = await load({
      'markers.csv': `${good['markers.csv']}8,bed,1.5,y,,,,,,\n9,bed,3,3,,,,,,\n`,
      'places.csv': `${good['places.csv']}Sasau,,4,town,,,,\n`,
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

  it('reports the problems of every unreadable file', async () => {
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
      ['worlds/small/markers.csv', 'the file is missing'],
      ['worlds/small/places.csv', 'the file is not UTF-8 text: save it in UTF-8'],
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
      'world.json': JSON.stringify({ ...manifest, ...change }),
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

describe('forbidden contents of a world’s folder [F94]', () => {
  it.each(['images/7-camp.webp', 'markers.csv', 'glyphs/bed.svg'] as const)(
    'refuses %s as a link to another file',
    async (name) => {
      const secret = join(worlds, 'secret')
      await writeFile(secret, 'not for the site')
      await load()
      await rm(join(worlds, 'small', name))
      await symlink(secret, join(worlds, 'small', name))
      const { value, problems } = await loadSource(worlds, 'small')
      expect(problems).toContainEqual({
        file: `worlds/small/${name}`,
        reason: 'the file is a link: put the file itself there',
      })
      const pictures = (value?.images ?? []).map(({ content }) => String(Buffer.from(content)))
      expect([...pictures, JSON.stringify(value ?? {})].join()).not.toContain('not for the site')
    },
  )

  it('refuses a folder that is a link', async () => {
    await load()
    const elsewhere = join(worlds, 'elsewhere')
    await rename(join(worlds, 'small', 'images'), elsewhere)
    await symlink(elsewhere, join(worlds, 'small', 'images'))
    expect((await loadSource(worlds, 'small')).problems).toEqual([
      {
        file: 'worlds/small/images',
        reason: 'the folder is a link: put the folder itself there',
      },
    ])
  })

  it('refuses a file that is far too large, without reading it', async () => {
    const { problems } = await load({ 'names.csv': 'x'.repeat(9_000_000) })
    expect(problems).toEqual([
      {
        file: 'worlds/small/names.csv',
        reason: 'the file has 9 MB, and 8 MB is the most: make it smaller',
      },
    ])
  })
})

describe('a land without end [F95]', () => {
  const points = (count: number) => Array.from({ length: count }, (_, at) => [at % 400, 0])
  const roads = (amount: number, length: number) =>
    Array.from({ length: amount }, () => feature({ kind: 'road' }, 'LineString', points(length)))
  const ring = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ]

  it.each([
    [
      'a road of 300,000 points',
      roads(1, 300_000),
      'features[0].geometry.coordinates',
      'has more than 20,000 points: leave some out',
    ],
    [
      'an area of 2,000 rings',
      [
        feature(
          { kind: 'wood' },
          'Polygon',
          Array.from({ length: 2_000 }, () => ring),
        ),
      ],
      'features[0].geometry.coordinates',
      'has more than 1,000 rings: leave some out',
    ],
    [
      '21,000 bridges',
      Array(21_000).fill(feature({ kind: 'bridge' }, 'Point', [1, 2])) as object[],
      'features',
      'has more than 20,000 features: leave some out',
    ],
    [
      '11 roads of 20,000 points',
      roads(11, 20_000),
      'features',
      'the file has more than 200,000 points: leave some out',
    ],
    [
      'a name of 81 characters',
      [feature({ kind: 'river', name: 'A'.repeat(81) }, 'Point', [1, 2])],
      'features[0].properties.name',
      'must have 80 characters at most',
    ],
  ])('is refused in one sentence: %s', async (_what, features, field, reason) => {
    const { value, problems } = await load({ 'geography.geojson': geography(...features) })
    expect(value).toBeUndefined()
    expect(problems).toEqual([{ file: 'worlds/small/geography.geojson', line: 1, field, reason }])
  })
})

it('reports 156,000 problems of a file without an overflow [F95]', async () => {
  const header = 'id,location_type,x,y,name,description,image,yields,requires,veiled'
  const row = Array<string>(10).fill('\u200b').join()
  const text = `${header}\n${`${row}\n`.repeat(12_000)}`
  const { problems } = await load({ 'markers.csv': text })
  // Each row has an invisible character in ten cells, and three of them should be numbers.
  expect(problems).toHaveLength(12_000 * 13)
})
