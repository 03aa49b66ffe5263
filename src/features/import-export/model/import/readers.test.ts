import { describe, expect, it } from 'vitest'
import type { Marker } from '../../../../world/marker.ts'
import type { Coordinate } from '../../../../geometry/coordinates.ts'
import type { FileEnding } from '../accepted-files.ts'
import type { ImportWorld } from './imported.ts'
import { emptyWorld } from '../../../../testing/world-samples.ts'
import { readFile } from './read-import.ts'

const known: Readonly<Record<string, readonly Coordinate[]>> = {
  nest: [
    [5794, 7887],
    [2099, 7741],
    [4921, 7714],
  ],
  grave: [
    [1803, 7683],
    [5500, 7677],
    [6319, 7675],
  ],
  enemy_camp: [
    [3496, 5958],
    [3348, 1976],
    [3470, 1440],
  ],
  inn: [
    [6137, 6666],
    [4797, 5436],
    [5674, 3859],
  ],
  grocer: [
    [1583, 7003],
    [6279, 6706],
    [6063, 6661],
  ],
  treasure_chest: [
    [1302, 3840],
    [764, 3630],
    [448, 3394],
  ],
}
const some: readonly Marker[] = Object.entries(known)
  .flatMap(([locationType, places]) => places.map((coordinate) => ({ locationType, coordinate })))
  .map((place, at) => ({ id: 7 * at, ...place }))
const world: ImportWorld = {
  ...emptyWorld,
  markers: some,
  rivals: {
    groups: {
      bandit_camp: 'enemy_camp',
      lodgings: 'inn',
      vegetable_shop: 'grocer',
      treasure: 'treasure_chest',
    },
  },
}

const groups: ReadonlyMap<string, string> = new Map([
  ['enemy_camp', 'bandit_camp'],
  ['inn', 'lodgings'],
  ['grocer', 'vegetable_shop'],
  ['treasure_chest', 'Treasure'],
])
const someIds = some.map(({ id }) => id)
const appearance = { glyph: 'pin', colour: 'red' }
const groupOf = ({ locationType }: Marker) => groups.get(locationType) ?? locationType
const metres = ({ coordinate: [x, y] }: Marker) => [x / 2, y / 2] as const

function read(content: unknown, ending: FileEnding = '.json') {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return readFile(new TextEncoder().encode(text), ending, 'kcd1', world)
}

const visitedOf = (list: readonly Marker[]) =>
  Object.fromEntries(
    list.map((marker) => [`${groupOf(marker)}@${metres(marker).join(',')}`, 1700000000000]),
  )

describe('the newer fan map', () => {
  const visited = visitedOf(some)
  const pins = [{ coords: { x: '100.5', y: 200 }, title: ' Camp ', desc: '<b>mine</b>' }]

  it.each([
    ['objects', { markers: pins, visited, langactive: 'en' }],
    ['texts', { markers: JSON.stringify(pins), visited: JSON.stringify(visited) }],
  ])('has its visited places found and its pins taken, as %s', (_, content) => {
    expect(read(content)).toEqual({
      ok: true,
      source: 'newer-fan-map',
      ids: someIds,
      pins: [{ ...appearance, x: 201, y: 400, title: 'Camp', note: '<b>mine</b>' }],
      unknown: [],
    })
  })

  it('may be the visited list alone', () => {
    expect(read(visited)).toMatchObject({ source: 'newer-fan-map', ids: someIds, pins: [] })
  })

  it('is found within two units on each axis and no further', () => {
    const [nest] = some
    if (!nest) throw new Error('There is no nest.')
    const [x, y] = metres(nest)
    const near = { [`nest@${x + 1},${y - 1}`]: 1, 'grave@1,1': 1 }
    expect(read(near)).toMatchObject({ ids: [nest.id] })
    expect(read({ [`nest@${x + 1.01},${y}`]: 1 })).toEqual({
      ok: false,
      problem: {
        kind: 'nothing-known',
        unknown: [{ why: 'no-such-place', count: 1, examples: [`nest@${x + 1.01},${y}`] }],
      },
    })
  })

  it('reports unknown entries with the reason', () => {
    const content = {
      visited: {
        ...visited,
        'dragon@1,1': 1,
        'dragon@2,2': 1,
        'nest@1,1': 1,
        'nest@NaN,1': 1,
        'nest@1e309,1': 1,
        nonsense: 1,
      },
      markers: [
        { coords: { x: 99999, y: 1 }, title: 'Far' },
        { coords: { x: 1, y: 1 } },
        { coords: null, title: 'Nowhere' },
        null,
      ],
    }
    expect(read(content)).toMatchObject({
      ok: true,
      ids: someIds,
      pins: [{ x: 2, y: 2, title: '2, 2' }],
      unknown: [
        { why: 'unknown-kind', count: 2, examples: ['dragon'] },
        { why: 'no-such-place', count: 1, examples: ['nest@1,1'] },
        { why: 'unreadable', count: 5, examples: ['nest@NaN,1', 'nest@1e309,1', 'nonsense'] },
        { why: 'outside', count: 1, examples: ['Far'] },
      ],
    })
  })
})

