import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LandFeature, LandPlace, LandRank } from '../../geography.ts'
import { extentOfRuns } from '../../curves.ts'
import { field, Ground, road, settlement, water } from '../../ground.ts'
import { castle, church, house, tent } from '../../symbols/building-symbols.ts'
import { planBuildings, keepFitting, type Building } from './settlement-plan.ts'

const village: LandFeature = {
  kind: 'settlement',
  shape: 'polygon',
  parts: [[200, 200, 600, 200, 600, 600, 200, 600]],
}
const street: LandFeature = {
  kind: 'road',
  shape: 'line',
  class: 'road',
  parts: [[0, 400, 800, 400]],
}
const pond: LandFeature = {
  kind: 'pond',
  shape: 'polygon',
  parts: [[240, 440, 320, 440, 320, 520, 240, 520]],
}
const acre: LandFeature = {
  kind: 'field',
  shape: 'polygon',
  parts: [[440, 440, 560, 440, 560, 560, 440, 560]],
}
const ranks: readonly LandRank[] = [
  { key: 'town', landmark: 'church', houses: 0.75 },
  { key: 'castle', landmark: 'castle', houses: 0.3 },
  { key: 'village', landmark: 'church', houses: 0.3 },
  { key: 'ruin', landmark: 'ruin', houses: 0 },
  { key: 'hamlet', landmark: 'none', houses: 0.3 },
]
const groundOf = (...features: LandFeature[]) => new Ground(features, [0, 0, 800, 800])
const place = (change: Partial<LandPlace> = {}): LandPlace => ({
  coordinate: [400, 450],
  rank: 'hamlet',
  ...change,
})

/** Plans a village on a street, with a pond and a field. */
function planned(outline = village, places: readonly LandPlace[] = []) {
  const ground = groundOf(outline, street, pond, acre)
  const roads = street.parts.map((run) => ({ run, extent: extentOfRuns([run]) }))
  return {
    ground,
    buildings: planBuildings({ places, outlines: [outline], buildings: [] }, ranks, roads, ground),
  }
}

const kindsOf = (buildings: readonly Building[]) => buildings.map(({ kind }) => kind.name)

describe('plan', () => {
  it('sets houses along a street, and behind them', () => {
    const { buildings } = planned()
    const fronts = buildings.filter(({ y }) => y > 400 && y < 428)
    expect(fronts.length).toBeGreaterThan(8)
    expect(buildings.some(({ y }) => y < 300)).toBe(true)
  })

  it('sets houses on both sides of a lane', () => {
    const run = [400, 0, 400, 800]
    const ground = groundOf(village, { ...street, class: 'path', parts: [run] })
    const buildings = planBuildings(
      { places: [], outlines: [village], buildings: [] },
      ranks,
      [{ run, extent: extentOfRuns([run]) }],
      ground,
    )
    for (const side of [-1, 1]) {
      const fronts = buildings.filter(({ x }) => (x - 400) * side > 0 && (x - 400) * side < 28)
      expect(fronts.length).toBeGreaterThan(8)
    }
  })

  it('keeps houses within the outline, clear of roads, water and fields', () => {
    const { buildings, ground } = planned()
    for (const { x, y } of buildings) {
      expect(ground.has(settlement, x, y)).toBe(true)
      expect(ground.has(field, x, y)).toBe(false)
      for (const dx of [-8, 0, 8]) expect(ground.has(road | water, x + dx, y)).toBe(false)
    }
  })

  it('builds closer in a town, and not at all where there are only ruins', () => {
    const count = (rank: string) => planned({ ...village, rank }).buildings.length
    expect(count('town')).toBeGreaterThan(count('village') * 1.2)
    expect(count('ruin')).toBe(0)
  })

  it.each<[string, Partial<LandPlace>, string]>([
    ['a castle', { rank: 'castle' }, 'castle'],
    ['a ruin', { rank: 'ruin' }, 'ruin'],
    ['a town', { rank: 'town' }, 'church'],
    ['a mill', { landmark: 'watermill' }, 'watermill'],
    ['a windmill', { landmark: 'windmill', houses: 'none' }, 'windmill'],
    ['a camp', { landmark: 'tent', houses: 'tents' }, 'tent'],
    ['a monastery in a village', { rank: 'village', landmark: 'monastery' }, 'monastery'],
    ['a village at a mill', { rank: 'village', landmark: 'watermill' }, 'watermill'],
  ])('tells %s by its building, before the houses', (_name, change, kind) => {
    const { buildings } = planned(village, [place(change)])
    expect(kindsOf(buildings)[0]).toBe(kind)
    expect(kindsOf(buildings).slice(1)).not.toContain(kind)
  })

  it('builds no landmark where the rank has none, or the place takes it away', () => {
    for (const some of [place(), place({ rank: 'village', landmark: 'none' })]) {
      expect(new Set(kindsOf(planned(village, [some]).buildings))).toEqual(new Set(['house']))
    }
  })

  it('moves a landmark off the road and out of the water, not far', () => {
    for (const coordinate of [
      [400, 400],
      [280, 480],
    ] as const) {
      const { buildings, ground } = planned(village, [place({ rank: 'castle', coordinate })])
      const [{ x, y } = { x: 0, y: 0 }] = buildings
      for (const dx of [-20, 0, 20]) expect(ground.has(road | water, x + dx, y)).toBe(false)
      expect(Math.hypot(x - coordinate[0], y - coordinate[1])).toBeLessThan(95)
    }
  })

  it('uses a settlement’s known buildings, each with a sign seen from afar', () => {
    const building = (use: string, x: number, y: number): LandFeature => ({
      kind: 'building',
      shape: 'polygon',
      use,
      parts: [[x, y, x + 30, y, x + 30, y + 20, x, y + 20]],
    })
    const buildings = [building('house', 300, 300), building('castle', 480, 300)]
    const settled = { places: [place({ rank: 'village' })], outlines: [village], buildings }
    const signs = planBuildings(settled, ranks, [], groundOf(village, ...buildings))
    // The rank alone would give a church, and houses wherever there is room.
    expect(kindsOf(signs)).toEqual(['castle', 'house'])
    expect(signs.every(({ fromAfar }) => fromAfar)).toBe(true)
  })

  it('shows one sign for a castle of several buildings', () => {
    const part = (x: number, half: number): LandFeature => ({
      kind: 'building',
      shape: 'polygon',
      use: 'castle',
      parts: [[x - half, 300, x + half, 300, x + half, 320, x - half, 320]],
    })
    const buildings = [part(300, 30), part(380, 15), part(240, 12)]
    const ground = groundOf(...buildings)
    const signs = kindsOf(planBuildings({ places: [], outlines: [], buildings }, ranks, [], ground))
    expect(signs.filter((name) => name === castle.name)).toHaveLength(1)
    expect(signs).toHaveLength(3)
  })

  it('gives a hamlet without an outline a few houses, a camp tents, and a ruin nothing', () => {
    const loose = (change: Partial<LandPlace>) =>
      kindsOf(
        planBuildings(
          { places: [place(change)], outlines: [], buildings: [] },
          ranks,
          [],
          groundOf(street),
        ),
      )
    expect(loose({})).toEqual(Array.from({ length: 4 }, () => 'house'))
    expect(new Set(loose({ landmark: 'tent', houses: 'tents' }))).toEqual(new Set(['tent']))
    expect(loose({ rank: 'ruin' })).toEqual(['ruin'])
    expect(loose({ landmark: 'windmill', houses: 'none' })).toEqual(['windmill'])
    expect(loose({ landmark: 'windmill' })).toHaveLength(5)
  })
})

