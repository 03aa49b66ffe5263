import { emptyLand } from '../../../testing/land-samples.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Land } from '../../geography.ts'
import type { Extent } from '../../../geometry/extent.ts'
import { TilePainter, type Context } from '../../tile-painter.ts'
import { toChartLand, toChartTile } from '../../chart-land.ts'
import { Ground } from '../../ground.ts'
import { palettes } from '../../palettes.ts'
import { SymbolCache } from '../../symbols/symbols.ts'
import { createBorder } from './border.ts'

const world: Extent = [1000, 2000, 5200, 8000]

class FakePath {
  readonly corners: [number, number][] = []

  moveTo(x: number, y: number) {
    this.corners.push([x, y])
  }

  lineTo(x: number, y: number) {
    this.corners.push([x, y])
  }

  closePath() {}
}

interface Called {
  readonly name: string
  readonly args: readonly unknown[]
}

/** Returns the calls of the context while the frame is painted. */
function paint(
  extent: Extent,
  unitsPerPixel = 1,
  land: Pick<Land, 'extent' | 'metresPerUnit'> = { extent: world, metresPerUnit: 0.5 },
): Called[] {
  const called: Called[] = []
  const context = new Proxy(
    {},
    {
      get:
        (_target, name) =>
        (...args: unknown[]) =>
          called.push({ name: String(name), args }),
      set: () => true,
    },
  )
  const chart = toChartLand({ ...emptyLand, title: 'Bohemia', ...land })
  const tile = {
    key: 'any',
    basemapStyle: 'parchment',
    level: 0,
    extent,
    unitsPerPixel,
    width: (extent[2] - extent[0]) / unitsPerPixel,
    height: (extent[3] - extent[1]) / unitsPerPixel,
  } as const
  const painter = new TilePainter(
    context as Context,
    toChartTile(tile, chart.unit),
    palettes.parchment,
    new SymbolCache(),
  )
  createBorder(chart, new Ground([], chart.extent)).paint(painter)
  return called
}

function bars(called: readonly Called[]) {
  const path = called.find(({ name }) => name === 'fill')?.args[0] as FakePath | undefined
  const corners = path?.corners ?? []
  return Array.from({ length: corners.length / 4 }, (_, index) => {
    const some = corners.slice(index * 4, index * 4 + 4)
    const [xs, ys] = [some.map(([x]) => x), some.map(([, y]) => y)]
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const
  })
}

const texts = (called: readonly Called[]) =>
  called
    .filter(({ name }) => name === 'fillText')
    .map(({ args: [text, x, y] }) => ({ text: String(text), x: Number(x), y: Number(y) }))

function ticksOf(called: readonly Called[]) {
  const strokes = called.filter(({ name }) => name === 'stroke').map(({ args: [path] }) => path)
  const ticks = strokes.find((path) => path instanceof FakePath && path.corners.length > 4)
  return ((ticks as FakePath | undefined)?.corners ?? []).filter((_, index) => index % 2 === 0)
}

beforeEach(() => {
  vi.stubGlobal('Path2D', FakePath)
})

describe('the frame', () => {
  const southWest = () => paint([500, 1500, 1524, 2524])

  it('fills every other span of 500 units on all four sides, from the corner', () => {
    const all = bars(southWest())
    const spans = (side: (bar: Extent) => boolean, axis: 0 | 1) =>
      all.filter(side).map((bar) => [bar[axis], bar[axis + 2]])
    const across = [1000, 2000, 3000, 4000].map((at) => [at, at + 500])
    const upwards = [2000, 3000, 4000, 5000, 6000, 7000].map((at) => [at, at + 500])
    // The last span is cut off at the corner.
    expect(spans((bar) => bar[3] < 2000, 0)).toEqual([...across, [5000, 5200]])
    expect(spans((bar) => bar[1] > 8000, 0)).toEqual([...across, [5000, 5200]])
    expect(spans((bar) => bar[2] < 1000, 1)).toEqual(upwards)
    expect(spans((bar) => bar[0] > 5200, 1)).toEqual(upwards)
    expect(all).toHaveLength(22)
  })

  it('keeps its bars off the land', () => {
    const onLand = bars(southWest()).filter(
      ([minX, minY, maxX, maxY]) => maxX > 1000 && minX < 5200 && maxY > 2000 && minY < 8000,
    )
    expect(onLand).toEqual([])
  })

  it('paints nothing on a tile in the middle of the world', () => {
    expect(paint([2500, 4500, 3012, 5012])).toEqual([])
  })

  it('paints the title and the north mark only on the tiles where they are', () => {
    const words = (extent: Extent) =>
      texts(paint(extent))
        .map(({ text }) => text)
        .filter((text) => !/^\d+$/.test(text))
    expect(words([2600, 8200, 3624, 9224])).toEqual(['Bohemia'])
    expect(words([5200, 2000, 6224, 3024])).toEqual(['N'])
    expect(words([500, 1500, 1524, 2524])).toEqual([])
  })

  it('sets a tick every 500 units on all four sides', () => {
    const ticks = ticksOf(southWest())
    const every500 = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => from + index * 500)
    const xs = (side: (y: number) => boolean) => ticks.filter(([, y]) => side(y)).map(([x]) => x)
    const ys = (side: (x: number) => boolean) => ticks.filter(([x]) => side(x)).map(([, y]) => y)
    expect(xs((y) => y < 2000)).toEqual(every500(1000, 9))
    expect(xs((y) => y > 8000)).toEqual(every500(1000, 9))
    expect(ys((x) => x < 1000)).toEqual(every500(2000, 13))
    expect(ys((x) => x > 5200)).toEqual(every500(2000, 13))
  })

  it('writes every other tick’s own coordinate beside it, but not far out', () => {
    const numerals = texts(southWest()).filter(({ text }) => /^\d+$/.test(text))
    const west = numerals.filter(({ x }) => 500 + x < 1000)
    const south = numerals.filter(({ y }) => 2524 - y < 2000)
    expect(west.map(({ text }) => text)).toEqual('2000 3000 4000 5000 6000 7000 8000'.split(' '))
    expect(south.map(({ text }) => text)).toEqual('1000 2000 3000 4000 5000'.split(' '))
    for (const { text, y } of west) expect(2524 - y).toBe(Number(text))
    for (const { text, x } of south) expect(500 + x).toBe(Number(text))
    expect(texts(paint([500, 1500, 4596, 5596], 16)).filter(({ text }) => text !== 'N')).toEqual([])
  })

  it('leaves the context as it was', () => {
    for (const called of [southWest(), paint([500, 1500, 6224, 9224])]) {
      const count = (what: string) => called.filter(({ name }) => name === what).length
      expect(count('save')).toBe(count('restore'))
    }
  })

  it('labels multiples of its step in the world’s own units', () => {
    const extent: Extent = [-730, 1260, 1400, 2400]
    const called = paint([-1300, 760, 2000, 3000], 1, { extent, metresPerUnit: 1 })
    const numerals = texts(called).filter(({ text }) => /^-?\d+$/.test(text))
    expect(new Set(numerals.map(({ text }) => text))).toEqual(new Set(['0', '1000', '2000']))
    for (const { text, x, y } of numerals) {
      expect([x - 1300, 3000 - y].map(Math.round)).toContain(Number(text))
    }
  })
})
