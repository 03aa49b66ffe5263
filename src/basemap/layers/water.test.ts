import { emptyLand } from '../../testing/land-samples.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LandFeature } from '../geography.ts'
import type { Extent } from '../../geometry/extent.ts'
import { toChartLand } from '../chart-land.ts'
import { TilePainter, type Context } from '../tile-painter.ts'
import { Ground, water } from '../ground.ts'
import { palettes } from '../palettes.ts'
import { SymbolCache } from '../symbols/symbols.ts'
import { createWater } from './water.ts'

const world: Extent = [0, 0, 1024, 1024]
const palette = palettes.parchment

class FakePath {
  readonly points: [number, number][] = []

  moveTo(x: number, y: number) {
    this.points.push([x, y])
  }

  lineTo(x: number, y: number) {
    this.points.push([x, y])
  }

  closePath() {
    this.points.push(this.points[0] ?? [0, 0])
  }
}

interface Stroke {
  readonly style: string
  readonly width: number
  readonly points: readonly (readonly [number, number])[]
}

/** Returns the painted strokes, with their widths in world units. */
function paint(features: readonly LandFeature[], unitsPerPixel = 1): Stroke[] {
  const strokes: Stroke[] = []
  const context = {
    strokeStyle: '',
    lineWidth: 0,
    setTransform: () => undefined,
    setLineDash: () => undefined,
    fill: () => undefined,
    stroke: ({ points }: FakePath) =>
      strokes.push({ style: context.strokeStyle, width: context.lineWidth, points }),
  }
  const tile = { key: 'any', basemapStyle: 'parchment', level: 0, extent: world } as const
  const size = 1024 / unitsPerPixel
  const painter = new TilePainter(
    context as unknown as Context,
    { ...tile, unitsPerPixel, width: size, height: size },
    palette,
    new SymbolCache(),
  )
  const ground = new Ground(features, world)
  const land = { ...emptyLand, extent: world, features }
  createWater(toChartLand(land), ground).paint(painter)
  return strokes
}

const pond = (minX: number): LandFeature => ({
  kind: 'pond',
  shape: 'polygon',
  parts: [[minX, 400, minX + 200, 400, minX + 200, 600, minX, 600]],
})
const stream: LandFeature = {
  kind: 'stream',
  shape: 'line',
  width: 2,
  parts: [[300, 500, 400, 500, 500, 500, 600, 500, 700, 500, 800, 500]],
}

function widths(features: readonly LandFeature[]): number[] {
  return paint(features)
    .filter(({ style }) => style === palette.water)
    .toSorted((a, b) => (a.points[0]?.[0] ?? 0) - (b.points[0]?.[0] ?? 0))
    .map(({ width }) => width)
}

beforeEach(() => {
  vi.stubGlobal('Path2D', FakePath)
})

describe('water', () => {
  it('lets a stream grow wider towards the water that it flows into', () => {
    const eastwards = widths([stream, pond(800)])
    expect(eastwards.length).toBeGreaterThan(2)
    expect(eastwards).toEqual(eastwards.toSorted((a, b) => a - b))
    expect(eastwards.at(-1)).toBeGreaterThan((eastwards[0] ?? 0) * 2)
    expect(widths([stream, pond(100)])).toEqual(eastwards.toReversed())
  })

  it('makes wide streams wider than trickles', () => {
    const widest = (width: number) => Math.max(...widths([{ ...stream, width }, pond(800)]))
    expect(widest(3)).toBeGreaterThan(widest(1))
  })

  it('draws the whole of a stream, its parts touching each other', () => {
    const parts = paint([stream, pond(800)])
      .filter(({ style }) => style === palette.water)
      .map(({ points }) => [points[0]?.[0], points.at(-1)?.[0]])
      .toSorted(([a = 0], [b = 0]) => a - b)
    expect([parts[0]?.[0], parts.at(-1)?.[1]]).toEqual([300, 800])
    parts.slice(1).forEach(([from], index) => expect(from).toBe(parts[index]?.[1]))
  })

  it('draws a bank all around a pond, and ripples in its water alone', () => {
    const around = pond(400)
    const strokes = paint([around])
    const bank = strokes.filter(({ style }) => style === palette.bank).flatMap((one) => one.points)
    for (const side of [400, 600]) {
      expect(bank.some(([x]) => x === side)).toBe(true)
      expect(bank.some(([, y]) => y === side)).toBe(true)
    }
    const ground = new Ground([around], world)
    const ripples = strokes.filter(({ style }) => style === palette.ripple)
    const points = ripples.flatMap((one) => one.points)
    expect(points.length).toBeGreaterThan(20)
    expect(points.filter(([x, y]) => !ground.has(water, x, y))).toEqual([])
  })

  it('thins the ripples out towards far scales', () => {
    const count = (unitsPerPixel: number) =>
      paint([pond(400)], unitsPerPixel).filter(({ style }) => style === palette.ripple).length
    expect(count(4)).toBeGreaterThan(0)
    expect(count(4)).toBeLessThan(count(1) / 2)
    expect(count(16)).toBe(0)
  })
})