describe('the older fan map', () => {
  it('has x to the north and y to the east', () => {
    const pins = [{ coords: { x: '300', y: '12,5' }, title: 'Ñandú', desc: 'a\nb' }]
    expect(read({ markers: JSON.stringify(pins), langactive: 'de' })).toEqual({
      ok: true,
      source: 'older-fan-map',
      ids: [],
      pins: [{ ...appearance, x: 25, y: 600, title: 'Ñandú', note: 'a\nb' }],
      unknown: [],
    })
  })

  it('is guarded inside its text as well', () => {
    const deep = `${'['.repeat(200)}${']'.repeat(200)}`
    expect(read({ markers: deep })).toEqual({ ok: false, problem: { kind: 'too-deep' } })
    expect(read({ markers: '[{"__proto__":{}}]' })).toMatchObject({ problem: { kind: 'hostile' } })
    expect(read({ markers: '[{' })).toMatchObject({ problem: { kind: 'not-json' } })
    expect(read({ markers: '7' })).toMatchObject({ problem: { kind: 'schema', field: 'markers' } })
    expect(read({ markers: '[]', visited: 7 })).toMatchObject({ problem: { field: 'visited' } })
  })
})

describe('the tracker script', () => {
  it('has its ids, north before east, found in whole metres', () => {
    const content: Record<string, { title: string; ids: unknown[] }> = {}
    for (const marker of some) {
      const [east, north] = metres(marker).map(Math.round)
      content[groupOf(marker)] ??= { title: 'any', ids: [] }
      content[groupOf(marker)]?.ids.push(`${north}_${east}`)
    }
    content['nest']?.ids.push('x_1', 5)
    expect(read(content)).toEqual({
      ok: true,
      source: 'tracker',
      ids: someIds,
      pins: [],
      unknown: [{ why: 'unreadable', count: 2, examples: ['nest x_1', 'nest number'] }],
    })
  })
})

describe('a world whose grid does not begin where the game counts from', () => {
  // The extent and origin of the world Trosky, where a unit is half a metre.
  const off: ImportWorld = {
    ...emptyWorld,
    extent: [0, 0, 5320, 5320],
    origin: [490, 735],
    markers: [
      { id: 3, locationType: 'nest', coordinate: [0, 0] },
      { id: 7, locationType: 'nest', coordinate: [5320, 200] },
    ],
  }
  const readOff = (content: unknown) =>
    readFile(new TextEncoder().encode(JSON.stringify(content)), '.json', 'off', off)

  it('has the newer fan map’s metres taken from there, of places and of pins', () => {
    const visited = { 'nest@490,735': 1, 'nest@3150,835': 1, 'nest@0,0': 1 }
    const markers = [{ coords: { x: '590.5', y: 835 }, title: 'Camp' }]
    expect(readOff({ visited, markers })).toMatchObject({
      ok: true,
      ids: [3, 7],
      pins: [{ x: 201, y: 200, title: 'Camp' }],
      unknown: [{ why: 'no-such-place', examples: ['nest@0,0'] }],
    })
  })

  it('skips a pin of the older map that is outside this map', () => {
    const at = (east: number, north: number) => ({ coords: { x: north, y: east }, title: 'Camp' })
    const pins = [at(490, 735), at(3150, 3395), at(489, 735), at(490, 3396)]
    expect(readOff({ markers: JSON.stringify(pins), langactive: 'de' })).toMatchObject({
      pins: [
        { x: 0, y: 0 },
        { x: 5320, y: 5320 },
      ],
      unknown: [{ why: 'outside', count: 2 }],
    })
  })

  it('has the tracker’s places found, north before east', () => {
    const content = { nest: { title: 'any', ids: ['735_490', '835_3150'] } }
    expect(readOff(content)).toMatchObject({ ok: true, ids: [3, 7] })
  })
})

