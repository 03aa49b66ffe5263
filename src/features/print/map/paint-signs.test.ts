import { expect, it } from 'vitest'
import type { Context } from '../../../basemap/tile-painter.ts'
import { placeSigns } from './paint-signs.ts'
import type { AskedSigns } from './poster-messages.ts'
import type { Strip } from './poster-plan.ts'

/** A fake context in which each letter is ten CSS pixels wide. */
const context = {
  font: '',
  measureText: (text: string) => ({ width: text.length * 10 }),
} as unknown as Context

const strip: Strip = {
  extent: [0, 0, 1000, 1000],
  unitsPerPixel: 1,
  width: 1000,
  height: 1000,
  tiles: [],
} as unknown as Strip

const nothing: AskedSigns = {
  language: 'en',
  places: [],
  ranks: [{ key: 'village', plateSize: 14 }],
  points: [],
  pins: [],
  shapes: [],
  types: [{ id: 'Cave', colour: '#fff', shape: undefined, glyph: undefined }],
  markerSize: 40,
  zoom: 4,
  metresPerUnit: 1,
  route: null,
}

const namesOf = (asked: Partial<AskedSigns>) =>
  placeSigns(context, { ...nothing, ...asked }, 'parchment', strip).names.map(({ text }) => text)

const credit = expect.stringContaining('game-icons.net') as string

it('credits the glyphs’ author if a marker icon or a pin has a glyph', () => {
  expect(namesOf({})).toEqual([])
  const point = { coordinate: [5, 5], type: 'Cave', discovered: false } as const
  expect(namesOf({ points: [point] })).toEqual([credit])
  expect(namesOf({ pins: [{ coordinate: [5, 5], drawing: '', colour: '#000' }] })).toEqual([credit])
})
