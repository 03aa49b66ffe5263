// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { createScale } from '../../geometry/scale.ts'
import type { Marker } from '../../world/marker.ts'
import type { Place } from '../../world/names/world-names.ts'
import type { LayerContent } from '../map-engine.ts'
import { MapLabelLayer } from './map-label-layer.ts'
import type { LayerPoints } from './points/point-source.ts'

const scale = createScale([0, 0, 8192, 8192], 0.5)
const close = scale.resolutionAt(scale.zooms.max)
const town: Place = { name: 'Barrowwick', rank: 'town', coordinate: [500, 500] }

const ranks = [
  { key: 'town', plateSize: 20 },
  { key: 'hamlet', plateSize: 12 },
  { key: 'quarter', plateSize: 14, minor: true },
]

const plainContent = {
  showNamePlates: true,
  isTypeVisible: () => true,
  hidden: new Set(),
  done: new Set(),
  selected: null,
  markerSize: 26,
} as unknown as LayerContent

function layerWith(
  places: readonly Place[],
  markers: readonly Marker[] = [],
  content: Partial<LayerContent> = {},
): MapLabelLayer {
  vi.stubGlobal('document', Object.assign(document, { fonts: { check: () => true } }))
  const world = { places, ranks, markers, metresPerUnit: 0.5, scale }
  const layer = new MapLabelLayer(
    world as unknown as ConstructorParameters<typeof MapLabelLayer>[0],
    'en',
  )
  layer.setContent({ ...plainContent, ...content })
  return layer
}

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

