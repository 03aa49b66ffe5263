import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { world } from '../fixtures/good-source.ts'
import { manifestJsonSchema, readManifest } from './manifest.ts'

const file = 'worlds/test/world.json'
const { file: _file, lineOf: _lineOf, ...manifest } = world()

const read = (change: object) =>
  readManifest(file, JSON.stringify({ ...manifest, ...change }, null, 2))

const wrong = (group: object) =>
  read({ requirements: { title: 'Chests', heading: 'Open', hint: 'All', groups: [group] } })
    .problems

describe('readManifest', () => {
  it('takes a good one, with the address of its schema or without', () => {
    expect(read({}).value).toEqual({ file, lineOf: expect.any(Function), ...manifest })
    expect(read({ $schema: '../world.schema.json' }).value).not.toHaveProperty('$schema')
  })

  it('knows the line of every value', () => {
    const { value } = read({})
    const lines = JSON.stringify(manifest, null, 2).split('\n')
    const line = value?.lineOf('requirements.groups[1].levels[1].note') ?? 0
    expect(lines[line - 1]).toContain('Requires lockpicking: Very Hard')
  })

  it('does without what a world need not have', () => {
    const { requirements: _, ...open } = manifest
    const { problems } = readManifest(file, JSON.stringify(open))
    expect(problems).toEqual([])
  })

  it.each([
    ['an id in capitals', { id: 'Island' }, 'id'],
    ['an id that every object has', { id: 'constructor' }, 'id'],
    ['a lengthy id', { id: 'a'.repeat(41) }, 'id'],
    ['a home that is not', { home: false }, 'home'],
    ['no studio', { studio: '' }, 'studio'],
    ['half an origin', { origin: [1] }, 'origin'],
    ['a zoom below 0', { startView: { coordinates: [1, 2], zoom: -1 } }, 'startView.zoom'],
    ['no ranks', { ranks: [] }, 'ranks'],
    ['a chart without ticks', { chart: { ...manifest.chart, ticks: 0 } }, 'chart.ticks'],
    [
      'a colour without a hash',
      { categories: [{ id: 'a', title: 'A', colour: 'FF0000', shape: 'drop' }] },
      'categories[0].colour',
    ],
    [
      'a shape that cannot be drawn',
      { categories: [{ id: 'a', title: 'A', colour: '#FF0000', shape: 'heart' }] },
      'categories[0].shape',
    ],
    [
      'a station beyond the end',
      { lettering: [{ kind: 'river', feature: 'Sasau', stations: [1.1] }] },
      'lettering[0].stations[0]',
    ],
    [
      'lettering of another kind',
      { lettering: [{ kind: 'hill', text: 'Hill' }] },
      'lettering[0].kind',
    ],
  ])('refuses %s', (_name, change, field) => {
    const { value, problems } = read(change)
    expect(value).toBeUndefined()
    expect(problems.map((problem) => problem.field)).toEqual([field])
  })

  const rank = manifest.ranks[0]
  const area = { kind: 'area', text: 'A', at: [1, 2], size: 9 }
  it.each([
    ['an extent', 'extent', [0, 0, 10_000_001, 9], 'extent[2]'],
    ['an origin', 'origin', [1e308, 0], 'origin[0]'],
    ['an origin', 'origin', [0, -1e308], 'origin[1]'],
    ['a scale', 'metresPerUnit', 1e-300, 'metresPerUnit'],
    ['a start', 'startView', { coordinates: [1e308, 2], zoom: 1 }, 'startView.coordinates[0]'],
    ['a zoom', 'startView', { coordinates: [1, 2], zoom: 31 }, 'startView.zoom'],
    ['a retired id', 'retiredMarkerIds', [4_000_000_000], 'retiredMarkerIds[0]'],
    ['a reach', 'ranks', [{ ...rank, reach: 1e308 }], 'ranks[0].reach'],
    ['a size of letters', 'lettering', [{ ...area, size: 1e308 }], 'lettering[0].size'],
    ['an angle', 'lettering', [{ ...area, angle: 361 }], 'lettering[0].angle'],
    ['ticks', 'chart', { ...manifest.chart, ticks: 10_000_001 }, 'chart.ticks'],
    ['numerals', 'chart', { ...manifest.chart, numeralEvery: 1e15 }, 'chart.numeralEvery'],
  ])('refuses %s beyond all bounds: %s %j [F97]', (_what, name, value, field) => {
    expect(read({ [name]: value }).problems).toEqual([
      expect.objectContaining({
        field,
        reason: expect.stringMatching(/^must be a (whole )?number from [-\d.,]+ to [\d.,]+$/),
      }),
    ])
  })

  it('refuses a number that is infinite [F97]', () => {
    const text = JSON.stringify({ ...manifest, metresPerUnit: 7 }).replace(
      '"metresPerUnit":7',
      '"metresPerUnit":1e999',
    )
    expect(readManifest(file, text).problems).toMatchObject([
      { field: 'metresPerUnit', reason: 'must be a number from 0.001 to 100' },
    ])
  })

  const many = <T>(entry: T, amount: number) => Array<T>(amount).fill(entry)
  const category = manifest.categories[0]
  it.each([
    ['categories', many(category, 51), 'categories'],
    ['services', { categories: many('a', 51), types: [] }, 'services.categories'],
    ['ranks', many(rank, 51), 'ranks'],
    ['lettering', many(area, 201), 'lettering'],
    [
      'lettering',
      [{ kind: 'course', text: 'A', course: many([1, 2], 1001), stations: [0.5] }],
      'lettering[0].course',
    ],
    [
      'lettering',
      [{ kind: 'river', feature: 'A', stations: many(0.5, 51) }],
      'lettering[0].stations',
    ],
    ['words', { inn: many('sleep', 51) }, 'words.inn'],
    ['shortcuts', many({ title: 'A', types: ['inn'] }, 51), 'shortcuts'],
    [
      'rivals',
      { groups: Object.fromEntries(many(0, 501).map((_, at) => [at, 'inn'])) },
      'rivals.groups',
    ],
    ['ways', { landmarks: many('inn', 501) }, 'ways.landmarks'],
    ['retiredMarkerIds', many(1, 20_001), 'retiredMarkerIds'],
  ])('refuses a list without end: %s [F95]', (name, value, field) => {
    expect(read({ [name]: value }).problems).toEqual([
      expect.objectContaining({
        field,
        reason: expect.stringMatching(/^must have [\d,]+ entries at most$/),
      }),
    ])
  })

  it.each([
    ['title', 'A'.repeat(81), 'title', 80],
    ['summary', 'A'.repeat(501), 'summary', 500],
    ['ranks', [{ ...rank, title: 'A'.repeat(81) }], 'ranks[0].title', 80],
    ['ranks', [{ ...rank, key: 'a'.repeat(41) }], 'ranks[0].key', 40],
    ['lettering', [{ ...area, text: 'A'.repeat(81) }], 'lettering[0].text', 80],
    ['words', { inn: ['A'.repeat(81)] }, 'words.inn[0]', 80],
  ])('refuses a text without end: %s [F95]', (name, value, field, most) => {
    expect(read({ [name]: value }).problems).toEqual([
      expect.objectContaining({ field, reason: `must have ${most} characters at most` }),
    ])
  })

  it('says what a requirement lacks of the kind that it is nearest to', () => {
    const level = { key: 'easy', title: 'Easy' }
    expect(wrong({ key: 'spade', title: 'Spade' })).toMatchObject([
      { field: 'requirements.groups[0].note' },
    ])
    expect(wrong({ key: 'locks', title: 'Locks', none: 'None', levels: [level] })).toMatchObject([
      { field: 'requirements.groups[0].levels[0].note' },
    ])
  })
})

describe('worlds/world.schema.json', () => {
  it('is what npm run data:schema writes', async () => {
    const path = join(import.meta.dirname, '..', '..', 'worlds', 'world.schema.json')
    expect(await readFile(path, 'utf8')).toBe(manifestJsonSchema())
  })
})
