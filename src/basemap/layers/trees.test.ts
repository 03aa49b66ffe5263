import { emptyLand } from '../../testing/land-samples.ts'
import { describe, expect, it } from 'vitest'
import type { LandFeature } from '../geography.ts'
import type { Extent } from '../../geometry/extent.ts'
import { toChartLand } from '../chart-land.ts'
import { TilePainter, type Context } from '../tile-painter.ts'
import { Ground } from '../ground.ts'
import { palettes } from '../palettes.ts'
import type { MapSymbol, SymbolKind, SymbolCache } from '../symbols/symbols.ts'
import type { Tile } from '../tiles/tile-grid.ts'
import { createTrees } from './trees.ts'

const world: Extent = [0, 0, 4096, 4096]
const box = (minX: number, minY: number, maxX: number, maxY: number) => [
  minX,
  minY,
  maxX,
  minY,
  maxX,
  maxY,
  minX,
  maxY,
]
const area = (kind: LandFeature['kind'], ...parts: number[][]): LandFeature => ({
  kind,
  shape: 'polygon',
  parts,
})
const line = (kind: LandFeature['kind'], ...part: number[]): LandFeature => ({
  kind,
  shape: 'line',
  parts: [part],
  ...(kind === 'road' ? { class: 'road' } : {}),
})

/** A wood from 400 to 1600 with a clearing, and features on which no tree may stand. */
const features = [
  area('wood', box(400, 400, 1600, 1600), box(900, 900, 1100, 1100)),
  line('road', 0, 600, 2000, 600),
  line('stream', 600, 0, 600, 2000),
  area('pond', box(1200, 1200, 1400, 1400)),
  area('field', box(1704, 400, 2000, 1600)),
  area('settlement', box(400, 1704, 1600, 2000)),
]

interface Planted {
  readonly x: number
  readonly y: number
  readonly kind: string
}

type NamedSymbol = MapSymbol & { readonly name: string }

class RecordingTilePainter extends TilePainter {
  readonly planted: Planted[] = []

  override drawSymbol(symbol: MapSymbol, x: number, y: number): void {
    this.planted.push({ x, y, kind: (symbol as NamedSymbol).name })
  }
}

/** Returns a single symbol per kind and height, named after both. */
const symbols = {
  get: (kind: SymbolKind, height: number) => [{ name: `${kind.name} ${height}` }],
} as unknown as SymbolCache

function createPainter(some: readonly LandFeature[] = features) {
  const land = { ...emptyLand, extent: world, features: some }
  const layer = createTrees(toChartLand(land), new Ground(some, world))
  return (unitsPerPixel: number, extent: Extent = [0, 0, 2048, 2048]) => {
    const size = (extent[2] - extent[0]) / unitsPerPixel
    const tile: Tile = {
      key: 'any',
      basemapStyle: 'parchment',
      level: 0,
      extent,
      unitsPerPixel,
      width: size,
      height: size,
    }
    const context = { setTransform: () => undefined } as unknown as Context
    const painter = new RecordingTilePainter(context, tile, palettes.parchment, symbols)
    layer.paint(painter)
    return painter.planted
  }
}

const within = ({ x, y }: Planted, [minX, minY, maxX, maxY]: Extent) =>
  x >= minX && x <= maxX && y >= minY && y <= maxY
const count = (trees: readonly Planted[], extent: Extent) =>
  trees.filter((tree) => within(tree, extent)).length
const noGrass = ({ kind }: Planted) => !kind.startsWith('tuft')

describe.each([0.5, 1, 4, 16])('trees at %d units a pixel', (unitsPerPixel) => {
  const trees = createPainter()(unitsPerPixel)

  it('grow in the wood', () => {
    expect(count(trees, [400, 400, 1600, 1600])).toBeGreaterThan(20)
  })

  it('avoid roads, water, houses and fields', () => {
    const nowhere: Extent[] = [
      [0, 593.5, 2000, 606.5],
      [596, 0, 604, 2000],
      [1200, 1200, 1400, 1400],
      [400, 1704, 1600, 2000],
    ]
    for (const extent of nowhere) expect(count(trees, extent)).toBe(0)
    // Trees at the wood's edge lean over it by less than this, and hedges stand only on the field's border.
    expect(count(trees, [1720, 406, 1994, 1594])).toBe(0)
  })

  it('are painted from north to south', () => {
    const ys = trees.map(({ y }) => y)
    expect(ys).toEqual(ys.toSorted((a, b) => b - a))
  })
})

