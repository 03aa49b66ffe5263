import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Marker } from '../../../../world/marker.ts'
import type { FileEnding } from '../accepted-files.ts'
import type { ImportWorld } from './imported.ts'
import { emptyWorld } from '../../../../testing/world-samples.ts'
import { countCharacters } from '../../../../platform/characters.ts'
import { isBlank } from '../../../../records/pin.ts'
import { readFile } from './read-import.ts'

vi.setConfig({ testTimeout: 60_000 })

const types = ['nest', 'grave', 'inn', 'constructor']

/** Markers ten units apart, so that no two are within the matching tolerance. */
const markers: readonly Marker[] = Array.from({ length: 400 }, (_, index) => ({
  id: index * 3,
  locationType: types[index % types.length] ?? '',
  coordinate: [(index % 20) * 10, Math.floor(index / 20) * 10],
}))
const world: ImportWorld = {
  ...emptyWorld,
  markers,
  rivals: {
    groups: {
      bandit_camp: 'enemy_camp',
      lodgings: 'inn',
      vegetable_shop: 'grocer',
      treasure: 'treasure_chest',
    },
  },
}

function read(content: unknown, ending: FileEnding = '.json') {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return readFile(new TextEncoder().encode(text), ending, 'kcd1', world)
}

function expectSound(result: ReturnType<typeof read>): void {
  if (!result.ok || !('unknown' in result)) return
  const ids = new Set(markers.map(({ id }) => id))
  expect(result.ids.every((id) => ids.has(id))).toBe(true)
  for (const { x, y, title, note } of result.pins) {
    expect(x >= 0 && x <= 8192 && y >= 0 && y <= 8192).toBe(true)
    expect(title).not.toBe('')
    expect(countCharacters(title)).toBeLessThanOrEqual(80)
    expect(countCharacters(note)).toBeLessThanOrEqual(2000)
  }
}

const chosen = fc.subarray([...markers.keys()], { minLength: 1, maxLength: 30 })
const offset = fc.double({ min: -1, max: 1, noNaN: true })

describe('lists of other maps', () => {
  it('have every place found that is within a metre', () => {
    fc.assert(
      fc.property(chosen, offset, offset, fc.boolean(), (indices, dx, dy, asText) => {
        const places = indices.flatMap((index) => markers[index] ?? [])
        const visited = Object.fromEntries(
          places
            .filter(({ locationType }) => locationType !== 'constructor')
            .map(({ locationType, coordinate: [x, y] }) => [
              `${locationType}@${x / 2 + dx * 0.99},${y / 2 + dy * 0.99}`,
              1,
            ]),
        )
        fc.pre(Object.keys(visited).length > 0)
        const result = read({ markers: [], visited: asText ? JSON.stringify(visited) : visited })
        expect(result).toMatchObject({ ok: true, unknown: [] })
        expect(result.ok && result.ids.toSorted((a, b) => a - b)).toEqual(
          places.filter(({ locationType }) => locationType !== 'constructor').map(({ id }) => id),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('have every pin found where the table says', () => {
    const cell = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    const words = cell.map((text) => text.trim()).filter((text) => !isBlank(text))
    const row = fc.record({ x: fc.nat(8192), y: fc.nat(8192), title: words })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), (rows) => {
        const table = rows.map(({ x, y, title }) => `${x},${y},"${title.replaceAll('"', '""')}"`)
        const result = read(['x,y,name', ...table].join('\n'), '.csv')
        expect('unknown' in result && result.ok && result.pins).toEqual(
          rows.map(({ x, y, title }) => ({ x, y, title, note: '', glyph: 'pin', colour: 'red' })),
        )
      }),
      { numRuns: 1000 },
    )
  })
})

describe('hostile files', () => {
  const word = fc.oneof(
    fc.constantFrom('visited', 'markers', 'ids', 'title', 'coords', 'x', 'y', 'type', 'features'),
    fc.constantFrom(
      'geometry',
      'coordinates',
      'properties',
      'name',
      'desc',
      '__proto__',
      'toString',
    ),
    fc.constantFrom(
      'nest@1,1',
      'constructor@1,1',
      '__proto__@1,1',
      'nest@1e309,1',
      '5_5',
      '%E0%A4',
    ),
    fc.constantFrom('FeatureCollection', 'Feature', 'Point', '<img src=x onerror=alert(1)>'),
    fc.string(),
  )
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(fc.double(), fc.integer(), word, fc.constant(null), fc.boolean()),
      fc.array(tie('value'), { maxLength: 6 }),
      fc.dictionary(word, tie('value'), { maxKeys: 6 }),
      fc.dictionary(word, tie('value'), { maxKeys: 3 }).map((fields) => JSON.stringify(fields)),
    ),
  }))
  const known = fc.oneof(
    fc.record({ markers: value, visited: value }, { requiredKeys: [] }),
    fc.record({ type: fc.constant('FeatureCollection'), features: fc.array(value) }),
    fc.dictionary(word, fc.record({ title: value, ids: fc.array(value) })),
    value,
  )

  it('never throw, and bring nothing that is not on the map', () => {
    fc.assert(
      fc.property(known, (content) => expectSound(read(content) ?? content)),
      { numRuns: 3000 },
    )
  })

  it('never throw as KML or GPX', () => {
    const tag = fc.oneof(
      fc.constantFrom('kml', 'Placemark', 'Point', 'coordinates', 'name'),
      fc.constantFrom('gpx', 'wpt', 'rtept', 'desc'),
    )
    const part = fc.oneof(
      tag.map((name) => `<${name}>`),
      tag.map((name) => `</${name}>`),
      fc.double().map((number) => `<wpt lat="${number}" lon="10">`),
      fc.tuple(fc.double(), fc.double()).map((pair) => pair.join(',')),
      fc.constantFrom('<![CDATA[', ']]>', '&amp;', '&x;', '&#0;', '<!DOCTYPE a [<!ENTITY x "y">]>'),
      word,
    )
    fc.assert(
      fc.property(fc.constantFrom('kml', 'gpx'), fc.array(part), (root, parts) =>
        expectSound(read(`<${root}>${parts.join('')}</${root}>`, `.${root}`)),
      ),
      { numRuns: 3000 },
    )
  })

  it('never throw as tables', () => {
    const line = fc.array(fc.oneof(word, fc.double().map(String), fc.constantFrom('x', 'y', '"')))
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom(',', ';', '\t'), (lines, comma) =>
        expectSound(read(lines.map((cells) => cells.join(comma)).join('\n'), '.csv')),
      ),
      { numRuns: 2000 },
    )
  })
})
