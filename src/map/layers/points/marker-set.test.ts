import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Marker } from '../../../world/marker.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import type { Extent } from '../../../geometry/extent.ts'
import { MarkerSet, withoutCovered, type MarkerAppearances } from './marker-set.ts'

const typeIds = ['nest', 'bed', 'treasure_chest']
const types = [{ priority: 10 }, { priority: 10 }, { priority: 90 }]
const everywhere: Extent = [-Infinity, -Infinity, Infinity, Infinity]

const marker = (id: number, x: number, y: number, locationType = 'nest'): Marker => ({
  id,
  locationType,
  coordinate: [x, y],
})

function createSet(
  markers: readonly Marker[],
  appearances: Partial<MarkerAppearances> = {},
): MarkerSet {
  const set = new MarkerSet(markers, (id) => typeIds.indexOf(id), types)
  set.setAppearances({
    typeVisible: [true, true, true],
    hidden: new Set(),
    done: new Set(),
    visited: new Set(),
    ...appearances,
  })
  return set
}

const places = (set: MarkerSet, positions: readonly number[]) =>
  positions.map((position): Coordinate => [set.x(position), set.y(position)])

const drawn = (set: MarkerSet, extent = everywhere) => places(set, set.within(extent))

describe('MarkerSet', () => {
  it('draws southern markers over northern ones, and higher ids on top', () => {
    const set = createSet([marker(9, 1, 10), marker(2, 2, 30), marker(4, 3, 10), marker(1, 4, 20)])
    expect(drawn(set)).toEqual([
      [2, 30],
      [4, 20],
      [3, 10],
      [1, 10],
    ])
  })

  it('draws found markers below unfound ones', () => {
    const set = createSet([marker(1, 1, 10), marker(2, 2, 20), marker(3, 3, 30)], {
      done: new Set([1, 3]),
    })
    expect(drawn(set)).toEqual([
      [3, 30],
      [1, 10],
      [2, 20],
    ])
  })

  it('draws faded markers below all others, and finds them last', () => {
    const chest = marker(1, 1, 10, 'treasure_chest')
    const markers = [chest, marker(2, 2, 10), marker(3, 3, 10), marker(4, 4, 10)]
    const drawnOnTop = { done: new Set([4]), highlighted: new Set([2, 4]) }
    const set = createSet(markers, drawnOnTop)
    expect(drawn(set)).toEqual([
      [3, 10],
      [1, 10],
      [4, 10],
      [2, 10],
    ])
    expect(set.overlappingAt([2, 10], 5).map(({ id }) => id)).toEqual([2, 4, 1, 3])
    const atlas = { picture: (_type: number, { faded }: { faded?: boolean }) => faded }
    const fadedOf = (one: MarkerSet) =>
      one.within(everywhere).map((at) => one.picture(at, atlas as never))
    expect(fadedOf(set)).toEqual([true, true, false, false])
    expect(fadedOf(createSet(markers, { highlighted: null }))).toEqual([false, false, false, false])
    expect(drawn(createSet(markers, { ...drawnOnTop, hidden: new Set([1, 2]) }))).toHaveLength(2)
  })

  it('draws markers of higher priority on top and finds them first [D-map-20]', () => {
    const chest = marker(1, 1, 20, 'treasure_chest')
    const set = createSet([chest, marker(2, 2, 10), marker(3, 3, 30)], {
      done: new Set([1, 2]),
    })
    expect(drawn(set)).toEqual([
      [2, 10],
      [3, 30],
      [1, 20],
    ])
    expect(set.overlappingAt([2, 18], 20).map(({ id }) => id)).toEqual([1, 3, 2])
  })

  it('neither draws nor finds hidden markers', () => {
    const set = createSet([marker(1, 0, 0, 'bed'), marker(2, 5, 0)], {
      typeVisible: [true, false],
      done: new Set([1]),
      visited: new Set([1]),
    })
    expect(drawn(set)).toEqual([[5, 0]])
    expect(set.overlappingAt([0, 0], 1)).toEqual([])
    expect(set.nearest([0, 0], 10)?.id).toBe(2)
    expect(set.hasMoreWithin(everywhere, 0)).toBe(true)
    expect(set.hasMoreWithin(everywhere, 1)).toBe(false)
    set.setAppearances({
      typeVisible: [false, true],
      hidden: new Set(),
      done: new Set(),
      visited: new Set(),
    })
    expect(drawn(set)).toEqual([[0, 0]])
  })

  it('asks for the picture of each marker’s type and state', () => {
    const set = createSet([marker(1, 0, 3, 'bed'), marker(2, 0, 2), marker(3, 0, 1, 'bed')], {
      done: new Set([2]),
      visited: new Set([2, 3]),
    })
    const asked: unknown[] = []
    const atlas = {
      picture: (typeIndex: number, state: object) => {
        asked.push({ typeIndex, ...state })
        return { canvas: undefined, half: 0 }
      },
    }
    for (const position of [0, 1, 2]) {
      set.picture(position, atlas as unknown as Parameters<MarkerSet['picture']>[1])
    }
    expect(asked).toEqual([
      { typeIndex: 1, done: false, visited: false, selected: false, faded: false },
      { typeIndex: 0, done: true, visited: true, selected: false, faded: false },
      { typeIndex: 1, done: false, visited: true, selected: false, faded: false },
    ])
  })

  it('is empty until it receives the visible types', () => {
    const set = new MarkerSet([marker(1, 0, 0)], () => 0, types)
    expect(set.within(everywhere)).toEqual([])
    expect(set.overlappingAt([0, 0], 5)).toEqual([])
  })

  it('leaves the list that it is given as it was', () => {
    const markers = [marker(1, 0, 1), marker(2, 0, 2)]
    createSet(markers)
    expect(markers.map(({ id }) => id)).toEqual([1, 2])
  })
})

