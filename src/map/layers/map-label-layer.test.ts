// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { createScale } from '../../core/geometry/scale.ts'
import { noMoreFilters } from '../../core/world/filtering.ts'
import type { LayerContent } from '../map-engine.ts'
import { MapLabelLayer } from './map-label-layer.ts'

it('writes the names of a new map in the frame after the first', () => {
  vi.stubGlobal('document', Object.assign(document, { fonts: { check: () => true } }))
  const scale = createScale([0, 0, 1000, 1000], 0.5)
  const layer = new MapLabelLayer({
    places: [{ name: 'Barrowwick', rank: 'town', coordinate: [500, 500] }],
    ranks: [{ key: 'town', plateSize: 20 }],
    markers: [],
    metresPerUnit: 0.5,
    scale,
  } as unknown as ConstructorParameters<typeof MapLabelLayer>[0])
  layer.setContent({
    ...noMoreFilters,
    showNamePlates: true,
    visibleTypes: {},
    hidden: new Set(),
    discovered: new Set(),
    selected: null,
    pins: [],
    selectedPin: null,
    markerSize: 26,
  } as unknown as LayerContent)
  const viewport = {
    centre: [500, 500],
    resolution: scale.resolutionAt(0),
    size: [400, 400],
    pixelRatio: 1,
  } as const
  const draw = () => layer.layer.draw(viewport, { moving: false, zooming: false })
  expect(draw()).toBe(true)
  expect(layer.layer.element.textContent).toBe('')
  expect(draw()).toBe(false)
  expect(layer.layer.element.textContent).toBe('Barrowwick')
})

it('names stand clear of what the land tells, and at once', () => {
  vi.stubGlobal('document', Object.assign(document, { fonts: { check: () => true } }))
  const scale = createScale([0, 0, 1000, 1000], 0.5)
  const layer = new MapLabelLayer({
    places: [{ name: 'Barrowwick', rank: 'town', coordinate: [500, 500] }],
    ranks: [{ key: 'town', plateSize: 20 }],
    markers: [],
    metresPerUnit: 0.5,
    scale,
  } as unknown as ConstructorParameters<typeof MapLabelLayer>[0])
  layer.setContent({
    ...noMoreFilters,
    showNamePlates: true,
    visibleTypes: {},
    hidden: new Set(),
    discovered: new Set(),
    selected: null,
    pins: [],
    selectedPin: null,
    markerSize: 26,
  } as unknown as LayerContent)
  const resolution = scale.resolutionAt(scale.zooms.max)
  const viewport = { centre: [500, 500], resolution, size: [400, 400], pixelRatio: 1 } as const
  const draw = () => {
    while (layer.layer.draw(viewport, { moving: false, zooming: false })) continue
  }
  draw()
  expect(layer.labelAt([500, 500], resolution)?.text).toBe('Barrowwick')
  layer.standClearOf({ landmarks: [[495, 495, 505, 505]], letters: [] })
  draw()
  expect(layer.labelAt([500, 500], resolution)).toBeUndefined()
})