describe('trees', () => {
  it('leave clearings all but empty', () => {
    const trees = createPainter()(1).filter(noGrass)
    const clearing = count(trees, [925, 925, 1075, 1075])
    const wood = count(trees, [1125, 925, 1275, 1075])
    expect(wood).toBeGreaterThan(clearing * 3)
  })

  it('end where the world ends', () => {
    const paint = createPainter([area('wood', box(-500, -500, 4596, 4596))])
    const corners: Extent[] = [
      [-512, -512, 512, 512],
      [3584, 3584, 4608, 4608],
    ]
    for (const corner of corners) {
      const trees = paint(1, corner)
      expect(trees.length).toBeGreaterThan(100)
      expect(trees.every((tree) => within(tree, world))).toBe(true)
    }
  })

  it.each([0.5, 2, 16])(
    'are the same on neighbouring tiles at %d units a pixel',
    (unitsPerPixel) => {
      const west = createPainter()(unitsPerPixel, [0, 0, 1024, 1024])
      const east = createPainter()(unitsPerPixel, [1024, 0, 2048, 1024])
      const north = createPainter()(unitsPerPixel, [0, 1024, 1024, 2048])
      const reach = 44 * unitsPerPixel
      for (const [other, border] of [
        [east, [1024 - reach, 0, 1024 + reach, 1024]],
        [north, [0, 1024 - reach, 1024, 1024 + reach]],
      ] as const) {
        const near = (trees: readonly Planted[]) => trees.filter((tree) => within(tree, border))
        expect(near(west).length).toBeGreaterThan(10)
        expect(near(other)).toEqual(near(west))
      }
    },
  )

  it('are the same whenever a tile is painted', () => {
    const paint = createPainter()
    const first = paint(1)
    paint(4)
    expect(paint(1)).toEqual(first)
  })

  it('are denser at the edge of a wood than inside', () => {
    const trees = createPainter([area('wood', box(400, 400, 1600, 1600))])(1).filter(noGrass)
    const edge = count(trees, [600, 390, 1400, 415]) / 25
    const inside = count(trees, [600, 600, 1400, 1400]) / 800
    expect(inside).toBeGreaterThan(0)
    expect(edge).toBeGreaterThan(inside * 1.5)
  })

  it('are drawn by the grove far out, and one by one close up', () => {
    const grove = /^(conifers|broadleaves)/
    const kinds = (unitsPerPixel: number) =>
      createPainter([area('wood', box(400, 400, 1600, 1600))])(unitsPerPixel)
        .filter((tree) => within(tree, [400, 400, 1600, 1600]))
        .map(({ kind }) => kind)
    expect(kinds(16).length).toBeGreaterThan(10)
    expect(kinds(16).every((kind) => grove.test(kind))).toBe(true)
    expect(kinds(1).length).toBeGreaterThan(100)
    expect(kinds(1).some((kind) => grove.test(kind))).toBe(false)
  })

  it('stay where they are when their distance is doubled', () => {
    const paint = createPainter([area('wood', box(100, 100, 4000, 4000))])
    const at = (unitsPerPixel: number) =>
      paint(unitsPerPixel, [1000, 1000, 2000, 2000])
        .filter((tree) => within(tree, [1000, 1000, 2000, 2000]))
        .map(({ x, y }) => `${x} ${y}`)
    const finer = new Set(at(0.25))
    const coarser = at(Math.SQRT2)
    expect(coarser.length).toBeGreaterThan(100)
    expect(coarser.length).toBeLessThan(finer.size)
    expect(coarser.filter((place) => finer.has(place)).length).toBeGreaterThan(coarser.length * 0.8)
  })
})
