import { expect, it } from 'vitest'
import type { LandFeature } from '../geography.ts'
import type { Extent } from '../../geometry/extent.ts'
import { lengthOf, type Run } from '../curves.ts'
import { roadsAndPathsOf } from './joined-roads.ts'

const extent: Extent = [0, 0, 2000, 2000]
const roadFeature = (roadClass: string, ...parts: Run[]): LandFeature => ({
  kind: 'road',
  shape: 'line',
  class: roadClass,
  parts,
})
const tipsOf = (...features: LandFeature[]) => roadsAndPathsOf(features, extent).roads.tips

it('joins what goes straight on, and leaves what turns off', () => {
  const { roads } = roadsAndPathsOf(
    [
      roadFeature('road', [0, 500, 500, 500]),
      roadFeature('road', [2000, 510, 500, 500]),
      roadFeature('road', [500, 500, 510, 2000]),
    ],
    extent,
  )
  expect(roads.runs).toEqual([
    [0, 500, 500, 500, 2000, 510],
    [500, 500, 510, 2000],
  ])
  expect(roads.tips).toEqual([])
})

it('joins nothing where two points only have something in common', () => {
  const apart = [
    roadFeature('road', [0, 500, 500, 900]),
    roadFeature('road', [900, 500, 2000, 100]),
  ]
  const { runs, tips } = roadsAndPathsOf(apart, extent).roads
  expect(runs).toHaveLength(2)
  // Both roads end within the land, so both get a tip.
  expect(new Set(tips.map(({ run }) => (run[0] ?? 0) < 700)).size).toBe(2)
})

it('keeps a ring whole', () => {
  const ring = roadFeature('road', [500, 500, 600, 500], [600, 500, 550, 600], [550, 600, 500, 500])
  const { runs } = roadsAndPathsOf([ring], extent).roads
  expect(runs.reduce((sum, run) => sum + lengthOf(run), 0)).toBeCloseTo(
    100 + 2 * Math.hypot(50, 100),
  )
})

it('tapers a road’s end without shortening it', () => {
  const { roads } = roadsAndPathsOf([roadFeature('road', [0, 500, 500, 500])], extent)
  const shares = roads.tips.map(({ share }) => share)
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  expect(shares.at(-1)).toBeLessThan(0.1)
  const all = [...roads.runs, ...roads.tips.map(({ run }) => run)]
  expect(all.reduce((sum, run) => sum + lengthOf(run), 0)).toBeCloseTo(500)
})

it('keeps part of a road’s width where it leaves the map or becomes a path', () => {
  const road = roadFeature('road', [0, 500, 500, 500])
  const shares = tipsOf(road, roadFeature('path', [500, 500, 900, 900])).map(({ share }) => share)
  expect(Math.min(...shares)).toBeGreaterThan(0.3)
})

it('takes a short road that leads from path to path for a path', () => {
  const lane = roadFeature('road', [500, 500, 800, 500])
  const { roads, paths } = roadsAndPathsOf(
    [lane, roadFeature('path', [300, 900, 500, 500])],
    extent,
  )
  expect(roads).toEqual({ runs: [], tips: [] })
  expect(paths).toContainEqual([500, 500, 800, 500])
})

it('joins two roads across a short path, but not across a long one', () => {
  const [west, east] = [
    roadFeature('road', [0, 500, 500, 500]),
    roadFeature('road', [600, 500, 2000, 500]),
  ]
  const linked = roadsAndPathsOf([west, east, roadFeature('path', [500, 500, 600, 500])], extent)
  expect(linked.roads.runs).toEqual([[0, 500, 500, 500, 600, 500, 2000, 500]])
  expect(linked.paths).toEqual([])
  const detour = roadFeature('path', [500, 500, 550, 900, 600, 500])
  expect(roadsAndPathsOf([west, east, detour], extent).paths).toHaveLength(1)
})

it('leads a road that ends before a gate through it at its full width', () => {
  const gate: LandFeature = { kind: 'gate', shape: 'point', parts: [[530, 500]] }
  const path = roadFeature('path', [500, 500, 900, 900])
  const { roads } = roadsAndPathsOf([roadFeature('road', [0, 500, 500, 500]), path, gate], extent)
  expect(roads.tips).toEqual([])
  expect(roads.runs).toEqual([[0, 500, 500, 500, 537, 500]])
})
