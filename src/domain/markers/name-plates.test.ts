import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Marker } from './marker.ts'
import { namePlates, nestedPlates, placedPlates, type PlateBox } from './name-plates.ts'
import { emptyWorld } from '../../testing/world-samples.ts'
import type { Place } from '../world/place.ts'

const place = (rank: string, name?: string): Place => ({
  coordinate: [10, 20],
  rank,
  ...(name ? { name } : {}),
})

const marker = (id: number, name?: string): Marker => ({
  id,
  locationType: 'enemy_camp',
  coordinate: [id, id],
  ...(name ? { name } : {}),
})

const ranks = ['town', 'castle', 'hamlet'].map((key, index) => ({
  key,
  title: key,
  reach: 40,
  plateSize: 20 - index,
}))
const plates = (places: readonly Place[], markers: readonly Marker[]) =>
  namePlates({ ...emptyWorld, ranks, places, markers })

describe('namePlates', () => {
  it('puts settlements in the order of their rank, before the names of markers', () => {
    const places = [
      place('hamlet', 'Ledetchko Mill'),
      place('town', 'Rattay'),
      place('castle', 'Talmberg'),
      place('town', 'Skalitz'),
    ]
    const written = plates(places, [marker(1, 'bandit camp')])
    expect(written.map(({ kind, size, text }) => [kind, size, text])).toEqual([
      ['settlement', 20, 'Rattay'],
      ['settlement', 20, 'Skalitz'],
      ['settlement', 19, 'Talmberg'],
      ['settlement', 18, 'Ledetchko Mill'],
      ['marker', 13, 'Bandit camp'],
    ])
  })

  it('writes no plate for what has no name', () => {
    expect(plates([place('hamlet')], [marker(1)])).toEqual([])
  })

  it('does not write a settlement’s name twice', () => {
    const written = plates([place('castle', 'Talmberg')], [marker(1, 'Talmberg')])
    expect(written.map(({ kind }) => kind)).toEqual(['settlement'])
  })

  it('knows the marker whose name it writes', () => {
    const camp = marker(7, 'Cuman camp')
    expect(plates([], [marker(6), camp])[0]).toMatchObject({
      text: 'Cuman camp',
      coordinate: [7, 7],
      marker: camp,
    })
  })
})

const box: fc.Arbitrary<PlateBox> = fc
  .record({
    left: fc.integer({ min: -300, max: 300 }),
    top: fc.integer({ min: -300, max: 300 }),
    width: fc.integer({ min: 1, max: 120 }),
    height: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ left, top, width, height }) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  }))

const overlap = (a: PlateBox, b: PlateBox) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const placed = (boxes: readonly PlateBox[], obstacles: readonly PlateBox[] = []) =>
  placedPlates(boxes, (plate) => plate, obstacles)

const at = (left: number, top: number): PlateBox => ({
  left,
  top,
  right: left + 50,
  bottom: top + 20,
})

