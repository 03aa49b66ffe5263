// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MapLayer } from '../../../map/layers/map-layer.ts'
import { addPoint, drawLine, endLine } from '../../viewport/drawn-line.ts'
import { showLasso } from './show-lasso.ts'

let layer: MapLayer
let stop: () => void
/** Calls that drew the last picture, without styles. */
let calls: string[] = []

const context = new Proxy(
  {},
  {
    get:
      (_, name) =>
      (...values: readonly unknown[]) =>
        calls.push([String(name), ...values].join(' ')),
    set: () => true,
  },
)

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  stop = showLasso({
    addLayer: (added) => {
      layer = added
      return () => undefined
    },
  })
})

afterEach(() => {
  stop()
  endLine('lasso')
  vi.restoreAllMocks()
})

/** Returns the calls for a view in which world units are CSS pixels, with 0, 0 in the upper left corner. */
function drawn(): readonly string[] {
  calls = []
  const viewport = { centre: [50, -50], resolution: 1, size: [100, 100], pixelRatio: 1 } as const
  layer.draw(viewport, { moving: false, zooming: false })
  return calls
}

const dotsOf = (picture: readonly string[]) => picture.filter((call) => call.startsWith('arc'))

it('shows nothing without a lasso', () => {
  expect(drawn()).toEqual([])
})

it('shows an open lasso with its corners', () => {
  drawLine('lasso', [])
  addPoint('lasso', [10, -20])
  expect(dotsOf(drawn())).toEqual([`arc 10 20 5 0 ${2 * Math.PI}`])
})

it('shows a closed lasso without corners', () => {
  drawLine('lasso', [[1, 2]], true)
  const picture = drawn()
  expect(picture).toContain('closePath')
  expect(dotsOf(picture)).toEqual([])
})

it('shows the stroke of a drag instead of the corners', () => {
  drawLine('lasso', [])
  addPoint('lasso', [10, -20])
  layer.showStroke?.([
    [30, -40],
    [50, -60],
  ])
  const picture = drawn()
  expect(picture).toContain('lineTo 30 40')
  expect(picture).not.toContain('lineTo 10 20')
})

it('forgets the stroke when the lasso ends', () => {
  drawLine('lasso', [])
  layer.showStroke?.([[30, -40]])
  endLine('lasso')
  drawLine('lasso', [])
  expect(drawn()).not.toContain('lineTo 30 40')
})
