import { describe, expect, it } from 'vitest'
import { decodeWorld, encodeWorld, WorldFileError } from './world-file.ts'
import type { World } from './world.ts'

const world: World = {
  id: 'kcd1',
  game: 'A Game',
  title: 'A World',
  extent: [0, 0, 8192, 8192],
  metresPerUnit: 0.5,
  startView: { coordinates: [4700, 4300], zoom: 3.5 },
  categories: [{ id: 'resources', title: 'Resources', colour: '#B5C7D2', shape: 'circle' }],
  types: ['nest', 'bed'].map((id) => ({
    id,
    title: id,
    category: 'resources',
    icon: `/icons/${id}.webp`,
    colour: '#B5C7D2',
    glyph: id,
  })),
  glyphs: {},
  places: [],
  markers: [
    { id: 0, locationType: 'nest', coordinate: [0, 0] },
    { id: 9, locationType: 'bed', coordinate: [8, 9], description: 'Bring a spade' },
  ],
}

const file = encodeWorld(world)
const withRow = (row: unknown) => ({ ...file, markers: [row] })

describe('encodeWorld', () => {
  it('cuts the trailing zeros of what is absent, but no coordinate', () => {
    expect(file.markers).toEqual([
      [0, 0, 0, 0],
      [9, 1, 8, 9, 0, 'Bring a spade'],
    ])
  })

  it('refuses a marker of an unknown type', () => {
    const markers = [{ id: 1, locationType: 'inn', coordinate: [0, 0] as const }]
    expect(() => encodeWorld({ ...world, markers })).toThrow(WorldFileError)
  })
})

describe('decodeWorld', () => {
  it.each([
    ['null', null],
    ['a web page', '<!doctype html>'],
    ['a list', []],
    ['an empty object', {}],
    ['another format', { ...file, format: 'itinerarium-geography' }],
    ['markers that are no list', { ...file, markers: {} }],
    ['no types', { ...file, types: undefined }],
    ['no categories', { ...file, categories: undefined }],
    ['no places', { ...file, places: null }],
    ['no extent', { ...file, extent: 'all' }],
    ['a marker of a type that is not there', withRow([1, 2, 3, 4])],
    ['a marker of a negative type', withRow([1, -1, 3, 4])],
    ['a marker without an id', withRow([null, 0, 3, 4])],
    ['a marker with an id as text', withRow(['1', 0, 3, 4])],
    ['a marker without a place', withRow([1, 0, 3])],
    ['an empty row', withRow([])],
  ])('refuses %s', (_name, input) => {
    expect(() => decodeWorld(input)).toThrow(WorldFileError)
  })

  it.each([
    ['null', null],
    ['a number', 5],
  ])('takes no marker that is %s', (_name, row) => {
    expect(() => decodeWorld(withRow(row))).toThrow()
  })

  it('leaves the format out of the world', () => {
    expect(decodeWorld(file)).toEqual(world)
  })
})
