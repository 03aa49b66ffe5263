// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { MapLayer } from '../../../map/layers/map-layer.ts'
import { addPoint, drawLine, endLine, drawnLine } from '../../viewport/drawn-line.ts'
import { showMeasuredLine } from './show-measured-line.ts'

let layer: MapLayer
let stop: () => void

beforeEach(() => {
  drawLine('measure', [[0, 0]])
  addPoint('measure', [10, 0])
  stop = showMeasuredLine(
    {
      addLayer: (added) => {
        layer = added
        return () => undefined
      },
    },
    0.5,
  )
})

afterEach(() => {
  stop()
  endLine('measure')
})

const points = () => drawnLine('measure')?.points

it('offers the nearest point within reach as a handle', () => {
  expect(layer.handleAt?.([7, 0], 8, 1)?.coordinate).toEqual([10, 0])
  expect(layer.handleAt?.([4, 0], 8, 1)?.coordinate).toEqual([0, 0])
})

it('offers no handle beyond reach', () => {
  expect(layer.handleAt?.([5, 0], 4, 1)).toBeUndefined()
})

it('offers no handle after measuring has ended', () => {
  endLine('measure')
  expect(layer.handleAt?.([0, 0], 8, 1)).toBeUndefined()
})

it('moves the point that is dragged, which snaps to markers', () => {
  const handle = layer.handleAt?.([10, 0], 8, 1)
  handle?.move([20, 30])
  expect(handle?.snaps).toBe(true)
  expect(points()).toEqual([
    [0, 0],
    [20, 30],
  ])
})

it('puts the point back if the drag is cancelled', () => {
  const handle = layer.handleAt?.([10, 0], 8, 1)
  handle?.move([20, 30])
  handle?.cancel()
  expect(points()).toEqual([
    [0, 0],
    [10, 0],
  ])
})