it('keeps the old names until the new ones are measured', () => {
  const layer = layerWith([town])
  draw(layer, close)
  layer.rename({ places: [{ ...town, name: 'Barrowburg' }], ranks, markers: [] } as never, 'en')
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

it('names avoid new obstacles on the land at once', () => {
  const layer = layerWith([town])
  draw(layer, close)
  expect(layer.labelAt([500, 500], close)?.text).toBe('Barrowwick')
  layer.avoidLand({ landmarks: [castle], letters: [] })
  draw(layer, close)
  expect(layer.labelAt([500, 500], close)).toBeUndefined()
})

it('a shifted name is not nearer to another place', () => {
  const middle = (places: readonly Place[]): Coordinate => {
    const layer = layerWith(places)
    layer.avoidLand({ landmarks: [castle], letters: [] })
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

const camp: Marker = { id: 1, locationType: 'camp', coordinate: [500, 500] }

/** Returns the middle of the only name, in CSS pixels from the middle of the town. */
function nameFrom(layer: MapLabelLayer, resolution: number): readonly [x: number, y: number] {
  draw(layer, resolution)
  const [label] = layer.layer.element.querySelectorAll<HTMLElement>('.map-label')
  if (!label) throw new Error('No name is written.')
  const [left = 0, top = 0] = (label.style.transform.match(/-?[\d.]+/g) ?? []).map(Number)
  const width = Number.parseFloat(label.style.getPropertyValue('--label-width'))
  return [left + width / 2, top + Number.parseFloat(label.style.height) / 2]
}

it('a shifted name keeps its place on the land between two zooms', () => {
  const layer = layerWith([town], [camp])
  const step = scale.resolutionAt(3)
  const [x, y] = nameFrom(layer, step)
  expect(Math.hypot(x, y)).toBeGreaterThan(20)
  const between = scale.resolutionAt(3.375)
  const [right, down] = nameFrom(layer, between)
  expect(right * between).toBeCloseTo(x * step, -1)
  expect(down * between).toBeCloseTo(y * step, -1)
  expect(layer.labelAt([500 + right * between, 500 - down * between], between)?.text).toBe(
    'Barrowwick',
  )
})

it('a name stands clear of a further marker', () => {
  const content = {
    moreMarkers: { shown: true, markers: [camp] },
  } as unknown as Partial<LayerContent>
  const [x, y] = nameFrom(layerWith([town], [], content), close)
  expect(Math.hypot(x, y)).toBeGreaterThan(20)
})

const points = {
  size: 1,
  x: () => 500,
  y: () => 495,
  version: 1,
  labels: [],
  boxFor: () => ({ left: -15, top: -40, width: 30, height: 40 }),
} as unknown as LayerPoints

it('a name stands clear of the points of another layer', () => {
  const layer = layerWith([town])
  layer.addPoints(points)
  const [x, y] = nameFrom(layer, close)
  expect(Math.hypot(x, y)).toBeGreaterThan(20)
})

it('a name takes its place again after the points of another layer have gone', () => {
  const layer = layerWith([town])
  const remove = layer.addPoints(points)
  draw(layer, close)
  remove()
  const [x, y] = nameFrom(layer, close)
  expect(Math.hypot(x, y)).toBeLessThan(2)
})

it('names the points of another layer close up', () => {
  const layer = layerWith([])
  const label = { text: 'Stash', coordinate: [500, 495], kind: 'point', size: 13 } as const
  layer.addPoints({ ...points, labels: [label] })
  draw(layer, close)
  expect(layer.layer.element.textContent).toBe('Stash')
  draw(layer, scale.resolutionAt(0))
  expect(layer.layer.element.textContent).toBe('')
})

it('a quarter whose name has no place clear of marker icons goes without it', () => {
  const quarter: Place = { name: 'North Gate', rank: 'quarter', coordinate: [500, 500] }
  const around = Array.from({ length: 21 * 21 }, (_, index): Marker => ({
    ...camp,
    id: index,
    coordinate: [300 + (index % 21) * 20, 300 + Math.floor(index / 21) * 20],
  }))
  const layer = layerWith([quarter], around)
  draw(layer, 2)
  expect(layer.layer.element.textContent).toBe('')
  const withTown = layerWith([town], around)
  draw(withTown, 2)
  expect(withTown.layer.element.textContent).toBe('Barrowwick')
})

const inn: Marker = { id: 2, locationType: 'inn', name: 'The Goose', coordinate: [600, 500] }
const shrine: Marker = {
  id: 3,
  locationType: 'shrine',
  name: 'Old Shrine',
  coordinate: [1800, 500],
}
const far = 8

function namesOf(markers: readonly Marker[], content: Partial<LayerContent>, resolution = far) {
  const layer = layerWith([], markers, { isTypeNamed: (type) => type === 'inn', ...content })
  draw(layer, resolution)
  return [...layer.layer.element.querySelectorAll('span')].map(({ textContent }) => textContent)
}

it('far out, only markers of always-named types have names', () => {
  expect(namesOf([inn, shrine], {})).toEqual(['The Goose'])
  expect(namesOf([inn, shrine], { isTypeNamed: () => false })).toEqual([])
})

it('names far out follow a change of the always-named types', () => {
  const layer = layerWith([], [inn])
  draw(layer, far)
  expect(layer.layer.element.textContent).toBe('')
  layer.setContent({ ...plainContent, isTypeNamed: () => true })
  draw(layer, far)
  expect(layer.layer.element.textContent).toBe('The Goose')
})

it('an always-named marker shows neither a veiled name nor the name of a hidden marker', () => {
  expect(namesOf([{ ...inn, veiled: true }], {})).toEqual([])
  expect(namesOf([inn], { hidden: new Set([inn.id]) })).toEqual([])
  expect(namesOf([inn], { isTypeVisible: (type) => type !== 'inn' })).toEqual([])
  expect(namesOf([inn], { showNamePlates: false })).toEqual([])
})

it('close up, names of always-named types come before other names of markers', () => {
  const beside: Marker = { ...shrine, coordinate: [604, 500] }
  expect(namesOf([beside, inn], { markerSize: 1 }, 1)).toEqual(['The Goose'])
  expect(namesOf([beside, inn], { markerSize: 1, isTypeNamed: () => false }, 1)).toEqual([
    'Old Shrine',
  ])
})

it('the name of an always-named marker never covers the selected marker', () => {
  const selected: Marker = { ...camp, coordinate: [600, 400] }
  expect(namesOf([inn, selected], { hidden: new Set([selected.id]) })).toEqual(['The Goose'])
  expect(namesOf([inn, selected], { hidden: new Set([selected.id]), selected })).toEqual([])
})
