import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createScale } from '../../geometry/scale.ts'
import { intersectExtents, contains, type Extent } from '../../geometry/extent.ts'
import {
  levelFor,
  nearestLevel,
  mapBoundsOf,
  paintedPixelRatio,
  tilesWithin,
  unitsPerPixelAt,
  viewTile,
} from './tile-grid.ts'

const scale = createScale([0, 0, 8192, 8192], 0.5)
const world = { extent: [0, 0, 8192, 8192], scale } as const
const within = (extent: Extent, level: number, pixelRatio = 1) =>
  tilesWithin(world, { extent, basemapStyle: 'parchment', level, pixelRatio })

describe('levelFor', () => {
  it('shows tiles near their own size at every scale', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.25, max: 32, noNaN: true }), (resolution) => {
        const times = unitsPerPixelAt(levelFor(resolution, scale), scale) / resolution
        expect(times).toBeGreaterThan(0.77)
        expect(times).toBeLessThan(1.12)
      }),
    )
  })

  it('shows tiles at their own size at whole and half zooms', () => {
    for (let zoom = 0; zoom <= 7; zoom += 0.5) {
      expect(unitsPerPixelAt(levelFor(32 / 2 ** zoom, scale), scale)).toBeCloseTo(32 / 2 ** zoom, 9)
    }
  })

  it('stays within the levels there are', () => {
    expect(levelFor(1000, scale)).toBe(0)
    expect(levelFor(0.001, scale)).toBe(nearestLevel(scale))
  })
})