const nothing = groundOf()
const building: fc.Arbitrary<Building> = fc.record({
  kind: fc.constantFrom(house, house, house, church, castle, tent),
  x: fc.integer({ min: -100, max: 900 }),
  y: fc.integer({ min: -100, max: 900 }),
  pick: fc.constant(0),
  size: fc.constantFrom(0.84, 1, 1.26),
})
const reach = fc.constantFrom(15, 30, 90, 170)

function collide(a: Building, b: Building, unit: number): boolean {
  const height = (one: Building) => unit * one.kind.size * one.size
  const half = (one: Building) => (height(one) * one.kind.breadth) / 2
  return (
    Math.abs(a.x - b.x) < (half(a) + half(b)) * 0.82 &&
    Math.abs(a.y - b.y) < Math.max(height(a), height(b)) * 0.55
  )
}

describe('withRoom', () => {
  it('keeps buildings apart at any scale', () => {
    fc.assert(
      fc.property(fc.array(building, { maxLength: 40 }), reach, (buildings, unit) => {
        const standing = keepFitting(buildings, unit, nothing)
        const pairs = standing.flatMap((one, index) =>
          standing.slice(index + 1).map((other) => [one, other] as const),
        )
        expect(pairs.filter(([a, b]) => collide(a, b, unit))).toEqual([])
      }),
    )
  })

  it('omits only buildings that collide with an earlier one', () => {
    fc.assert(
      fc.property(fc.array(building, { maxLength: 40 }), reach, (buildings, unit) => {
        const standing = new Set(keepFitting(buildings, unit, nothing))
        buildings.forEach((one, index) => {
          const earlier = buildings.slice(0, index).filter((other) => standing.has(other))
          expect(standing.has(one)).toBe(!earlier.some((other) => collide(one, other, unit)))
        })
      }),
    )
  })

  it('gives them from north to south, as they are painted', () => {
    const at = (y: number): Building => ({ kind: house, x: 400, y, pick: 0, size: 1 })
    const ys = keepFitting([at(100), at(700), at(400)], 15, nothing).map(({ y }) => y)
    expect(ys).toEqual([700, 400, 100])
  })

  it('omits houses on a road at small scales, but no landmarks', () => {
    const row = (kind: typeof house): Building => ({ kind, x: 400, y: 380, pick: 0, size: 1 })
    const ground = groundOf(street)
    expect(keepFitting([row(house)], 5, ground)).toHaveLength(1)
    expect(keepFitting([row(house)], 90, ground)).toHaveLength(0)
    expect(keepFitting([row(castle)], 90, ground)).toHaveLength(1)
  })
})
