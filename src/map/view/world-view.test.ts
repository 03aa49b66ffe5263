import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { createScale } from '../../geometry/scale.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import type { Extent } from '../../geometry/extent.ts'
import { easeOut, easeInOut, WorldView } from './world-view.ts'

const extent: Extent = [0, 0, 8192, 8192]
const { resolutionAt } = createScale(extent, 0.5)
const middle: Coordinate = [4000, 5000]

let time = 0
let changes = 0

function createView(zoom = 3, coordinates = middle): WorldView {
  return new WorldView({
    extent,
    scale: createScale(extent, 0.5),
    position: { coordinates, zoom },
    farthest: 1,
    now: () => time,
    onChanged: () => (changes += 1),
  })
}

/** Returns the position of a coordinate in CSS pixels from the middle. */
function pixelOf([x, y]: Coordinate, view: WorldView): readonly [number, number] {
  const [centreX, centreY] = view.centre
  return [(x - centreX) / view.resolution, (centreY - y) / view.resolution]
}

beforeEach(() => {
  time = 1000
  changes = 0
})

describe('a view of the world', () => {
  it('pans by pixels at its own scale', () => {
    const view = createView()
    view.panBy(10, -20)
    expect(view.centre).toEqual([4000 + 10 * resolutionAt(3), 5000 - 20 * resolutionAt(3)])
    expect(changes).toBe(1)
  })

  it('keeps its centre in the world and remembers how far a drag went beyond', () => {
    const view = createView()
    const letGo = view.hold()
    view.panBy(-2000, 0)
    expect(view.centre).toEqual([0, 5000])
    view.panBy(1600, 0)
    expect(view.centre).toEqual([Math.max(4000 - 400 * resolutionAt(3), 0), 5000])
    view.panBy(-1600, 0)
    letGo()
    const again = view.hold()
    view.panBy(1, 0)
    expect(view.centre).toEqual([resolutionAt(3), 5000])
    again()
    expect(view.moving).toBe(false)
  })

  it('keeps the point about which it zooms in its place', () => {
    const point = fc.tuple(
      fc.double({ min: 3500, max: 4500, noNaN: true }),
      fc.double({ min: 4500, max: 5500, noNaN: true }),
    )
    fc.assert(
      fc.property(point, fc.double({ min: 1, max: 7, noNaN: true }), (about, zoom) => {
        const view = createView()
        const before = pixelOf(about, view)
        view.zoomTo(zoom, about)
        expect(view.zoom).toBeCloseTo(zoom, 9)
        if (view.centre.every((value) => value > 0 && value < 8192)) {
          const after = pixelOf(about, view)
          expect(after[0]).toBeCloseTo(before[0], 6)
          expect(after[1]).toBeCloseTo(before[1], 6)
        }
      }),
    )
  })

  it('zooms neither nearer nor farther than it may, and does not slide there', () => {
    const view = createView()
    view.zoomTo(12, [4100, 5100])
    expect(view.zoom).toBe(7)
    const { centre } = view
    view.zoomTo(12, [4100, 5100])
    expect(view.centre).toEqual(centre)
    view.zoomTo(-4)
    expect(view.zoom).toBe(1)
    expect(createView(0).zoom).toBe(1)
  })

  it('flies to a place and a level in a given time', () => {
    const view = createView()
    view.animate({ centre: [2000, 3000], zoom: 4, duration: 700, easing: easeInOut })
    expect(view.moving).toBe(true)
    time += 350
    expect(view.step()).toBe(true)
    expect(view.centre).toEqual([3000, 4000])
    expect(view.resolution).toBeCloseTo((resolutionAt(3) + resolutionAt(4)) / 2, 9)
    time += 400
    expect(view.step()).toBe(false)
    expect(view.centre).toEqual([2000, 3000])
    expect(view.zoom).toBe(4)
    expect(view.moving).toBe(false)
  })

  it('zooms about a point in a given time', () => {
    const view = createView()
    const about: Coordinate = [4100, 5050]
    const before = pixelOf(about, view)
    view.animate({ zoom: 4, about, duration: 250, easing: easeOut })
    for (let frame = 0; frame < 16; frame += 1) {
      time += 16
      view.step()
      const after = pixelOf(about, view)
      expect(after[0]).toBeCloseTo(before[0], 6)
      expect(after[1]).toBeCloseTo(before[1], 6)
    }
    expect(view.zoom).toBe(4)
  })

  it('stops where it is, and one animation takes the place of another', () => {
    const view = createView()
    view.animate({ centre: [2000, 5000], duration: 500, easing: (share) => share })
    time += 250
    view.step()
    view.stop()
    expect(view.centre).toEqual([3000, 5000])
    time += 250
    expect(view.step()).toBe(false)
    expect(view.centre).toEqual([3000, 5000])
    view.animate({ zoom: 5, duration: 100, easing: easeOut })
    view.animate({ zoom: 2, duration: 100, easing: easeOut })
    time += 100
    view.step()
    expect(view.zoom).toBe(2)
  })

  it('goes on zooming while it is panned, and lets a flight go', () => {
    const view = createView()
    view.animate({ zoom: 4, duration: 100, easing: easeOut })
    view.panBy(10, 0)
    time += 100
    view.step()
    expect(view.zoom).toBe(4)
    expect(view.centre).toEqual([4000 + 10 * resolutionAt(3), 5000])
    view.animate({ centre: [0, 0], duration: 100, easing: easeOut })
    view.panBy(0, 0)
    time += 100
    expect(view.step()).toBe(false)
    expect(view.centre).toEqual([4000 + 10 * resolutionAt(3), 5000])
  })

  it('keeps its middle in a rectangle off the origin, within the zooms of its own', () => {
    const rectangle: Extent = [-500, 300, 1500, 1300]
    const view = new WorldView({
      extent: rectangle,
      scale: createScale(rectangle, 1),
      position: { coordinates: [0, 0], zoom: 99 },
      farthest: 0,
      now: () => time,
      onChanged: () => undefined,
    })
    expect(view.centre).toEqual([0, 300])
    expect(view.zoom).toBe(6)
    expect(view.resolution).toBe(0.125)
    view.jumpTo([-9000, 9000], -1)
    expect(view.centre).toEqual([-500, 1300])
    expect(view.resolution).toBe(8)
  })

  it('stays finite in any sequence of actions', () => {
    const number = fc.double({ min: -1e7, max: 1e7, noNaN: true })
    const act = fc.oneof(
      fc.tuple(fc.constant('pan' as const), number, number),
      fc.tuple(fc.constant('zoom' as const), number, number),
      fc.tuple(fc.constant('fly' as const), number, number),
    )
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const view = createView()
        for (const [kind, a, b] of acts) {
          if (kind === 'pan') view.panBy(a, b)
          else if (kind === 'zoom') view.zoomTo(a % 20, [a, b])
          else view.animate({ centre: [a, b], zoom: b % 20, duration: 100, easing: easeOut })
          time += 40
          view.step()
          const [x, y] = view.centre
          expect(x >= 0 && x <= 8192 && y >= 0 && y <= 8192).toBe(true)
          expect(view.zoom).toBeGreaterThanOrEqual(1)
          expect(view.zoom).toBeLessThanOrEqual(7)
        }
      }),
    )
  })
})
