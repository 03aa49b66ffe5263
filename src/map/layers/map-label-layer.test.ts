// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import type { Coordinate } from '../../core/geometry/coordinates.ts'
import { createScale } from '../../core/geometry/scale.ts'
import { noMoreFilters } from '../../core/world/filtering.ts'
import type { Place } from '../../core/world/names/world-names.ts'
import type { LayerContent } from '../map-engine.ts'
import { MapLabelLayer } from './map-label-layer.ts'

const scale = createScale([0, 0, 8192, 8192], 0.5)
const close = scale.resolutionAt(scale.zooms.max)
const town: Place = { name: 'Barrowwick', rank: 'town', coordinate: [500, 500] }

const ranks = [
  { key: 'town', plateSize: 20 },
  { key: 'hamlet', plateSize: 12 },
  { key: 'quarter', plateSize: 14, minor: true },
]

function layerWith(places: readonly Place[]): MapLabelLayer {
  vi.stubGlobal('document', Object.assign(document, { fonts: { check: () => true } }))
  const layer = new MapLabelLayer({
    places,
    ranks,
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
  return layer
}

/** @returns whether another frame is asked for */
function drawOnce(layer: MapLabelLayer, resolution: number): boolean {
  const viewport = { centre: [500, 500], resolution, size: [900, 900], pixelRatio: 1 } as const
  return layer.layer.draw(viewport, { moving: false, zooming: false })
}

function draw(layer: MapLabelLayer, resolution: number): void {
  while (drawOnce(layer, resolution)) continue
}

it('writes the names of a new map in the frame after the first', () => {
  const layer = layerWith([town])
  expect(drawOnce(layer, scale.resolutionAt(0))).toBe(true)
  expect(layer.layer.element.textContent).toBe('')
  expect(drawOnce(layer, scale.resolutionAt(0))).toBe(false)
  expect(layer.layer.element.textContent).toBe('Barrowwick')
})

it('measures the names of a new map a few in each frame where that takes long', () => {
  const names = Array.from({ length: 40 }, (_, index): Place => {
    return { name: `Village ${index}`, rank: 'hamlet', coordinate: [index * 200, 500] }
  })
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 4))
  const layer = layerWith(names)
  let frames = 1
  while (drawOnce(layer, close)) frames += 1
  expect(frames).toBeGreaterThan(10)
  expect(frames).toBeLessThan(40)
  vi.restoreAllMocks()
  const written = layerWith(names)
  draw(written, close)
  expect(layer.layer.element.innerHTML).toBe(written.layer.element.innerHTML)
})

it('keeps what is written until it is measured in another language', () => {
  const layer = layerWith([town])
  draw(layer, close)
  layer.rename({ places: [{ ...town, name: 'Barrowburg' }], ranks, markers: [] } as never)
  expect(drawOnce(layer, close)).toBe(true)
  expect(layer.layer.element.textContent).toBe('Barrowwick')
  draw(layer, close)
  expect(layer.layer.element.textContent).toBe('Barrowburg')
})

it('writes the names of quarters close by alone, the town’s first', () => {
  const quarter: Place = { name: 'North Gate', rank: 'quarter', coordinate: [500, 700] }
  const layer = layerWith([quarter, town])
  const writtenAt = (resolution: number) => {
    draw(layer, resolution)
    return [...layer.layer.element.querySelectorAll('span')].map(({ textContent }) => textContent)
  }
  expect(writtenAt(8)).toEqual(['Barrowwick'])
  expect(writtenAt(1)).toEqual(['Barrowwick', 'North Gate'])
})

const castle = [495, 495, 505, 505] as const

it('names stand clear of what the land tells, and at once', () => {
  const layer = layerWith([town])
  draw(layer, close)
  expect(layer.labelAt([500, 500], close)?.text).toBe('Barrowwick')
  layer.standClearOf({ landmarks: [castle], letters: [] })
  draw(layer, close)
  expect(layer.labelAt([500, 500], close)).toBeUndefined()
})

it('a name that stands aside stands nearer to no other settlement', () => {
  const middle = (places: readonly Place[]): Coordinate => {
    const layer = layerWith(places)
    layer.standClearOf({ landmarks: [castle], letters: [] })
    draw(layer, close)
    const underName: Coordinate[] = []
    for (let x = 400; x <= 600; x += 2)
      for (let y = 400; y <= 600; y += 2)
        if (layer.labelAt([x, y], close)?.text === 'Barrowwick') underName.push([x, y])
    const mean = (axis: 0 | 1) =>
      underName.reduce((sum, at) => sum + at[axis], 0) / underName.length
    return [mean(0), mean(1)]
  }
  const alone = middle([town])
  const hamlet: Place = {
    name: 'Netherby',
    rank: 'hamlet',
    coordinate: [500 + (alone[0] - 500) * 1.5, 500 + (alone[1] - 500) * 1.5],
  }
  const beside = middle([town, hamlet])
  const to = ([x, y]: Coordinate, other: Coordinate) => Math.hypot(x - other[0], y - other[1])
  expect(to(alone, hamlet.coordinate)).toBeLessThan(to(alone, town.coordinate))
  expect(to(beside, hamlet.coordinate)).toBeGreaterThan(to(beside, town.coordinate))
})
