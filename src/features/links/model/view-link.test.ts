import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setTypeVisibility } from '../../../world/filtering.ts'
import type { MarkerType } from '../../../world/marker.ts'
import { createScale } from '../../../geometry/scale.ts'
import { parseBaseUrl } from '../../../platform/site-path.ts'
import { readViewLink, writeViewLink, mapLink, sharedMarkerId, type ViewLink } from './view-link.ts'

const typeOf = (id: string): MarkerType => ({
  id,
  title: id,
  category: 'other',
  icon: '',
  colour: '#000000',
  priority: 0,
  glyph: id,
})
const ids = ['nest', 'grave', 'bed', 'inn', 'conciliation_cross', 'fish_trap', 'trader']
const scale = createScale([0, 0, 8192, 8192], 0.5)
const world = { extent: [0, 0, 8192, 8192], types: ids.map(typeOf), scale } as const
const read = (search: string) => readViewLink(search, world)
const write = (link: ViewLink) => writeViewLink(link, world)
const shown = (visible: readonly string[]) =>
  setTypeVisibility(setTypeVisibility({}, ids, false), visible, true)

const axis = fc.double({ min: 0, max: 8192, noNaN: true })
const zoom = fc.double({ min: 0, max: 7, noNaN: true })

const link: fc.Arbitrary<ViewLink> = fc.record(
  {
    marker: fc.nat(999_999_999),
    quest: fc.integer({ min: 1, max: 999 }),
    at: fc.record({ coordinates: fc.tuple(axis, axis), zoom }),
    place: fc.constantFrom('Rattay', 'Mill & Ford=?', 'Sasau 2'),
    spot: fc.tuple(fc.nat(8192), fc.nat(8192)),
    types: fc.subarray(ids).map(shown),
  },
  { requiredKeys: [] },
)

describe('writeViewLink', () => {
  it('says everything in one short query', () => {
    expect(
      write({
        marker: 1046,
        at: { coordinates: [952.4, 7735.6], zoom: 4.254 },
        place: 'Mill by the “Ford” & co',
        spot: [10.6, 20],
        types: setTypeVisibility({}, ['nest', 'grave'], false),
      }),
    ).toBe(
      '?marker=1046&place=Mill%20by%20the%20%E2%80%9CFord%E2%80%9D%20%26%20co&at=952,7736,4.25&spot=11,20&types=-nest,grave',
    )
  })

  it('gives tenths of units where a unit is more than a pixel', () => {
    expect(write({ at: { coordinates: [952.44, 7735.66], zoom: 5 } })).toBe('?at=952.4,7735.7,5')
  })

  it('writes as many decimals as pixels need, for any size of the unit', () => {
    const inHectometres = { types: [], scale: createScale([0, 0, 80, 80], 100) }
    const at = (zoom: number) => ({ coordinates: [52.4444, 73.6666], zoom }) as const
    expect(writeViewLink({ at: at(2) }, inHectometres)).toBe('?at=52.4,73.7,2')
    expect(writeViewLink({ at: at(8) }, inHectometres)).toBe('?at=52.444,73.667,8')
  })

  it('lists the shown or the hidden types, whichever is shorter', () => {
    expect(write({ types: {} })).toBe('?types=all')
    expect(write({ types: shown([]) })).toBe('?types=none')
    expect(write({ types: shown(['bed', 'inn']) })).toBe('?types=bed,inn')
    expect(write({ types: shown(ids.slice(1)) })).toBe('?types=-nest')
  })

  it('says nothing of nothing', () => {
    expect(write({})).toBe('')
  })
})

