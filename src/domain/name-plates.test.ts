import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Marker } from './marker.ts'
import { namePlates, placedPlates, type Box } from './name-plates.ts'
import type { Place, PlaceRank } from './place.ts'

const place = (rank: PlaceRank, name?: string): Place => ({
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

describe('namePlates', () => {
  it('puts settlements in the order of their rank, before the names of markers', () => {
    const places = [
      place('hamlet', 'Ledetchko Mill'),
      place('ruin', 'Vranik'),
      place('village', 'Uzhitz'),
      place('town', 'Rattay'),
      place('monastery', 'Sasau'),
      place('castle', 'Talmberg'),
      place('town', 'Skalitz'),
    ]
    const plates = namePlates(places, [marker(1, 'bandit camp')])
    expect(plates.map(({ rank, text }) => [rank, text])).toEqual([
      ['town', 'Rattay'],
      ['town', 'Skalitz'],
      ['castle', 'Talmberg'],
      ['monastery', 'Sasau'],
      ['village', 'Uzhitz'],
      ['ruin', 'Vranik'],
      ['hamlet', 'Ledetchko Mill'],
      ['marker', 'Bandit camp'],
    ])
  })

  it('writes no plate for what has no name', () => {
    expect(namePlates([place('hamlet')], [marker(1)])).toEqual([])
  })

  it('does not write a settlement’s name twice', () => {
    const plates = namePlates([place('castle', 'Talmberg')], [marker(1, 'Talmberg')])
    expect(plates.map(({ rank }) => rank)).toEqual(['castle'])
  })

  it('knows the marker whose name it writes', () => {
    const camp = marker(7, 'Cuman camp')
    expect(namePlates([], [marker(6), camp])[0]).toMatchObject({
      text: 'Cuman camp',
      coordinate: [7, 7],
      marker: camp,
    })
  })
})

const box: fc.Arbitrary<Box> = fc
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

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const placed = (boxes: readonly Box[], obstacles: readonly Box[] = []) =>
  placedPlates(boxes, (plate) => plate, obstacles)

const at = (left: number, top: number): Box => ({ left, top, right: left + 50, bottom: top + 20 })

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
    const near = (a: Box, b: Box) =>
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
