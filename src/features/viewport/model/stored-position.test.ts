import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLastPosition, writeLastPosition } from './stored-position.ts'
import { createScale } from '../../../geometry/scale.ts'

const extent = [0, 0, 8192, 8192] as const
const world = { id: 'kcd1', extent, scale: createScale(extent, 0.5) } as const
const read = (text: string | null) => readLastPosition(text, world)

describe('readLastPosition', () => {
  it('gives the position back', () => {
    expect(read('{"coordinates":[4700.5,4300],"zoom":3.5,"mapName":"kcd1"}')).toEqual({
      coordinates: [4700.5, 4300],
      zoom: 3.5,
    })
  })

  it('does not mind further fields', () => {
    expect(read('{"coordinates":[1,2],"zoom":3,"mapName":"kcd1","rotation":1}')).toEqual({
      coordinates: [1, 2],
      zoom: 3,
    })
  })

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['half a text', '{"coordinates":[4700,43'],
    ['a web page', '<!doctype html>'],
    ['no object', '[4700,4300]'],
    ['null', 'null'],
    ['no coordinates', '{"zoom":3,"mapName":"kcd1"}'],
    ['no zoom', '{"coordinates":[1,2],"mapName":"kcd1"}'],
    ['no map name', '{"coordinates":[1,2],"zoom":3}'],
    ['another map', '{"coordinates":[1,2],"zoom":3,"mapName":"kcd2"}'],
    ['one coordinate', '{"coordinates":[1],"zoom":3,"mapName":"kcd1"}'],
    ['three coordinates', '{"coordinates":[1,2,3],"zoom":3,"mapName":"kcd1"}'],
    ['coordinates as text', '{"coordinates":["1","2"],"zoom":3,"mapName":"kcd1"}'],
    ['zoom as text', '{"coordinates":[1,2],"zoom":"3","mapName":"kcd1"}'],
    ['NaN', '{"coordinates":[NaN,2],"zoom":3,"mapName":"kcd1"}'],
    ['null for NaN', '{"coordinates":[null,2],"zoom":3,"mapName":"kcd1"}'],
    ['1e309 in a coordinate', '{"coordinates":[1e309,2],"zoom":3,"mapName":"kcd1"}'],
    ['1e309 for zoom', '{"coordinates":[1,2],"zoom":1e309,"mapName":"kcd1"}'],
    ['-1e309 for zoom', '{"coordinates":[1,2],"zoom":-1e309,"mapName":"kcd1"}'],
    ['a point west of the world', '{"coordinates":[-1,2],"zoom":3,"mapName":"kcd1"}'],
    ['a point north of the world', '{"coordinates":[1,8193],"zoom":3,"mapName":"kcd1"}'],
  ])('restores nothing from %s [S3.22]', (_name, text) => {
    expect(read(text)).toBeUndefined()
  })

  it('keeps the zoom within what the map offers', () => {
    const at = (zoom: number) =>
      read(JSON.stringify({ coordinates: [1, 2], zoom, mapName: 'kcd1' }))?.zoom
    expect(at(-4)).toBe(0)
    expect(at(99)).toBe(7)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(read(text)).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })
})

describe('writeLastPosition', () => {
  it('writes the three fields', () => {
    expect(JSON.parse(writeLastPosition({ coordinates: [1, 2], zoom: 3 }, 'kcd1'))).toEqual({
      coordinates: [1, 2],
      zoom: 3,
      mapName: 'kcd1',
    })
  })

  it('is read back within its rounding', () => {
    const axis = fc.double({ min: 0, max: 8192, noNaN: true })
    const zoom = fc.double({ min: 0, max: 7, noNaN: true })
    fc.assert(
      fc.property(axis, axis, zoom, fc.string(), (x, y, level, mapName) => {
        const text = writeLastPosition({ coordinates: [x, y], zoom: level }, mapName)
        const position = readLastPosition(text, { ...world, id: mapName })
        expect(Math.abs((position?.coordinates[0] ?? NaN) - x)).toBeLessThanOrEqual(0.0051)
        expect(Math.abs((position?.coordinates[1] ?? NaN) - y)).toBeLessThanOrEqual(0.0051)
        expect(Math.abs((position?.zoom ?? NaN) - level)).toBeLessThanOrEqual(0.00051)
      }),
    )
  })
})