describe('a link', () => {
  it('gives back what went in, for 5,000 states', () => {
    fc.assert(
      fc.property(link, (state) => {
        const { at, ...exact } = state
        const { at: readAt, ...readExact } = read(write(state))
        expect(readExact).toEqual(exact)
        expect(readAt === undefined).toBe(at === undefined)
        if (!at || !readAt) return
        // The tolerance is half a pixel in each direction, and half of a hundredth of a level.
        const pixels = [0, 1].map(
          (index) =>
            Math.abs((at.coordinates[index] ?? NaN) - (readAt.coordinates[index] ?? NaN)) /
            scale.resolutionAt(readAt.zoom),
        )
        expect(Math.max(...pixels)).toBeLessThanOrEqual(0.51)
        expect(Math.abs(at.zoom - readAt.zoom)).toBeLessThanOrEqual(0.0051)
      }),
      { numRuns: 5000 },
    )
  })

  it('is the same when it is written again, for 5,000 states', () => {
    fc.assert(
      fc.property(link, (state) => {
        const once = write(state)
        expect(write(read(once))).toBe(once)
      }),
      { numRuns: 5000 },
    )
  })

  it('is short: no state takes more than 200 characters here', () => {
    fc.assert(fc.property(link, (state) => write(state).length < 200))
  })
})

describe('readViewLink', () => {
  it('reads commas that were escaped on the way', () => {
    expect(read('?at=952%2C7736%2C5&types=bed%2Cinn')).toEqual({
      at: { coordinates: [952, 7736], zoom: 5 },
      types: shown(['bed', 'inn']),
    })
  })

  it('brings points into the world and zooms into the range', () => {
    expect(read('?at=-5,99999,-3&spot=8193,-0.5')).toEqual({
      at: { coordinates: [0, 8192], zoom: 0 },
      spot: [8192, 0],
    })
    expect(read('?at=1,2,999').at?.zoom).toBe(7)
  })

  it('passes over types that the world does not have', () => {
    expect(read('?types=bed,dragon,__proto__').types).toEqual(shown(['bed']))
    expect(read('?types=-bed,dragon').types).toEqual(shown(ids.filter((id) => id !== 'bed')))
  })

  const hostile = [
    'NaN',
    '1e309',
    '-1e309',
    'Infinity',
    '%E0%A4',
    '%E0%A4%A',
    '%00',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '__proto__',
    'constructor',
    '-',
    ',',
    ',,',
    '-,',
    '',
    '%20',
    '1 2 3',
    '٣,٤,٥',
    'x'.repeat(100_000),
    '9'.repeat(100_000),
    ','.repeat(100_000),
    'nest,'.repeat(20_000),
    '1,'.repeat(50_000),
  ]

  it.each(hostile)('takes the default for %.30s in any parameter', (value) => {
    for (const name of ['marker', 'at', 'spot', 'types', 'zoom', value]) {
      expect(read(`?${name}=${value}`)).toEqual({})
    }
  })

  it.each(hostile)('takes the default for %.30s in any part of a point', (value) => {
    for (const point of [`${value},2`, `1,${value}`, `1,2,${value}`, `${value},${value},3`]) {
      expect(read(`?at=${point}`)).toEqual({})
    }
    expect(read(`?spot=${value},2`)).toEqual({})
    expect(read(`?spot=1,${value}`)).toEqual({})
  })

  it('never throws, and gives only what the map can show', () => {
    const name = fc.constantFrom('marker', 'at', 'spot', 'types')
    const number = fc.oneof(fc.double().map(String), fc.integer().map(String), fc.string())
    const value = fc.oneof(fc.string(), fc.array(number, { maxLength: 4 }).map(String))
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const found = read(`?${pairs.map(([key, text]) => `${key}=${text}`).join('&')}`)
        for (const [x, y] of [found.at?.coordinates, found.spot].filter((point) => !!point)) {
          expect(x >= 0 && x <= 8192 && y >= 0 && y <= 8192).toBe(true)
        }
        const level = found.at?.zoom ?? 0
        expect(level >= 0 && level <= 7).toBe(true)
        if (found.types) expect(Object.keys(found.types)).toEqual(ids)
      }),
      { numRuns: 5000 },
    )
  })
})

