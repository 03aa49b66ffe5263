import fc from 'fast-check'
import { expect, it, describe } from 'vitest'
import { emptyLand } from '../testing/land-samples.ts'
import {
  withLandWords,
  decodeGeography,
  encodeGeography,
  readParts,
  writeParts,
  type Land,
} from './geography.ts'

const course = { kind: 'course', text: 'Sasau', course: [[0, 0]], stations: [0.5] } as const
const river = { kind: 'river', feature: 'Foss', stations: [0.5] } as const
const land = { ...emptyLand, title: 'Bohemia', lettering: [course, river] }

it('is the very land in English', () => {
  expect(withLandWords(land, undefined)).toBe(land)
})

it('has the words of a language, and English ones where that has none', () => {
  const words = { title: 'Čechy', north: 'S', lettering: { Sasau: 'Sázava' } }
  const written = withLandWords(land, words)
  expect(written).toMatchObject({ title: 'Čechy', north: 'S' })
  expect(written.lettering).toEqual([{ ...course, text: 'Sázava' }, river])
  expect(withLandWords(land, { north: 'N' })).toMatchObject({
    title: 'Bohemia',
    lettering: land.lettering,
  })
})

describe('encodeGeography', () => {
  it('writes what its features consist of as one text', () => {
    const file = encodeGeography({
      ...emptyLand,
      features: [
        { kind: 'road', shape: 'line', class: 'path', parts: [[100, 200, 103, 198, 103, 210]] },
      ],
    })
    expect(file.features).toEqual([{ kind: 'road', shape: 'line', class: 'path' }])
    expect(file.parts).toMatch(/^[#-~]{10}$/)
  })
})

describe('decodeGeography', () => {
  it('leaves out kinds that this version does not draw', () => {
    const pond = { kind: 'pond', shape: 'polygon', parts: [[1, 1, 3, 1]] } as const
    const written = encodeGeography({
      ...emptyLand,
      features: [pond, { ...pond, parts: [[2, 2]] }],
    })
    const [first, second] = written.features
    const { features } = decodeGeography({
      ...written,
      features: [{ ...first, kind: 'volcano' }, second],
    })
    expect(features).toEqual([{ ...pond, parts: [[2, 2]] }])
  })

  it('reads what a browser may still hold from before, with its parts in each feature', () => {
    const { features } = decodeGeography({
      ...emptyLand,
      format: 'itinerarium-geography',
      features: [{ kind: 'pond', shape: 'polygon', parts: [[1, 1, 2, 0, -1, 4]] }],
    })
    expect(features).toEqual([{ kind: 'pond', shape: 'polygon', parts: [[1, 1, 3, 1, 2, 5]] }])
  })

  it('gives the title, the extent and the places of the land', () => {
    const land: Land = {
      ...emptyLand,
      places: [{ coordinate: [3, 4], rank: 'town', landmark: 'none' }],
    }
    expect(decodeGeography({ ...land, format: 'itinerarium-geography' })).toEqual(land)
  })

  it.each([
    ['null', null],
    ['a web page', '<!doctype html>'],
    ['a list', []],
    ['another format', { ...emptyLand, format: 'itinerarium-world' }],
    ['no features', { ...emptyLand, format: 'itinerarium-geography', features: undefined }],
    ['features that are no list', { ...emptyLand, format: 'itinerarium-geography', features: {} }],
    ['no places', { ...emptyLand, format: 'itinerarium-geography', places: undefined }],
    ['no ranks', { ...emptyLand, format: 'itinerarium-geography', ranks: undefined }],
    ['no extent', { ...emptyLand, format: 'itinerarium-geography', extent: undefined }],
  ])('refuses %s', (_name, input) => {
    expect(() => decodeGeography(input)).toThrow('The file is not a geography file.')
  })
})

describe('writeParts', () => {
  it('takes one letter for a number that is near zero', () => {
    const bend = [[[0, 0, 10, 10, 20, 21, 30, 30]]]
    // A single part of four points.
    expect(writeParts(bend)).toHaveLength(1 + 1 + 8)
  })

  it('uses no letter that JSON would escape', () => {
    const numbers = Array.from({ length: 4000 }, (_number, index) => index - 2000)
    const text = writeParts([[numbers]])
    expect(JSON.stringify(text)).toBe(`"${text}"`)
  })
})

describe('readParts', () => {
  const part = fc
    .array(fc.tuple(fc.integer({ min: -70_000, max: 70_000 }), fc.integer()), { maxLength: 9 })
    .map((points) => points.flat())
  const features = fc.array(fc.array(part, { maxLength: 4 }), { maxLength: 6 })

  it('returns the parts that were written', () => {
    fc.assert(
      fc.property(features, (parts) => {
        expect(readParts(writeParts(parts))).toEqual(parts)
      }),
    )
  })

  it('comes to an end with a text that is cut off', () => {
    fc.assert(
      fc.property(features, fc.nat(), (parts, cut) => {
        const text = writeParts(parts)
        const read = readParts(text.slice(0, cut % (text.length + 1)))
        expect(read.length).toBeLessThanOrEqual(parts.length)
      }),
    )
  })
})
