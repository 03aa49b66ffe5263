import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nestedPlates, placedPlates, type PlateBox, type Shift } from './placed-plates.ts'

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

const placed = (boxes: readonly PlateBox[], kept: readonly PlateBox[] = []) => [
  ...placedPlates(boxes, (plate) => plate, { kept, badges: [] }).keys(),
]

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

  it('never lets two plates, or a plate and an obstacle, overlap [D-map-7]', () => {
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
        const moved = placedPlates(names, (name) => {
          const { left, top, right, bottom } = boxes[name] ?? at(0, 0)
          return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
        })
        expect(moved).toEqual(placedPlates(names, (name) => boxes[name] ?? at(0, 0)))
      }),
    )
  })
})

describe('plates beside badges', () => {
  const aside: readonly Shift[] = [
    [0, 0],
    [0, -34],
    [0, 34],
  ]
  const beside = (
    plates: readonly PlateBox[],
    badges: readonly PlateBox[],
    shifts?: readonly Shift[],
  ) => [
    ...placedPlates(plates, (box) => box, { kept: [], badges }, shifts && (() => shifts)).values(),
  ]

  it('are left out where they would cover a badge and may not give way', () => {
    expect(beside([at(0, 0)], [at(20, 10)])).toEqual([])
  })

  it('stand aside where they may, at the first place that is clear', () => {
    expect(beside([at(0, 0)], [], aside)).toEqual([[0, 0]])
    expect(beside([at(0, 0)], [at(20, 10)], aside)).toEqual([[0, -34]])
    expect(beside([at(0, 0)], [at(20, 10), at(20, -34)], aside)).toEqual([[0, 34]])
  })

  it('stay where they are when no place is clear, but never over another plate', () => {
    const everywhere = [at(20, 10), at(20, -34), at(20, 34)]
    expect(beside([at(0, 0)], everywhere, aside)).toEqual([[0, 0]])
    expect(beside([at(0, 0), at(0, 0)], everywhere, aside)).toEqual([
      [0, 0],
      [0, -34],
    ])
    expect(beside([at(0, 0), at(0, 0), at(0, 0), at(0, 0)], everywhere, aside)).toHaveLength(3)
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
