import { describe, expect, it } from 'vitest'
import { decodeGeography, encodeGeography } from './geography-file.ts'

describe('encodeGeography', () => {
  it('writes each point as the way from the one before', () => {
    const { features } = encodeGeography([
      { kind: 'road', shape: 'line', class: 'path', parts: [[100, 200, 103, 198, 103, 210]] },
    ])
    expect(features).toEqual([
      { kind: 'road', shape: 'line', class: 'path', parts: [[100, 200, 3, -2, 0, 12]] },
    ])
  })
})

describe('decodeGeography', () => {
  it('leaves out kinds that this version does not draw', () => {
    const pond = { kind: 'pond', shape: 'polygon', parts: [[1, 1, 2, 0]] }
    const land = decodeGeography({
      format: 'itinerarium-geography',
      features: [{ ...pond, kind: 'volcano' }, pond],
    })
    expect(land).toEqual([{ kind: 'pond', shape: 'polygon', parts: [[1, 1, 3, 1]] }])
  })

  it.each([
    ['null', null],
    ['a web page', '<!doctype html>'],
    ['a list', []],
    ['another format', { format: 'itinerarium-world', features: [] }],
    ['no features', { format: 'itinerarium-geography' }],
    ['features that are no list', { format: 'itinerarium-geography', features: {} }],
  ])('refuses %s', (_name, input) => {
    expect(() => decodeGeography(input)).toThrow('The file is not a geography file.')
  })
})
