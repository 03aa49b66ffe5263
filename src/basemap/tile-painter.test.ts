import { describe, expect, it, vi } from 'vitest'
import type { Extent } from '../geometry/extent.ts'
import { TilePainter, type Context } from './tile-painter.ts'
import type { Shape } from './curves.ts'
import { palettes } from './palettes.ts'
import { SymbolCache, type MapSymbol } from './symbols/symbols.ts'
import type { Tile } from './tiles/tile-grid.ts'

function createTilePainter(unitsPerPixel: number, extent: Extent, size: number) {
  const tile: Tile = {
    key: 'any',
    basemapStyle: 'parchment',
    level: 0,
    extent,
    unitsPerPixel,
    width: size,
    height: size,
  }
  const context = {
    setTransform: vi.fn<(...numbers: number[]) => void>(),
    drawImage: vi.fn<(atlas: unknown, ...numbers: number[]) => void>(),
    setLineDash: vi.fn<(dash: number[]) => void>(),
    stroke: vi.fn<(path: unknown) => void>(),
    fill: vi.fn<(path: unknown, rule: string) => void>(),
    lineWidth: 0,
  }
  const painter = new TilePainter(
    context as unknown as Context,
    tile,
    palettes.parchment,
    new SymbolCache(),
  )
  return { painter, context }
}

const symbol = {
  atlas: {},
  left: 30,
  top: 7,
  width: 10,
  height: 20,
  footX: 5,
  footY: 18,
} as MapSymbol
const shapeAt = (...extent: Extent): Shape => ({ extent, path: {} as Path2D })

describe('TilePainter', () => {
  it('draws the world with north upwards and the tile’s corner at the canvas’s', () => {
    const { painter, context } = createTilePainter(2, [1000, 3000, 2024, 4024], 1024)
    painter.useChartUnits()
    const [a = 0, b, c, d = 0, e = 0, f = 0] = context.setTransform.mock.calls[0] ?? []
    expect([b, c]).toEqual([0, 0])
    expect([a * 1000 + e, d * 4024 + f]).toEqual([0, 0])
    expect([a * 2024 + e, d * 3000 + f]).toEqual([1024, 1024])
    expect([painter.x(1512), painter.y(3512)]).toEqual([512, 512])
    expect(painter.ratio).toBe(2)
  })

  it('puts a symbol’s foot on a point', () => {
    const { painter, context } = createTilePainter(1, [1000, 3000, 1512, 3512], 512)
    painter.drawSymbol(symbol, 1100, 3412)
    expect(context.drawImage.mock.calls).toEqual([[symbol.atlas, 30, 7, 10, 20, 95, 82, 10, 20]])
  })

  it('puts a symbol across two tiles on the same pixel of the world on both', () => {
    // Neither the grid's origin nor the tile's width is a whole number of pixels.
    const side = 90.51
    for (let step = 0; step < 40; step += 1) {
      const [x, y] = [-1024 + side + step * 0.13, step * 0.17]
      const [left, right] = [0, 1].map((column) => {
        const west = -1024 + side * column
        const { painter, context } = createTilePainter(0.1768, [west, 0, west + side, side], 512)
        painter.drawSymbol(symbol, x, y)
        return context.drawImage.mock.calls[0]
      })
      expect(Number.isInteger(left?.[5]) && Number.isInteger(left?.[6])).toBe(true)
      expect(Number(left?.[5]) - Number(right?.[5])).toBe(512)
      expect(left?.[6]).toBe(right?.[6])
    }
  })

  it('inks all symbols before it puts the first down, in the order of the things', () => {
    const { painter, context } = createTilePainter(1, [1000, 3000, 1512, 3512], 512)
    const things = [1100, 1200, 1300].map((x) => ({ x, y: 3412 }))
    const putDownBefore: number[] = []
    painter.drawSymbols(things, (thing) => {
      putDownBefore.push(context.drawImage.mock.calls.length)
      return thing.x === 1200 ? undefined : symbol
    })
    expect(putDownBefore).toEqual([0, 0, 0])
    expect(context.drawImage.mock.calls.map((call) => Number(call[5]))).toEqual([95, 295])
  })

  it('finds only features that are in the tile or reach into it', () => {
    const { painter } = createTilePainter(1, [1000, 1000, 1512, 1512], 512)
    const inside = shapeAt(1200, 1200, 1210, 1210)
    const beside = shapeAt(960, 1200, 970, 1210)
    const around = shapeAt(0, 0, 4000, 4000)
    const far = shapeAt(300, 1200, 700, 1210)
    expect(painter.visible([inside, beside, around, far])).toEqual([inside, beside, around])
  })

  it('holds widths between their least and greatest on the screen', () => {
    const { painter } = createTilePainter(4, [0, 0, 2048, 2048], 512)
    expect([1, 8, 80].map((units) => painter.width(units, 1, 3))).toEqual([4, 8, 12])
  })

  it('dashes only what shall be dashed', () => {
    const { painter, context } = createTilePainter(1, [0, 0, 512, 512], 512)
    const [a, b] = [shapeAt(0, 0, 1, 1), shapeAt(0, 0, 2, 2)]
    painter.stroke([a, b], 'red', 3, [5, 4])
    expect(context.setLineDash.mock.calls).toEqual([[[5, 4]], [[]]])
    expect(context.stroke.mock.calls).toEqual([[a.path], [b.path]])
    expect(context).toMatchObject({ strokeStyle: 'red', lineWidth: 3 })
  })

  it('leaves holes in what it fills', () => {
    const { painter, context } = createTilePainter(1, [0, 0, 512, 512], 512)
    const shape = shapeAt(0, 0, 1, 1)
    painter.wash([shape], 'blue')
    expect(context.fill.mock.calls).toEqual([[shape.path, 'evenodd']])
    expect(context).toMatchObject({ fillStyle: 'blue' })
  })
})
