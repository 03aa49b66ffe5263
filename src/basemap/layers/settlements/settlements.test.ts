import { beforeEach, expect, it, vi } from 'vitest'
import { emptyLand } from '../../../testing/land-samples.ts'
import type { Extent } from '../../../geometry/extent.ts'
import { toChartLand } from '../../chart-land.ts'
import type { LandFeature } from '../../geography.ts'
import { Ground } from '../../ground.ts'
import { palettes } from '../../palettes.ts'
import { SymbolCache } from '../../symbols/symbols.ts'
import { TilePainter, type Context } from '../../tile-painter.ts'
import { createSettledGround } from './settlements.ts'

const extent: Extent = [0, 0, 1024, 1024]

beforeEach(() =>
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      lineTo() {}
      quadraticCurveTo() {}
      bezierCurveTo() {}
      closePath() {}
    },
  ),
)

function outline(west: number): LandFeature {
  const parts = [[west, 100, west + 100, 100, west + 100, 200, west, 200]]
  return { kind: 'settlement', shape: 'polygon', parts }
}

/** Counts the fills. Ground that is filled twice would be darker. */
function fillsOf(...features: LandFeature[]): number {
  const fill = vi.fn<() => void>()
  const context = { fill, setTransform: () => undefined, fillStyle: '' }
  const tile = { key: 'any', basemapStyle: 'parchment', level: 0, extent } as const
  const painter = new TilePainter(
    context as unknown as Context,
    { ...tile, unitsPerPixel: 1, width: 1024, height: 1024 },
    palettes.parchment,
    new SymbolCache(),
  )
  const land = toChartLand({ ...emptyLand, extent, features })
  createSettledGround(land, new Ground(features, extent)).paint(painter)
  return fill.mock.calls.length
}

it('fills the ground of settlements that overlap once', () => {
  expect(fillsOf(outline(100), outline(150))).toBe(1)
  expect(fillsOf(outline(100), outline(500))).toBe(2)
  // The third outline overlaps the other two.
  expect(fillsOf(outline(100), outline(250), outline(180))).toBe(1)
})
