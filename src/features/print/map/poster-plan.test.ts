import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createScale } from '../../../geometry/scale.ts'
import { mapBoundsOf, tilesWithin } from '../../../basemap/tiles/tile-grid.ts'
import {
  isWallpaperSize,
  papers,
  planView,
  planWallpaper,
  planWhole,
  stripsOf,
  type PosterView,
} from './poster-plan.ts'

const extent = [0, 0, 8192, 8192] as const
const world = { extent, scale: createScale(extent, 0.5) }
const mapBounds = mapBoundsOf(world)
const view: PosterView = {
  centre: [3000, 5000],
  resolution: world.scale.resolutionAt(3),
  size: { width: 1440, height: 900 },
  pixelRatio: 1,
}
const sides = fc.integer({ min: 320, max: 16_384 })

describe('stripsOf', () => {
  it('fills a poster without a gap, each strip with the same pixels a world unit', () => {
    fc.assert(
      fc.property(sides, sides, (width, height) => {
        const plan = planWhole(world, { width, height })
        const strips = stripsOf(world, plan, 'plain')
        expect(strips.reduce((sum, strip) => sum + strip.height, 0)).toBe(height)
        strips.forEach((strip, index) => {
          const [minX, minY, maxX, maxY] = strip.extent
          expect(strip.width / (maxX - minX)).toBeCloseTo(plan.scale, 6)
          expect(strip.height / (maxY - minY)).toBeCloseTo(plan.scale, 6)
          const below = strips[index + 1]
          if (below) expect(below.extent[3]).toBeCloseTo(minY, 6)
        })
      }),
    )
  })

  it('covers all of a strip that is within the map bounds with tiles', () => {
    fc.assert(
      fc.property(sides, sides, (width, height) => {
        const plan = planWhole(world, { width, height })
        for (const strip of stripsOf(world, plan, 'plain')) {
          for (const { tile, x, y } of strip.tiles) {
            expect(tile.extent[0]).toBeCloseTo(strip.extent[0] + x / plan.scale, 6)
            expect(tile.extent[3]).toBeCloseTo(strip.extent[3] - y / plan.scale, 6)
          }
          if (strip.extent[3] > mapBounds[3] || strip.extent[1] < mapBounds[1]) continue
          const xs = strip.tiles.map(({ x }) => x)
          expect(Math.min(...xs)).toBeLessThanOrEqual(-plan.left)
          const end = (mapBounds[2] - mapBounds[0]) * plan.scale - plan.left
          expect(Math.max(...xs) + plan.tileSize).toBeGreaterThanOrEqual(Math.min(end, width) - 1)
        }
      }),
    )
  })

  it.each(Object.values(papers).flatMap((paper) => [paper, turned(paper)]))(
    'holds no more than 20 MB of a paper of $width by $height at a time',
    (paper) => {
      const plan = planWhole(world, paper)
      const rows = Math.max(...stripsOf(world, plan, 'parchment').map(({ height }) => height))
      // Memory for the strip, a tile, and the rows that are read and filtered.
      const held = 4 * (rows * plan.width + plan.tileSize ** 2) + 7 * 64 * plan.width
      expect(held).toBeLessThan(20_000_000)
    },
  )
})

function turned({ width, height }: { readonly width: number; readonly height: number }) {
  return { width: height, height: width }
}

describe('planWhole', () => {
  it('shows the whole map in the middle', () => {
    fc.assert(
      fc.property(sides, sides, (width, height) => {
        const { left, top, scale } = planWhole(world, { width, height })
        const [across, down] = [
          (mapBounds[2] - mapBounds[0]) * scale,
          (mapBounds[3] - mapBounds[1]) * scale,
        ]
        expect(left).toBeLessThanOrEqual(1)
        expect(top).toBeLessThanOrEqual(1)
        expect(left + width).toBeGreaterThanOrEqual(across - 1)
        expect(top + height).toBeGreaterThanOrEqual(down - 1)
      }),
    )
  })
})

describe('planView', () => {
  it('shows all that is on screen, in more pixels', () => {
    const plan = planView(world, papers.a4, view)
    const across = view.size.width * view.resolution
    expect(plan.width / plan.scale).toBeGreaterThanOrEqual(across * 0.999)
    const middle = mapBounds[0] + (plan.left + plan.width / 2) / plan.scale
    expect(Math.abs(middle - view.centre[0]) * plan.scale).toBeLessThanOrEqual(1)
  })
})

describe('planWallpaper', () => {
  it.each([1, 1.5, 2, 3])('has the very tiles of the screen, at %d a CSS pixel', (pixelRatio) => {
    const plan = planWallpaper(world, { width: 800, height: 600 }, { ...view, pixelRatio })
    const onScreen = tilesWithin(world, {
      extent: [2900, 4900, 3100, 5100],
      basemapStyle: 'parchment',
      level: 6,
      pixelRatio,
    })
    const drawn = stripsOf(world, plan, 'parchment').flatMap(({ tiles }) => tiles)
    for (const { extent: shown, unitsPerPixel, width, height } of onScreen) {
      const pictures = drawn.map(({ tile }) => [
        tile.extent,
        tile.unitsPerPixel,
        tile.width,
        tile.height,
      ])
      expect(pictures).toContainEqual([shown, unitsPerPixel, width, height])
    }
  })
})

describe('isWallpaperSize', () => {
  it.each([
    [319, 1000, false],
    [320, 16_384, true],
    [1000, 16_385, false],
    [Number.NaN, 500, false],
    [500.5, 500, false],
  ])('%d by %d: %s', (width, height, expected) => {
    expect(isWallpaperSize({ width, height })).toBe(expected)
  })
})
