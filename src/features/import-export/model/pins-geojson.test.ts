import { emptyWorld } from '../../../testing/world-samples.ts'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { pinsToImport } from './import/pin-draft.ts'
import { readFile } from './import/read-import.ts'
import { createDeletedPin, type Pin } from '../../../records/pin.ts'
import { anyPin, manyPins, pinOf, withoutPictures } from '../../../testing/pin-samples.ts'
import { pinsFileName, pinsToGeoJson } from './pins-geojson.ts'

vi.setConfig({ testTimeout: 60_000 })

const world = emptyWorld

function readBack(text: string) {
  const result = readFile(new TextEncoder().encode(text), '.geojson', 'kcd1', world)
  return result.ok && 'unknown' in result ? result : null
}

describe('pins as GeoJSON', () => {
  it('are points of world units with a name, as other programs read them', () => {
    const note = pinOf({ id: 'marker-1046', title: '', note: 'Locked' })
    expect(
      pinsToGeoJson([pinOf({ note: 'Dig' }), createDeletedPin('f'.repeat(24), 2), note]),
    ).toEqual({
      type: 'FeatureCollection',
      coordinate_system: 'world units',
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [952, 7736] },
          properties: {
            id: '0123456789abcdef01234567',
            name: 'Stash',
            note: 'Dig',
            glyph: 'pin',
            colour: 'red',
          },
        },
        expect.objectContaining({
          properties: expect.objectContaining({ marker: 1046, note: 'Locked' }),
        }),
      ],
    })
    expect(pinsFileName('kcd1', 7)).toBe('kcd1_pins-7.geojson')
  })

  it('are lines and polygons where they are shapes, and points where they are trips', () => {
    const stops = [
      [100, 0],
      [100, 50],
    ] as const
    const geometryOf = (pin: Pin) => pinsToGeoJson([pin]).features[0]
    expect(geometryOf(pinOf({ x: 0, y: 0, glyph: 'shape-line', stops }))).toMatchObject({
      geometry: { type: 'LineString', coordinates: [[0, 0], ...stops] },
      properties: { name: 'Stash', note: '', colour: 'red' },
    })
    const area = geometryOf(pinOf({ x: 0, y: 0, glyph: 'shape-area', stops }))
    expect(area?.geometry).toEqual({
      type: 'Polygon',
      coordinates: [[[0, 0], ...stops, [0, 0]]],
    })
    expect(area?.properties).not.toHaveProperty('stops')
    expect(geometryOf(pinOf({ stops }))).toMatchObject({
      geometry: { type: 'Point' },
      properties: { stops },
    })
  })

  it('come back as they were, for 5,000 lists', () => {
    const kept = anyPin()
      .filter(({ deleted }) => !deleted)
      .map(withoutPictures)
    const list = fc.uniqueArray(kept, { selector: ({ id }) => id, minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(list, (pins) => {
        const read = readBack(JSON.stringify(pinsToGeoJson(pins)))
        expect(read?.unknown).toEqual([])
        expect(pinsToImport(new Map(), read?.pins ?? [])).toEqual(
          pins.map((pin) => ({ ...pin, revision: 1 })),
        )
        const own = new Map(pins.map((pin) => [pin.id, pin]))
        expect(pinsToImport(own, read?.pins ?? [])).toEqual(pins)
      }),
      { numRuns: 5000 },
    )
  })

  it('hold nothing of pictures, and no note that is nothing else', () => {
    const pictures = ['c'.repeat(24)]
    const pins = [
      pinOf({ pictures }),
      pinOf({ id: 'marker-3', title: '', note: 'Locked', pictures }),
    ]
    const alone = pinOf({ id: 'marker-4', title: '', note: '', pictures })
    const text = JSON.stringify(pinsToGeoJson([...pins, alone]))
    expect(JSON.parse(text)).toEqual(pinsToGeoJson(pins.map(withoutPictures)))
    expect(text).not.toMatch(/picture|cccc|data:/)
  })

  it('come back, as many as 2,000 with long notes', () => {
    const read = readBack(JSON.stringify(pinsToGeoJson(manyPins(2000, 'ř'.repeat(2000)))))
    expect(read?.pins).toHaveLength(2000)
  })
})
