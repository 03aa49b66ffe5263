import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LandFeature } from './geography.ts'
import type { Extent } from '../geometry/extent.ts'
import { isInRings } from '../geometry/coordinates.ts'
import { field, Ground, road, settlement, water } from './ground.ts'

/** Starts away from zero, because a world may lie anywhere. */
const world: Extent = [1000, 2000, 2000, 3000]
const all = road | water | field | settlement

const area = (kind: LandFeature['kind'], ...parts: number[][]): LandFeature => ({
  kind,
  shape: 'polygon',
  parts,
})
const box = (minX: number, minY: number, maxX: number, maxY: number) => [
  minX,
  minY,
  maxX,
  minY,
  maxX,
  maxY,
  minX,
  maxY,
]
const line = (kind: LandFeature['kind'], roadClass?: string): LandFeature => ({
  kind,
  shape: 'line',
  parts: [[1100, 2500, 1500, 2500, 1500, 2900]],
  ...(roadClass ? { class: roadClass } : {}),
})

describe('Ground', () => {
  it.each([
    ['a road', line('road', 'road'), road, 14],
    ['a path', line('road', 'path'), road, 10],
    ['a stream', line('stream'), water, 10],
  ])('knows %s along its whole length, and nothing far from it', (_name, feature, kind, reach) => {
    const ground = new Ground([feature], world)
    for (let along = 0; along <= 400; along += 3) {
      expect(ground.has(kind, 1100 + along, 2500)).toBe(true)
      expect(ground.has(kind, 1500, 2500 + along)).toBe(true)
      expect(ground.has(all - kind, 1100 + along, 2500)).toBe(false)
      expect(ground.has(all, 1100 + along, 2500 - reach - 8)).toBe(false)
      expect(ground.has(all, 1500 + reach + 8, 2500 + along)).toBe(false)
    }
  })

  it.each([
    ['a pond', 'pond', water],
    ['the river', 'river', water],
    ['a field', 'field', field],
    ['a settlement', 'settlement', settlement],
  ] as const)('knows %s by its area, without its holes', (_name, kind, mark) => {
    const rings = [box(1200, 2200, 1600, 2600), box(1320, 2320, 1480, 2480)]
    const ground = new Ground([area(kind, ...rings)], world)
    expect(ground.has(mark, 1210, 2210)).toBe(true)
    expect(ground.has(all - mark, 1210, 2210)).toBe(false)
    expect(ground.has(all, 1400, 2400)).toBe(false)
    expect(ground.has(all, 1190, 2400)).toBe(false)
    expect(ground.has(all, 1400, 2610)).toBe(false)
  })

  it('keeps overlapping features', () => {
    const ground = new Ground([area('field', box(1200, 2400, 1400, 2600)), line('road')], world)
    expect(ground.has(road, 1300, 2500)).toBe(true)
    expect(ground.has(field, 1300, 2500)).toBe(true)
    expect(ground.has(road | field, 1300, 2450)).toBe(true)
  })

  it('knows no wood in a clearing, and a wood that is inside another as wood', () => {
    const clearing = box(1400, 2400, 1600, 2600)
    const features = [
      area('wood', box(1200, 2200, 1800, 2800), clearing),
      area('wood', box(1480, 2480, 1520, 2520)),
    ]
    const ground = new Ground(features, world)
    expect(ground.isWood(1300, 2500)).toBe(true)
    expect(ground.isWood(1420, 2500)).toBe(false)
    expect(ground.isWood(1500, 2500)).toBe(true)
    expect(ground.isWood(1100, 2500)).toBe(false)
  })

  it('measures the depth of a point in a wood on every side', () => {
    const ground = new Ground([area('wood', box(1200, 2200, 1800, 2800))], world)
    expect(ground.isDeepInWood(1500, 2500, 290)).toBe(true)
    expect(ground.isDeepInWood(1500, 2500, 310)).toBe(false)
    for (const [x, y] of [
      [1250, 2500],
      [1750, 2500],
      [1500, 2250],
      [1500, 2750],
    ] as const) {
      expect(ground.isDeepInWood(x, y, 40)).toBe(true)
      expect(ground.isDeepInWood(x, y, 60)).toBe(false)
    }
  })

  it('lets woods go on beyond the world, where there is nothing else', () => {
    const ground = new Ground([area('wood', box(900, 1900, 2100, 3100))], world)
    expect(ground.isDeepInWood(1010, 2010, 200)).toBe(true)
    expect(ground.isDeepInWood(1990, 2990, 200)).toBe(true)
    for (const [x, y] of [
      [990, 2500],
      [2010, 2500],
      [1500, 1990],
      [1500, 3010],
    ] as const) {
      expect(ground.isWood(x, y)).toBe(false)
      expect(ground.has(all, x, y)).toBe(false)
    }
  })

  it('does not let a row run over into the next at the world’s edges', () => {
    const features = [area('pond', box(1900, 2400, 2300, 2600)), line('road')]
    const beyond = { ...line('stream'), parts: [[1700, 2300, 2400, 2300]] }
    const ground = new Ground([...features, beyond], world)
    expect(ground.has(water, 1990, 2500)).toBe(true)
    for (let y = 2004; y < 3000; y += 8) expect(ground.has(water, 1004, y)).toBe(false)
  })

  /** True for points on an edge, which rounding may put on either side. */
  function isAtEdge(x: number, y: number, rings: readonly number[][]): boolean {
    const inside = isInRings([x, y], rings)
    const sides = [
      [x - 1e-3, y],
      [x + 1e-3, y],
      [x, y - 1e-3],
      [x, y + 1e-3],
    ] as const
    return sides.some((side) => isInRings(side, rings) !== inside)
  }

  it('agrees with the even-odd rule in the middle of every cell', () => {
    const corner = fc.tuple(
      fc.double({ min: 900, max: 2100, noNaN: true }),
      fc.double({ min: 1900, max: 3100, noNaN: true }),
    )
    const ring = fc.array(corner, { minLength: 3, maxLength: 6 }).map((points) => points.flat())
    fc.assert(
      fc.property(fc.array(ring, { minLength: 1, maxLength: 3 }), (rings) => {
        const ground = new Ground([area('pond', ...rings)], world)
        const wrong: [number, number][] = []
        for (let y = 2004; y < 3000; y += 56) {
          for (let x = 1004; x < 2000; x += 56) {
            if (isAtEdge(x, y, rings)) continue
            if (ground.has(water, x, y) !== isInRings([x, y], rings)) wrong.push([x, y])
          }
        }
        expect(wrong).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})
