// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { MapLayer } from '../../../map/layers/map-layer.ts'
import { openPin } from '../../../testing/open-cards.ts'
import { createMapTargets, noTarget } from '../../../map/map-targets.ts'
import { closeAll } from '../../card/opened.ts'
import { useProgress } from '../../progress/progress.ts'
import { useSettings } from '../../settings/settings.ts'
import { addPin, ownPins } from '../pins.ts'
import { showPins } from './show-pins.ts'

let layer: MapLayer
let stop: () => void

beforeEach(() => {
  useProgress.setState({ pins: new Map() })
  closeAll()
  useSettings.setState({ markerSize: 50 })
  stop = showPins(
    {
      addLayer: (added) => {
        layer = added
        return () => undefined
      },
    },
    [0, 0, 1000, 1000],
  )
})

afterEach(() => stop())

const add = (x: number, y: number) => addPin({ x, y, title: 'Stash', note: '' }).id

function addSelected(x: number, y: number): string {
  const id = add(x, y)
  openPin(id, 'pointer')
  return id
}

it('a pin is hit on its picture', () => {
  const id = add(100, 200)
  expect(layer.itemAt?.([100, 220], 0, 1)).toEqual({ id, coordinate: [100, 200] })
  expect(layer.itemAt?.([200, 220], 0, 1)).toBeUndefined()
})

it('the selected pin is hit before others at the same place', () => {
  const id = addSelected(100, 200)
  add(100, 199)
  expect(layer.itemAt?.([100, 220], 0, 1)?.id).toBe(id)
})

it('the selected pin counts for the crosshair', () => {
  add(130, 200)
  const id = addSelected(110, 200)
  expect(layer.nearestItem?.([100, 200], 90)?.id).toBe(id)
})

it('only the selected pin can be dragged', () => {
  add(100, 200)
  expect(layer.handleAt?.([100, 220], 10, 1)).toBeUndefined()
  addSelected(500, 200)
  expect(layer.handleAt?.([500, 220], 10, 1)?.coordinate).toEqual([500, 200])
})

it('a pin that is dropped beyond the edge stays in the world', () => {
  addSelected(100, 200)
  layer.handleAt?.([100, 220], 10, 1)?.drop?.([-50, 300])
  expect(ownPins()).toMatchObject([{ x: 0, y: 300 }])
})

it('a pin lies above a marker, and its name goes with it', () => {
  const id = add(100, 200)
  const markers = { layer: {} as MapLayer, markersAt: () => [{ id: 1 }] }
  const layers = { markers, labels: { labelAt: () => undefined } } as never
  const { clickTargetAt } = createMapTargets(
    () => layers,
    () => noTarget,
    () => 1,
    () => true,
    () => [markers.layer, layer],
  )
  expect(clickTargetAt([100, 220])).toMatchObject({ marker: null, item: { id } })
  expect(layer.points?.labels.map(({ text }) => text)).toEqual(['Stash'])
})
