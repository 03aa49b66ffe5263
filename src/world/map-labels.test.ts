import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyWorld } from '../testing/world-samples.ts'
import type { Place } from './names/world-names.ts'
import type { Marker } from './marker.ts'
import {
  mapLabels,
  placeNameShifts,
  findLabelsPerZoom,
  placeLabels,
  markerIconSize,
  type LabelBox,
  type Shift,
  noObstacles,
  placeNameShare,
  type LabelObstacles,
} from './map-labels.ts'

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
const labels = (places: readonly Place[], markers: readonly Marker[], lang = 'en') =>
  mapLabels({ ...emptyWorld, ranks, places, markers }, lang)

describe('namePlates', () => {
  it('puts settlements in the order of their rank, before the names of markers', () => {
    const places = [
      place('hamlet', 'Ledetchko Mill'),
      place('town', 'Rattay'),
      place('castle', 'Talmberg'),
      place('town', 'Skalitz'),
    ]
    const written = labels(places, [marker(1, 'bandit camp')])
    expect(written.map(({ kind, size, text }) => [kind, size, text])).toEqual([
      ['place', 20, 'Rattay'],
      ['place', 20, 'Skalitz'],
      ['place', 19, 'Talmberg'],
      ['place', 18, 'Ledetchko Mill'],
      ['marker', 13, 'Bandit camp'],
    ])
  })

  it('begins a marker’s name with the capital of its language', () => {
    const [english, turkish] = ['en', 'tr'].map((lang) => labels([], [marker(1, 'ilk ev')], lang))
    expect(english?.map(({ text }) => text)).toEqual(['Ilk ev'])
    expect(turkish?.map(({ text }) => text)).toEqual(['İlk ev'])
  })

  it('writes no label without a name', () => {
    expect(labels([place('hamlet')], [marker(1)])).toEqual([])
  })

  it('does not write a settlement’s name twice', () => {
    const written = labels([place('castle', 'Talmberg')], [marker(1, 'Talmberg')])
    expect(written.map(({ kind }) => kind)).toEqual(['place'])
  })

  it('does not write a marker’s name that adds but its town to the name of a quarter', () => {
    const written = labels(
      [place('hamlet', 'North Gate')],
      [marker(1, 'Rattay, North Gate'), marker(2, '拉泰，North Gate'), marker(3, 'Rattay, south')],
    )
    expect(written.map(({ text }) => text)).toEqual(['North Gate', 'Rattay, south'])
  })

  it('marks names that appear only close by', () => {
    const quarter = { key: 'quarter', plateSize: 14, minor: true as const }
    const places = [place('quarter', 'North Gate'), place('town', 'Rattay')]
    const written = mapLabels({ places, ranks: [...ranks, quarter], markers: [] }, 'en')
    expect(written.map(({ text, isMinor }) => [text, isMinor])).toEqual([
      ['Rattay', undefined],
      ['North Gate', true],
    ])
  })

  it('knows the marker whose name it writes', () => {
    const camp = marker(7, 'Cuman camp')
    expect(labels([], [marker(6), camp])[0]).toMatchObject({
      text: 'Cuman camp',
      coordinate: [7, 7],
      marker: camp,
    })
  })
})

it('a settlement’s name can move up to 99 CSS pixels up and down, nearest first', () => {
  const shifts = placeNameShifts(0.5)
  const far = shifts.map(([right, down]) => Math.hypot(right / 1.4, down))
  expect(far[0]).toBe(0)
  expect(far).toEqual(far.toSorted((a, b) => Math.round(a / 11) - Math.round(b / 11)))
  for (const corner of [
    [0, -99],
    [0, 99],
    [139, 0],
    [-139, 0],
  ]) {
    expect(shifts.map(String)).toContain(String(corner))
  }
})

it('a settlement’s name moves at most 120 m away, at any zoom', () => {
  for (const metres of [2, 8, 32]) {
    const far = placeNameShifts(metres).map((shift) => Math.hypot(...shift) * metres)
    expect(Math.max(...far)).toBeLessThanOrEqual(120)
  }
  expect(placeNameShifts(32)).toEqual([[0, 0]])
})

