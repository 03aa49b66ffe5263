import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chance, createRandom, noise } from './random.ts'

const side = 64

function grid(at: (x: number, y: number) => number): number[] {
  return Array.from({ length: side * side }, (_, index) =>
    at(index % side, Math.floor(index / side)),
  )
}

/** Returns Pearson's correlation: 0 for independent numbers. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanA, meanB] = [mean(a), mean(b)]
  const together = mean(a.map((value, index) => (value - meanA) * ((b[index] ?? 0) - meanB)))
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
  return together / (spread(a, meanA) * spread(b, meanB))
}

describe('chance', () => {
  it('is in [0, 1) and depends only on the point and the seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.nat(1000), (x, y, seed) => {
        const value = chance(x, y, seed)
        expect(value >= 0 && value < 1).toBe(true)
        expect(chance(x, y, seed)).toBe(value)
      }),
    )
  })

  it('falls on every tenth about as often', () => {
    const counts = Array.from({ length: 10 }, () => 0)
    for (const value of grid((x, y) => chance(x, y, 81))) {
      const tenth = Math.floor(value * 10)
      counts[tenth] = (counts[tenth] ?? 0) + 1
    }
    for (const count of counts) expect(count / (side * side)).toBeCloseTo(0.1, 1.3)
  })

  it.each([
    ['to the east', (x: number, y: number) => chance(x + 1, y, 81)],
    ['to the north', (x: number, y: number) => chance(x, y + 1, 81)],
    ['across', (x: number, y: number) => chance(x + 1, y + 1, 81)],
    ['of the next seed', (x: number, y: number) => chance(x, y, 82)],
  ])('tells nothing of the neighbour %s', (_name, neighbour) => {
    const found = correlation(
      grid((x, y) => chance(x, y, 81)),
      grid(neighbour),
    )
    expect(Math.abs(found)).toBeLessThan(0.06)
  })
})

describe('createRandom', () => {
  it('gives the same numbers for a seed, one unlike the other, and others for another', () => {
    const ten = (seed: number) => Array.from({ length: 10 }, createRandom(seed))
    expect(ten(1)).toEqual(ten(1))
    expect(new Set([...ten(1), ...ten(2)]).size).toBe(20)
  })
})

describe('noise', () => {
  it('is in [0, 1) and changes little over a short distance', () => {
    fc.assert(
      fc.property(fc.nat(8000), fc.nat(8000), fc.integer({ min: 4, max: 700 }), (x, y, size) => {
        const step = size / 100
        for (const [dx, dy] of [
          [step, 0],
          [0, step],
        ] as const) {
          const along = Array.from({ length: 201 }, (_, index) =>
            noise(x + dx * index, y + dy * index, size, 61),
          )
          expect(along.every((height) => height >= 0 && height < 1)).toBe(true)
          // At its steepest, the noise rises by 1.5 per `size`, so by 0.015 per step.
          const steps = along
            .slice(1)
            .map((height, index) => Math.abs(height - (along[index] ?? 0)))
          expect(Math.max(...steps)).toBeLessThan(0.016)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('has hills and valleys', () => {
    const heights = grid((x, y) => noise(x * 25, y * 25, 50, 61))
    expect(Math.min(...heights)).toBeLessThan(0.1)
    expect(Math.max(...heights)).toBeGreaterThan(0.9)
  })
})