describe('tilesWithin', () => {
  it('covers a view without a gap and without a tile that does not touch it', () => {
    const coordinate = fc.integer({ min: -3000, max: 11_000 })
    const side = fc.integer({ min: 1, max: 4000 })
    const level = fc.integer({ min: 0, max: 8 })
    fc.assert(
      fc.property(coordinate, coordinate, side, side, level, (x, y, width, height, at) => {
        const view: Extent = [x, y, x + width, y + height]
        const overlap = (extent: Extent) => {
          const w = Math.min(extent[2], view[2]) - Math.max(extent[0], view[0])
          const h = Math.min(extent[3], view[3]) - Math.max(extent[1], view[1])
          return Math.max(w, 0) * Math.max(h, 0)
        }
        const tiles = within(view, at)
        const mapBounds: Extent = [-1024, -1024, 9216, 9216]
        const coveredArea = tiles.reduce((sum, { extent }) => sum + overlap(extent), 0)
        expect(coveredArea).toBeGreaterThanOrEqual(overlap(mapBounds) - 0.01)
        for (const { extent } of tiles) expect(overlap(extent)).toBeGreaterThan(0)
        expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length)
      }),
    )
  })

  it('begins in the middle of the view', () => {
    const tiles = within([3000, 3000, 7000, 5500], 8)
    const distance = ({ extent }: { extent: Extent }) =>
      Math.hypot((extent[0] + extent[2]) / 2 - 5000, (extent[1] + extent[3]) / 2 - 4250)
    expect(tiles.map(distance)).toEqual(tiles.map(distance).toSorted((a, b) => a - b))
    expect(tiles.length).toBeGreaterThan(4)
  })

  it('begins at the centre of the uncovered area', () => {
    const extent: Extent = [3000, 3000, 7000, 5500]
    const seen: Extent = [5500, 3000, 7000, 5500]
    const [first] = tilesWithin(world, {
      extent,
      seen,
      basemapStyle: 'parchment',
      level: 8,
      pixelRatio: 1,
    })
    expect(first?.extent[2]).toBeGreaterThan(6000)
    expect(first?.extent[0]).toBeLessThan(6500)
  })

  it('has more pixels on sharp screens, and tiles of less than a megapixel', () => {
    const sizes = (pixelRatio: number) => within([0, 0, 100, 100], 8, pixelRatio)[0]?.width
    expect([1, 1.5, 2].map(sizes)).toEqual([512, 768, 512])
  })

  it.each([
    [1, 1],
    [2, 2],
    [2.625, 2],
    [3, 2],
  ])('paints for a screen of %d pixels to a CSS pixel with %d', (screen, painted) => {
    vi.stubGlobal('window', { devicePixelRatio: screen })
    expect(paintedPixelRatio()).toBe(painted)
    vi.unstubAllGlobals()
  })

  it('gives tiles of different style, scale, position or sharpness different keys', () => {
    const extent: Extent = [0, 0, 100, 100]
    const keys = [
      ...within(extent, 8),
      ...within(extent, 9),
      ...within(extent, 8, 3),
      ...within([5000, 5000, 5100, 5100], 8),
      ...tilesWithin(world, { extent, basemapStyle: 'night', level: 8, pixelRatio: 1 }),
    ].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('the tiles of every world', () => {
  const offOrigin: Extent = [-700, 1200, 3400, 2500]
  const worlds = [
    { extent: offOrigin, metresPerUnit: 0.5 },
    { extent: [0, 0, 5320, 5320], metresPerUnit: 0.5 },
    { extent: [0, 0, 2000, 1500], metresPerUnit: 1 },
  ] as const

  it.each(worlds)(
    'cover the map bounds of $extent exactly, from the farthest level to the nearest',
    (one) => {
      const { extent, metresPerUnit } = one
      const own = createScale(extent, metresPerUnit)
      const mapBounds = mapBoundsOf({ extent, scale: own })
      expect(mapBounds[0]).toBe(extent[0] - own.margin)
      for (let level = 0; level <= nearestLevel(own); level += 1) {
        const side = 512 * unitsPerPixelAt(level, own)
        const corner: Extent = [mapBounds[2] - 1, mapBounds[1], mapBounds[2], mapBounds[1] + 1]
        const view = { basemapStyle: 'parchment', level, pixelRatio: 1 } as const
        const [last, ...more] = tilesWithin({ extent, scale: own }, { ...view, extent: corner })
        expect(more).toEqual([])
        expect(contains(last?.extent ?? mapBounds, corner, 0.000_001)).toBe(true)
        expect(last?.extent[0]).toBeCloseTo(
          mapBounds[0] + (Math.ceil((mapBounds[2] - mapBounds[0]) / side) - 1) * side,
          6,
        )
        const beyond: Extent = [
          mapBounds[2] + side,
          mapBounds[1],
          mapBounds[2] + 2 * side,
          mapBounds[1] + 1,
        ]
        expect(tilesWithin({ extent, scale: own }, { ...view, extent: beyond })).toEqual([])
      }
    },
  )

  it('have an eighth of a metre per pixel at the nearest level', () => {
    for (const { extent, metresPerUnit } of worlds) {
      const own = createScale(extent, metresPerUnit)
      expect(unitsPerPixelAt(nearestLevel(own), own) * metresPerUnit).toBe(0.125)
    }
  })
})

describe('viewTile', () => {
  const coordinate = fc.integer({ min: -3000, max: 9000 })
  const side = fc.integer({ min: 1, max: 2000 })
  const ratio = fc.constantFrom(1, 1.25, 2, 3)

  it('covers the visible paper, aligned with the grid’s pixels', () => {
    fc.assert(
      fc.property(coordinate, coordinate, side, side, ratio, (x, y, width, height, pixelRatio) => {
        const extent: Extent = [x, y, x + width, y + height]
        const paper = intersectExtents(extent, [-1024, -1024, 9216, 9216])
        fc.pre(paper[0] < paper[2] && paper[1] < paper[3])
        const tile = viewTile(world, { extent, basemapStyle: 'parchment', level: 7, pixelRatio })
        const [grid] = within(extent, 7, pixelRatio)
        if (!tile || !grid) throw new Error('There is no picture of the view.')
        const scale = grid.width / (grid.extent[2] - grid.extent[0])
        const pixels = (units: number) => units * scale
        const shift = pixels(tile.extent[0] - grid.extent[0])
        expect(shift).toBeCloseTo(Math.round(shift), 6)
        expect(pixels(tile.extent[2] - tile.extent[0])).toBeCloseTo(tile.width, 6)
        expect(pixels(tile.extent[3] - tile.extent[1])).toBeCloseTo(tile.height, 6)
        expect(contains(tile.extent, paper, 0.000_001)).toBe(true)
        expect(contains(paper, tile.extent, 1 / scale)).toBe(true)
      }),
    )
  })

  it('leaves out what the panel covers, and views that are too large for one picture', () => {
    const view = { extent: [0, 0, 4000, 2000], basemapStyle: 'parchment', pixelRatio: 1 } as const
    const seen = [1000, 0, 4000, 2000] as const
    expect(viewTile(world, { ...view, seen, level: 10 })).toMatchObject({
      width: 3000,
      height: 2000,
    })
    expect(viewTile(world, { ...view, level: 14 })).toBeUndefined()
  })
})