it('a settlement’s name prefers to cover icons, then the land, then other names', () => {
  const label = at(0, 0)
  const shifts = [
    [0, 0],
    [200, 0],
    [400, 0],
  ] as const
  const found = (obstacles: Partial<LabelObstacles>) =>
    placeLabels(
      [label],
      (box) => box,
      { ...noObstacles, ...obstacles },
      () => shifts,
    ).get(label)
  expect(found({ land: [at(0, 0)] })).toEqual([200, 0])
  expect(found({ land: [at(0, 0)], markerIcons: [at(200, 0)] })).toEqual([400, 0])
  expect(found({ land: [at(0, 0), at(400, 0)], markerIcons: [at(200, 0)] })).toEqual([200, 0])
  const everywhere = [at(0, 0), at(200, 0), at(400, 0)]
  expect(found({ land: everywhere })).toEqual([0, 0])
  expect(found({ land: everywhere, neverCovered: [at(0, 0)] })).toEqual([200, 0])
})

it('settlements’ names are smaller from zoom 5 on', () => {
  expect([0, 4.5, 5, 5.5, 6, 7].map(placeNameShare)).toEqual([1, 1, 0.85, 0.85, 0.75, 0.75])
})

const box: fc.Arbitrary<LabelBox> = fc
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

const overlap = (a: LabelBox, b: LabelBox) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const placed = (boxes: readonly LabelBox[], neverCovered: readonly LabelBox[] = []) => [
  ...placeLabels(boxes, (label) => label, { neverCovered, markerIcons: [] }).keys(),
]

const at = (left: number, top: number): LabelBox => ({
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

  it('gives the room of a label that is left out to others', () => {
    // The second gives way to the first. The third only touches the second.
    expect(placed([at(0, 0), at(40, 0), at(80, 0)])).toEqual([at(0, 0), at(80, 0)])
  })

  it('keeps a little distance', () => {
    expect(placed([at(0, 0), at(52, 0)])).toEqual([at(0, 0)])
    expect(placed([at(0, 0), at(53, 0)])).toEqual([at(0, 0), at(53, 0)])
    expect(placed([at(0, 0), at(0, 22)])).toEqual([at(0, 0)])
    expect(placed([at(0, 0), at(0, 23)])).toEqual([at(0, 0), at(0, 23)])
  })

  it('keeps clear of obstacles, however important the label', () => {
    expect(placed([at(0, 0), at(200, 0)], [at(20, 10)])).toEqual([at(200, 0)])
  })

  it('never lets two labels, or a label and an obstacle, overlap [D-map-7]', () => {
    const obstacles = fc.array(box, { maxLength: 3 })
    fc.assert(
      fc.property(fc.array(box, { maxLength: 40 }), obstacles, (labels, kept) => {
        const written = placed(labels, kept)
        const all = [...written, ...kept]
        written.forEach((one, index) => {
          all.slice(index + 1).forEach((other) => expect(overlap(one, other)).toBe(false))
        })
      }),
    )
  })

  it('leaves out only what touches something more important', () => {
    const near = (a: LabelBox, b: LabelBox) =>
      a.left < b.right + 3 && b.left < a.right + 3 && a.top < b.bottom + 3 && b.top < a.bottom + 3
    fc.assert(
      fc.property(fc.array(box, { maxLength: 40 }), (labels) => {
        const written = placed(labels)
        expect(written).toEqual(labels.filter((label) => written.includes(label)))
        labels.forEach((label, index) => {
          if (written.includes(label)) return
          const earlier = written.filter((other) => labels.indexOf(other) < index)
          expect(earlier.some((other) => near(label, other))).toBe(true)
        })
      }),
    )
  })

  it('chooses the same labels wherever the view is dragged', () => {
    fc.assert(
      fc.property(fc.array(box, { maxLength: 40 }), fc.integer(), fc.integer(), (boxes, x, y) => {
        const names = boxes.map((_, index) => index)
        const moved = placeLabels(names, (name) => {
          const { left, top, right, bottom } = boxes[name] ?? at(0, 0)
          return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
        })
        expect(moved).toEqual(placeLabels(names, (name) => boxes[name] ?? at(0, 0)))
      }),
    )
  })
})

