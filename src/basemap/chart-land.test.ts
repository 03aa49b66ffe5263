import { describe, expect, it } from 'vitest'
import { emptyLand } from '../testing/land-samples.ts'
import type { Land } from './geography.ts'
import { toChartLand, toChartTile } from './chart-land.ts'
import type { Tile } from './tiles/tile-grid.ts'

const land: Land = {
  ...emptyLand,
  extent: [-100, 200, 1900, 1200],
  metresPerUnit: 0.5,
  places: [{ coordinate: [0, 300], rank: 'village' }],
  lettering: [
    {
      kind: 'course',
      text: 'Wild Creek',
      course: [
        [0, 300],
        [50, 301],
      ],
      stations: [0.5],
    },
    { kind: 'area', text: 'Old Wood', at: [300, 500], size: 60, angle: 10 },
  ],
  features: [{ kind: 'road', shape: 'line', class: 'path', parts: [[0, 300, 50, 301]] }],
}
const inMetres: Land = {
  ...land,
  extent: [-50, 100, 950, 600],
  metresPerUnit: 1,
  places: [{ coordinate: [0, 150], rank: 'village' }],
  lettering: [
    {
      kind: 'course',
      text: 'Wild Creek',
      course: [
        [0, 150],
        [25, 150.5],
      ],
      stations: [0.5],
    },
    { kind: 'area', text: 'Old Wood', at: [150, 250], size: 30, angle: 10 },
  ],
  features: [{ kind: 'road', shape: 'line', class: 'path', parts: [[0, 150, 25, 150.5]] }],
}
const tile: Tile = {
  key: 'any',
  basemapStyle: 'night',
  level: 3,
  extent: [-100, 200, 412, 712],
  unitsPerPixel: 1,
  width: 512,
  height: 512,
}

describe('a land in chart units', () => {
  it('is the same whatever the units of its world are', () => {
    const [one, other] = [toChartLand(land), toChartLand(inMetres)]
    expect({ ...other, unit: 1 }).toEqual(one)
    expect([one.unit, other.unit]).toEqual([1, 2])
    const half: Tile = { ...tile, extent: [-50, 100, 206, 356], unitsPerPixel: 0.5 }
    expect(toChartTile(half, other.unit)).toEqual(tile)
  })

  it('costs nothing where the world has them already', () => {
    expect(toChartLand(land).features).toBe(land.features)
    expect(toChartTile(tile, 1)).toBe(tile)
  })

  it('has bounds with a margin to all sides', () => {
    const { extent, mapBounds, margin } = toChartLand(land)
    expect(margin).toBeCloseTo(Math.sqrt(2000 * 1000) / 8, 9)
    expect(mapBounds.map((edge, index) => Math.abs(edge - (extent[index] ?? 0)))).toEqual(
      Array(4).fill(expect.closeTo(margin, 9)),
    )
  })
})
