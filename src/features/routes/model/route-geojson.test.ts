import { expect, it } from 'vitest'
import { emptyWorld } from '../../../testing/world-samples.ts'
import type { Route } from './route.ts'
import { readFile } from '../../import-export/model/import/read-import.ts'
import { routeFileName, routeToGeoJson } from './route-geojson.ts'

const route: Route = {
  length: 30,
  legs: [
    {
      length: 10,
      segments: [
        {
          kind: 'road',
          forks: [],
          length: 10,
          line: [
            [0, 0],
            [10, 0],
          ],
        },
      ],
    },
    {
      length: 20,
      segments: [
        {
          kind: 'straight',
          forks: [],
          length: 20,
          line: [
            [10, 0],
            [10, 20],
          ],
        },
      ],
    },
  ],
}
const points = [
  { name: 'Inn', coordinate: [0, 0] },
  { name: 'Cave', coordinate: [10, 0] },
  { name: 'Nest', coordinate: [10, 20] },
] as const

it('is one line through all of its legs, and its points by number', () => {
  expect(routeToGeoJson('Tour of 2 stops', route, points, 0.5)).toEqual({
    type: 'FeatureCollection',
    coordinate_system: 'world units',
    features: [
      {
        type: 'Feature',
        geometry: {
          type: 'LineString',
          coordinates: [
            [0, 0],
            [10, 0],
            [10, 20],
          ],
        },
        properties: { name: 'Tour of 2 stops', metres: 15 },
      },
      ...points.map(({ name, coordinate }, number) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: coordinate },
        properties: { name, number },
      })),
    ],
  })
})

it('comes back as a line, and as pins where its points are', () => {
  const text = JSON.stringify(routeToGeoJson('Tour', route, points, 0.5))
  const result = readFile(new TextEncoder().encode(text), '.geojson', 'kcd1', emptyWorld)
  const pins = result.ok && 'unknown' in result ? result.pins : []
  expect(pins.map(({ title, x, y }) => ({ name: title, coordinate: [x, y] }))).toEqual([
    { name: 'Tour', coordinate: [0, 0] },
    ...points,
  ])
  expect(pins[0]).toMatchObject({ glyph: 'shape-line' })
})

it('is named after its world', () => {
  expect(routeFileName('kcd1', 12)).toBe('kcd1_way-12.geojson')
})