describe('labels beside marker icons', () => {
  const aside: readonly Shift[] = [
    [0, 0],
    [0, -34],
    [0, 34],
  ]
  const beside = (
    labels: readonly LabelBox[],
    markerIcons: readonly LabelBox[],
    shifts?: readonly Shift[],
    mayGo?: () => boolean,
  ) => [
    ...placeLabels(
      labels,
      (box) => box,
      { neverCovered: [], markerIcons },
      shifts && (() => shifts),
      mayGo,
    ).values(),
  ]

  it('are left out where they would cover a marker icon and may not give way', () => {
    expect(beside([at(0, 0)], [at(20, 10)])).toEqual([])
  })

  it('move to the first free position if they may', () => {
    expect(beside([at(0, 0)], [], aside)).toEqual([[0, 0]])
    expect(beside([at(0, 0)], [at(20, 10)], aside)).toEqual([[0, -34]])
    expect(beside([at(0, 0)], [at(20, 10), at(20, -34)], aside)).toEqual([[0, 34]])
  })

  it('stay where they are when no place is clear, but never over another label', () => {
    const everywhere = [at(20, 10), at(20, -34), at(20, 34)]
    expect(beside([at(0, 0)], everywhere, aside)).toEqual([[0, 0]])
    expect(beside([at(0, 0), at(0, 0)], everywhere, aside)).toEqual([
      [0, 0],
      [0, -34],
    ])
    expect(beside([at(0, 0), at(0, 0), at(0, 0), at(0, 0)], everywhere, aside)).toHaveLength(3)
  })

  it('cover as few marker icons as they can where no place is clear', () => {
    const crowded = [at(20, 10), at(20, 8), at(20, -34), at(20, -36), at(20, 34)]
    expect(beside([at(0, 0)], crowded, aside)).toEqual([[0, 34]])
  })

  it('are left out where no place is clear and they may go', () => {
    const everywhere = [at(20, 10), at(20, -34), at(20, 34)]
    expect(beside([at(0, 0)], everywhere, aside, () => true)).toEqual([])
    expect(beside([at(0, 0)], everywhere.slice(0, 2), aside, () => true)).toEqual([[0, 34]])
  })
})

describe('nestedPlates', () => {
  const scales = [1, 2, 4, 8]
  const label = fc.record({
    x: fc.integer({ min: -800, max: 800 }),
    y: fc.integer({ min: -800, max: 800 }),
    width: fc.integer({ min: 1, max: 160 }),
  })
  type Label = typeof label extends fc.Arbitrary<infer Value> ? Value : never
  const labels = fc.array(label, { maxLength: 40 })
  const boxOf = ({ x, y, width }: Label, scale: number): LabelBox => ({
    left: x / scale,
    top: y / scale,
    right: x / scale + width,
    bottom: y / scale + 20,
  })
  const nested = (all: readonly Label[]) =>
    [...findLabelsPerZoom(all, scales, boxOf)].map(([, named]) => named)

  it('writes at the nearest scale all that has room there, and farther out less', () => {
    const near = { x: 0, y: 0, width: 50 }
    const beside = { x: 60, y: 0, width: 50 }
    const apart = { x: 900, y: 0, width: 50 }
    const all = [near, beside, apart]
    expect(nested(all)).toEqual([all, [near, apart], [near, apart], [near, apart]])
  })

  it('only ever takes names away from near to far', () => {
    fc.assert(
      fc.property(labels, (all) => {
        let nearer: readonly Label[] = all
        for (const written of nested(all)) {
          expect(nearer.filter((one) => written.includes(one))).toEqual(written)
          nearer = written
        }
      }),
    )
  })

  it('never lets two names overlap at any scale', () => {
    fc.assert(
      fc.property(labels, (all) => {
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
      fc.property(labels, fc.nat(40), (all, count) => {
        const first = all.slice(0, count)
        const written = nested(all).map((some) => some.filter((one) => first.includes(one)))
        expect(written).toEqual(nested(first))
      }),
    )
  })
})

it.each([
  [0, 20],
  [2, 20],
  [3, 24],
  [4, 34],
  [5, 50],
  [7, 50],
])('at zoom %d a marker icon of 50 is %d CSS pixels wide', (zoom, size) => {
  expect(markerIconSize(50, zoom)).toBeCloseTo(size, 6)
})

it('shrinks in proportion, but never below 12 CSS pixels', () => {
  expect(markerIconSize(80, 3)).toBeCloseTo(38.4, 6)
  expect(markerIconSize(20, 2)).toBe(12)
  expect(markerIconSize(20, 5)).toBe(20)
})

it('never jumps, and never shrinks by coming nearer', () => {
  const zooms = fc.double({ min: 0, max: 8, noNaN: true })
  fc.assert(
    fc.property(zooms, fc.integer({ min: 20, max: 80 }), (zoom, full) => {
      const step = markerIconSize(full, zoom + 0.01) - markerIconSize(full, zoom)
      expect(step).toBeGreaterThanOrEqual(0)
      expect(step).toBeLessThanOrEqual(full * 0.004)
    }),
  )
})