describe('stackAt', () => {
  it('begins with the marker drawn last, not the nearest', () => {
    const set = createSet([marker(1, 0, 2), marker(2, 0, -3), marker(3, 0, -20)])
    expect(set.overlappingAt([0, 0], 5)[0]?.id).toBe(2)
    expect(set.overlappingAt([0, 2], 0)[0]?.id).toBe(1)
  })

  it('prefers unfound markers', () => {
    const set = createSet([marker(1, 0, 2), marker(2, 0, -3)], { done: new Set([2]) })
    expect(set.overlappingAt([0, 0], 5)[0]?.id).toBe(1)
  })

  it('reaches round, not square', () => {
    const set = createSet([marker(1, 4, 4)])
    expect(set.overlappingAt([0, 0], 5)).toEqual([])
    expect(set.overlappingAt([0, 0], 6)[0]?.id).toBe(1)
  })
})

describe('nearest', () => {
  it('is the nearest in reach', () => {
    const set = createSet([marker(1, 3, 0), marker(2, 0, -4), marker(3, 100, 0)])
    expect(set.nearest([0, 0], 5)?.id).toBe(1)
    expect(set.nearest([0, -2], 5)?.id).toBe(2)
    expect(set.nearest([0, 0], 2.9)).toBeUndefined()
    expect(set.nearest([0, 0], 3)?.id).toBe(1)
  })
})

const anyMarkers = fc
  .array(
    fc.record({
      x: fc.integer({ min: -50, max: 50 }),
      y: fc.integer({ min: -50, max: 50 }),
      locationType: fc.constantFrom('nest', 'bed'),
      done: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((entries) => ({
    markers: entries.map(({ x, y, locationType }, id) => marker(id, x, y, locationType)),
    done: new Set(entries.flatMap((entry, id) => (entry.done ? [id] : []))),
  }))
const axis = fc.integer({ min: -60, max: 60 })

describe('MarkerSet agrees with a search one by one', () => {
  it('within an extent', () => {
    fc.assert(
      fc.property(anyMarkers, fc.boolean(), axis, axis, axis, axis, (world, beds, a, b, c, d) => {
        const { markers, done } = world
        const set = createSet(markers, { done, typeVisible: [true, beds] })
        const extent: Extent = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
        const inside = markers.filter(
          ({ coordinate: [x, y], locationType }) =>
            (beds || locationType === 'nest') &&
            x >= extent[0] &&
            x <= extent[2] &&
            y >= extent[1] &&
            y <= extent[3],
        )
        const positions = set.within(extent)
        const sorted = (points: readonly Coordinate[]) => points.map(String).sort()
        expect(sorted(places(set, positions))).toEqual(
          sorted(inside.map(({ coordinate }) => coordinate)),
        )
        for (const limit of [0, 1, inside.length - 1, inside.length]) {
          expect(set.hasMoreWithin(extent, limit)).toBe(inside.length > limit)
        }
      }),
    )
  })

  it('nearest to a point', () => {
    fc.assert(
      fc.property(anyMarkers, axis, axis, fc.integer({ min: 0, max: 40 }), (world, x, y, reach) => {
        const { markers, done } = world
        const distanceTo = (each: Marker) =>
          Math.hypot(each.coordinate[0] - x, each.coordinate[1] - y)
        const inReach = markers.map(distanceTo).filter((distance) => distance <= reach)
        const found = createSet(markers, { done }).nearest([x, y], reach)
        expect(found && distanceTo(found)).toBe(
          inReach.length > 0 ? Math.min(...inReach) : undefined,
        )
      }),
    )
  })
})

describe('withoutCovered', () => {
  /** A square of 100 by 100 units away from the world's corner. */
  const square: Extent = [-300, 700, -200, 800]
  const crowd = (amount: number) =>
    Array.from({ length: amount }, (_, id) =>
      marker(id, -300 + ((id * 37) % 101), 700 + ((id * 61) % 101)),
    )

  it('leaves out the same wherever the picture begins', () => {
    const set = createSet(crowd(5000))
    const whole = withoutCovered(set.within(square), set, square, 7)
    const part: Extent = [-281, 716, -219, 784]
    const inPart = new Set(withoutCovered(set.within(part), set, part, 7))
    // Cells at the edge of the picture are cut off, so leave them out.
    const inner = whole.filter((position) => {
      const [x, y] = [set.x(position), set.y(position)]
      return x > -274 && x < -226 && y > 723 && y < 777
    })
    expect(inner.length).toBeGreaterThan(20)
    expect(inner.filter((position) => !inPart.has(position))).toEqual([])
  })

  it('keeps the topmost of each cell of a crowd, in drawing order', () => {
    const set = createSet(crowd(5000), { done: new Set([1, 2, 3, 100, 2000]) })
    const positions = set.within(square)
    const remaining = withoutCovered(positions, set, square, 7)
    const cellOf = (position: number) =>
      `${Math.floor(set.x(position) / 7)},${Math.floor(set.y(position) / 7)}`
    const topmost = new Map(positions.map((position) => [cellOf(position), position]))
    expect(topmost.size).toBeGreaterThan(100)
    expect(remaining).toHaveLength(topmost.size)
    expect(new Set(remaining)).toEqual(new Set(topmost.values()))
    expect(remaining).toEqual(positions.filter((position) => remaining.includes(position)))
  })

  it('keeps all of a crowd that is spread out', () => {
    const grid = Array.from({ length: 5000 }, (_, id) =>
      marker(id, (id % 100) * 10, Math.floor(id / 100) * 10),
    )
    const set = createSet(grid)
    expect(withoutCovered(set.within(everywhere), set, [0, 0, 990, 490], 10)).toHaveLength(5000)
  })
})