it('carries any words of a pin with its spot', () => {
  const pin = 'Cellar & co\n50 % \uD800'
  const search = writeViewLink({ spot: [10, 20], pin }, world)
  expect(search).toBe('?spot=10,20&pin=Cellar+%26+co%0A50+%25+%EF%BF%BD')
  expect(readViewLink(search, world)).toEqual({ spot: [10, 20], pin: 'Cellar & co\n50 % \uFFFD' })
  expect(readViewLink('?pin=Alone', world)).toEqual({})
  expect(readViewLink(`?spot=10,20&pin=${'x'.repeat(10_001)}`, world)).toEqual({ spot: [10, 20] })
})

it.each([
  ['?marker=588.', { marker: 588 }],
  ['?spot=600,600)', { spot: [600, 600] }],
  ['?spot=600,600),', { spot: [600, 600] }],
  ['?at=952,7736,5.', { at: { coordinates: [952, 7736], zoom: 5 } }],
  ['?at=952,7736,5.25”', { at: { coordinates: [952, 7736], zoom: 5.25 } }],
  ['?types=nest,grave).', { types: shown(['nest', 'grave']) }],
  [
    '?types=-nest,',
    { types: setTypeVisibility(setTypeVisibility({}, ids, true), ['nest'], false) },
  ],
])('%s is read as before a sentence stood around it [F89]', (search, expected) => {
  expect(read(search)).toEqual(expected)
})

describe('mapLink', () => {
  it('completes a base that is a path with the origin', () => {
    expect(mapLink(parseBaseUrl('/maps/'), 'https://example.org', '', '?marker=12')).toBe(
      'https://example.org/maps/?marker=12',
    )
  })

  it('prefers the configured address over the origin', () => {
    expect(
      mapLink(
        parseBaseUrl('https://maps.example.org/kcd1/'),
        'http://localhost:4173',
        '',
        '?marker=0',
      ),
    ).toBe('https://maps.example.org/kcd1/?marker=0')
  })

  it('opens the world at its path', () => {
    expect(mapLink(parseBaseUrl('/maps/'), 'https://example.org', 'shore', '?marker=12')).toBe(
      'https://example.org/maps/shore?marker=12',
    )
  })

  it('names the marker that it was made for', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (id) => {
        const link = mapLink(parseBaseUrl('/'), 'https://example.org', '', `?marker=${id}`)
        expect(sharedMarkerId(new URL(link).search)).toBe(id)
      }),
    )
  })
})

describe('sharedMarkerId', () => {
  it('reads the parameter at any position', () => {
    expect(sharedMarkerId('?marker=7')).toBe(7)
    expect(sharedMarkerId('?utm=x&marker=1046')).toBe(1046)
  })

  it('takes the first of several', () => {
    expect(sharedMarkerId('?marker=3&marker=4')).toBe(3)
  })

  it.each([
    '',
    '?',
    '?marker',
    '?marker=',
    '?marker=NaN',
    '?marker=1e309',
    '?marker=1e2',
    '?marker=0x10',
    '?marker=-1',
    '?marker=+1',
    '?marker=1.5',
    '?marker=%201',
    '?marker=1%0A',
    '?marker=%E0%A4',
    '?marker=%E0%A4%A',
    '?marker=١٢',
    '?marker=9007199254740993',
    '?marker=<script>alert(1)</script>',
    '?marker=__proto__',
    '?Marker=1',
    `?marker=${'9'.repeat(100_000)}`,
  ])('reads nothing from %.40s', (search) => {
    expect(sharedMarkerId(search)).toBeUndefined()
  })

  it('never throws, and gives only ids', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, value) => {
        for (const search of [`?marker=${value}`, `?${name}=${value}`, name]) {
          const id = sharedMarkerId(search)
          expect(id === undefined || (Number.isSafeInteger(id) && id >= 0)).toBe(true)
        }
      }),
    )
  })
})