describe('placedPlates', () => {
  it('gives the room to the more important, which comes first', () => {
    expect(placed([at(0, 0), at(10, 10), at(100, 0)])).toEqual([at(0, 0), at(100, 0)])
    expect(placed([at(10, 10), at(0, 0), at(100, 0)])).toEqual([at(10, 10), at(100, 0)])
  })

  it('gives the room of a plate that is left out to others', () => {
    // The second falls to the first; the third touches the second alone.
    expect(placed([at(0, 0), at(40, 0), at(80, 0)])).toEqual([at(0, 0), at(80, 0)])
  })

  it('keeps a little distance', () => {
    expect(placed([at(0, 0), at(52, 0)])).toEqual([at(0, 0)])
    expect(placed([at(0, 0), at(53, 0)])).toEqual([at(0, 0), at(53, 0)])
    expect(placed([at(0, 0), at(0, 22)])).toEqual([at(0, 0)])
    expect(placed([at(0, 0), at(0, 23)])).toEqual([at(0, 0), at(0, 23)])
  })

  it('keeps clear of obstacles, however important the plate', () => {
    expect(placed([at(0, 0), at(200, 0)], [at(20, 10)])).toEqual([at(200, 0)])
  })

  it('never lets two plates, or a plate and an obstacle, overlap', () => {
    const obstacles = fc.array(box, { maxLength: 3 })
    fc.assert(
      fc.property(fc.array(box, { maxLength: 40 }), obstacles, (plates, obstructing) => {
        const written = placed(plates, obstructing)
        const all = [...written, ...obstructing]
        written.forEach((one, index) => {
          all.slice(index + 1).forEach((other) => expect(overlap(one, other)).toBe(false))
        })
      }),
    )
  })

  it('leaves out only what touches something more important', () => {
    const near = (a: PlateBox, b: PlateBox) =>
      a.left < b.right + 3 && b.left < a.right + 3 && a.top < b.bottom + 3 && b.top < a.bottom + 3
    fc.assert(
      fc.property(fc.array(box, { maxLength: 40 }), (plates) => {
        const written = placed(plates)
        expect(written).toEqual(plates.filter((plate) => written.includes(plate)))
        plates.forEach((plate, index) => {
          if (written.includes(plate)) return
          const earlier = written.filter((other) => plates.indexOf(other) < index)
          expect(earlier.some((other) => near(plate, other))).toBe(true)
        })
      }),
    )
  })

  it('chooses the same plates wherever the view is dragged', () => {
    fc.assert(
      fc.property(fc.array(box, { maxLength: 40 }), fc.integer(), fc.integer(), (boxes, x, y) => {
        const names = boxes.map((_, index) => index)
        const moved = placedPlates(
          names,
          (name) => {
            const { left, top, right, bottom } = boxes[name] ?? at(0, 0)
            return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
          },
          [],
        )
        expect(moved).toEqual(placedPlates(names, (name) => boxes[name] ?? at(0, 0), []))
      }),
    )
  })
})

describe('nestedPlates', () => {
  const scales = [1, 2, 4, 8]
  const plate = fc.record({
    x: fc.integer({ min: -800, max: 800 }),
    y: fc.integer({ min: -800, max: 800 }),
    width: fc.integer({ min: 1, max: 160 }),
  })
  type Plate = typeof plate extends fc.Arbitrary<infer Value> ? Value : never
  const plates = fc.array(plate, { maxLength: 40 })
  const boxOf = ({ x, y, width }: Plate, scale: number): PlateBox => ({
    left: x / scale,
    top: y / scale,
    right: x / scale + width,
    bottom: y / scale + 20,
  })
  const nested = (all: readonly Plate[]) =>
    scales.map((scale) => nestedPlates(all, scales, boxOf).get(scale) ?? [])

  it('writes at the nearest scale all that has room there, and farther out less', () => {
    const near = { x: 0, y: 0, width: 50 }
    const beside = { x: 60, y: 0, width: 50 }
    const away = { x: 900, y: 0, width: 50 }
    const all = [near, beside, away]
    expect(nested(all)).toEqual([all, [near, away], [near, away], [near, away]])
  })

  it('only ever takes names away from near to far', () => {
    fc.assert(
      fc.property(plates, (all) => {
        let nearer: readonly Plate[] = all
        for (const written of nested(all)) {
          expect(nearer.filter((one) => written.includes(one))).toEqual(written)
          nearer = written
        }
      }),
    )
  })

  it('never lets two names overlap at any scale', () => {
    fc.assert(
      fc.property(plates, (all) => {
        nested(all).forEach((written, index) => {
          const boxes = written.map((one) => boxOf(one, scales[index] ?? 1))
          boxes.forEach((one, at) =>
            boxes.slice(at + 1).forEach((other) => expect(overlap(one, other)).toBe(false)),
          )
        })
      }),
    )
  })

  it('never leaves out a name for the sake of a less important one', () => {
    fc.assert(
      fc.property(plates, fc.nat(40), (all, count) => {
        const first = all.slice(0, count)
        const written = nested(all).map((some) => some.filter((one) => first.includes(one)))
        expect(written).toEqual(nested(first))
      }),
    )
  })
})
