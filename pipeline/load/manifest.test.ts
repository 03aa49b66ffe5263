import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { world } from '../fixtures/good-source.ts'
import { manifestJsonSchema, readManifest } from './manifest.ts'

const file = 'worlds/test/world.json'
const { file: _file, lineOf: _lineOf, ...manifest } = world()

const read = (change: object) =>
  readManifest(file, JSON.stringify({ ...manifest, ...change }, null, 2))

/** The fields of what is wrong with a manifest that has one requirement. */
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