describe('GeoJSON and tables', () => {
  it('named points become pins, whatever the file’s extension', () => {
    const point = (coordinates: unknown, properties: unknown) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates },
      properties,
    })
    const content = {
      type: 'FeatureCollection',
      features: [
        point([1010, 20.5, 3], { name: 'A', note: 'n', glyph: 'star', colour: 'a b' }),
        point([1010, 20.4], null),
        point(['NaN', 1], { name: 'B' }),
        { type: 'Feature', geometry: { type: 'LineString', coordinates: [[1, 2]] } },
      ],
    }
    for (const ending of ['.json', '.geojson'] as const) {
      expect(read(content, ending)).toMatchObject({
        source: 'geojson',
        pins: [
          { x: 1010, y: 20.5, title: 'A', note: 'n', glyph: 'star' },
          { x: 1010, y: 20.4, title: '1010, 20' },
        ],
        unknown: [{ why: 'unreadable', count: 2 }],
      })
    }
  })

  it.each([
    { type: 'Feature', properties: { name: 'Nowhere' } },
    { type: 'Feature', properties: { name: 'Nowhere' }, geometry: null },
    { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { name: 'Nowhere' } }] },
    [{ type: 'Feature', geometry: null, properties: { name: 'Nowhere' } }],
    {
      type: 'umap',
      layers: [
        {
          type: 'FeatureCollection',
          features: [{ type: 'Feature', properties: { name: 'Nowhere' }, geometry: null }],
        },
      ],
    },
    {
      type: 'Feature',
      geometry: { type: 'GeometryCollection', geometries: [null] },
      properties: { name: 'Nowhere' },
    },
  ])('places without a geometry are named: %o', (content) => {
    expect(read(content)).toMatchObject({
      problem: {
        kind: 'nothing-known',
        unknown: [{ why: 'unreadable', count: 1, examples: ['Nowhere'] }],
      },
    })
  })

  it.each([
    { type: 'FeatureCollection' },
    { type: 'GeometryCollection', geometries: [] },
    { type: 'umap' },
  ])('collections without places are no list of ids: %o', (content) => {
    expect(read(content)).toMatchObject({ problem: { kind: 'nothing-known' } })
  })

  it('a bare geometry without coordinates is unreadable', () => {
    expect(read({ type: 'Point' })).toMatchObject({
      problem: { unknown: [{ why: 'unreadable', count: 1 }] },
    })
  })

  it('layers of a uMap with external data are reported', () => {
    const linked = (options: string) => ({
      type: 'FeatureCollection',
      features: [],
      [options]: { name: 'Inns', remoteData: { url: 'https://example.org/inns.json' } },
    })
    const content = {
      type: 'umap',
      layers: [
        linked('_umap_options'),
        linked('_storage'),
        { type: 'FeatureCollection', _umap_options: { remoteData: {} }, features: [] },
      ],
    }
    expect(read(content, '.umap')).toMatchObject({
      problem: { held: [{ what: 'link', count: 2 }] },
    })
  })

  it('each part of lines and areas becomes a shape, and invalid parts are skipped', () => {
    const feature = (type: string, coordinates: unknown, properties = {}) => ({
      type: 'Feature',
      geometry: { type, coordinates },
      properties,
    })
    const ring = [
      [1000, 1000],
      [1100, 1000],
      [1100, 1050],
      [1000, 1000],
    ]
    const away = ring.map(([x = 0, y = 0]) => [x - 5000, y])
    const result = read(
      {
        type: 'FeatureCollection',
        features: [
          feature('LineString', ring, { name: 'Path', colour: 'green' }),
          feature('Polygon', [ring, ring], { name: 'Wood' }),
          feature('Polygon', [ring.map(([x = 0, y = 0]) => [x, y + 1])], { name: 'Wood' }),
          feature('MultiLineString', [ring.slice(0, 2), ring.slice(1, 3)]),
          feature('MultiPolygon', [[ring]]),
          feature('LineString', [ring[0]], { name: 'Point' }),
          feature('Polygon', [ring.slice(0, 2)], { name: 'Flat' }),
          feature('LineString', [ring[0], ['a', 1]], { name: 'Words' }),
          feature('Polygon', [away], { name: 'Away' }),
        ],
      },
      '.geojson',
    )
    const [path, wood, ...others] = 'pins' in result ? result.pins : []
    expect(path).toMatchObject({
      x: 1000,
      y: 1000,
      title: 'Path',
      glyph: 'shape-line',
      colour: 'green',
      stops: ring.slice(1),
    })
    expect(wood).toMatchObject({ title: 'Wood', glyph: 'shape-area', stops: ring.slice(1, 3) })
    expect(others.map(({ glyph, stops }) => [glyph, stops?.length])).toEqual([
      ['shape-area', 2],
      ['shape-line', 1],
      ['shape-line', 1],
      ['shape-area', 2],
    ])
    expect(result).toMatchObject({
      unknown: [
        { why: 'unreadable', count: 3, examples: ['Point', 'Flat', 'Words'] },
        { why: 'outside', count: 1, examples: ['Away'] },
      ],
    })
  })

  it('a line of more points than a pin holds loses some, and keeps its ends', () => {
    const coordinates = Array.from({ length: 4000 }, (_, at) => [1000 + at / 2, 1000 + (at % 3)])
    const result = read({ type: 'LineString', coordinates }, '.geojson')
    const [line] = 'pins' in result ? result.pins : []
    expect(line?.stops?.length).toBeGreaterThan(400)
    expect(line?.stops?.length).toBeLessThanOrEqual(1000)
    expect(line?.stops?.at(-1)).toEqual(coordinates.at(-1))
  })

  it.each([
    ['commas and a heading', 'x,y,name,note\r\n1,2,"A, ""b""",n\r\n'],
    ['semicolons, other columns and another order', 'name;id;Y;X;note\n"A, ""b""";7;2;1;n\n'],
    ['tabs and no heading', '1\t2\t"A, ""b"""\tn'],
    ['a byte-order mark', '\uFEFFx,y,name,note\n1,2,"A, ""b""",n'],
  ])('a table with %s is read', (_, text) => {
    expect(read(text, '.csv')).toEqual({
      ok: true,
      source: 'csv',
      ids: [],
      pins: [{ ...appearance, x: 1, y: 2, title: 'A, "b"', note: 'n' }],
      unknown: [],
    })
  })

  it('an invalid table is refused by name', () => {
    expect(read('hello', '.csv')).toEqual({ ok: false, problem: { kind: 'not-csv' } })
    expect(read('[1,2]', '.txt')).toEqual({
      ok: false,
      problem: { kind: 'extension', endings: ['.json', '.geojson', '.umap'] },
    })
    expect(read('', '.csv')).toEqual({ ok: false, problem: { kind: 'empty' } })
    expect(read('<!doctype html>', '.csv')).toMatchObject({ problem: { looksLike: 'web-page' } })
    expect(read('x,y,name\n'.concat('1,1,a\n'.repeat(100_001)), '.csv')).toEqual({
      ok: false,
      problem: { kind: 'too-many-pins' },
    })
  })

  it('texts are cut to what a pin holds, and no letter is halved', () => {
    const result = read(`1,2,${'😀'.repeat(100)},${'n'.repeat(5000)}`, '.csv')
    const [pin] = 'unknown' in result && result.ok ? result.pins : []
    expect(Array.from(pin?.title ?? '')).toEqual(Array.from({ length: 80 }, () => '😀'))
    expect(pin?.note).toHaveLength(2000)
  })
})

describe('which files are another map’s', () => {
  it('leaves this map’s own to their reader', () => {
    expect(read([1, 2])).toMatchObject({ source: 'list', ids: [1, 2] })
    expect(read({ discoveredMarkers: [1], markers: [1], visited: {} })).toMatchObject({
      source: 'list',
    })
    expect(read({ format: 'itinerarium-backup', version: 9, markers: [] })).toMatchObject({
      problem: { kind: 'newer-version' },
    })
    expect(read({})).toMatchObject({ problem: { kind: 'schema', field: 'discoveredMarkers' } })
  })

  it('refuses another map’s while this one’s places are missing, but not its own', () => {
    const bytes = new TextEncoder().encode('{"visited":{"nest@1,1":1}}')
    expect(readFile(bytes, '.json', 'kcd1', null)).toEqual({
      ok: false,
      problem: { kind: 'no-world' },
    })
    expect(readFile(new TextEncoder().encode('[1]'), '.json', 'kcd1', null)).toMatchObject({
      ok: true,
    })
  })
})
