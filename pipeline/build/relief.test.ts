import { expect, it } from 'vitest'
import type { Extent } from '../../src/geometry/extent.ts'
import { buildRelief } from './relief.ts'

const extent: Extent = [0, 0, 1000, 500]

function spots(metres: (x: number, y: number) => number) {
  return Array.from({ length: 400 }, (_, index) => {
    const [x, y] = [(index * 617) % 1001, (index * 389) % 501]
    return { x, y, metres: metres(x, y) }
  })
}

function heightsOf(relief: ReturnType<typeof buildRelief>): number[] {
  let height = 0
  return (relief?.heights ?? []).map((step) => (height += step) / 10)
}

it('says nothing where too few heights are known', () => {
  expect(buildRelief(spots(() => 3).slice(0, 11), extent, 1)).toBeUndefined()
})

it('finds a slope again', () => {
  const relief = buildRelief(
    spots((x) => x / 10),
    extent,
    1,
  )
  const { columns = 0, rows = 0 } = relief ?? {}
  expect(relief?.heights).toHaveLength(columns * rows)
  const middle = heightsOf(relief).slice(columns * 3, columns * 4)
  for (let column = 1; column < columns; column += 1) {
    expect(middle[column]).toBeGreaterThan(middle[column - 1] ?? 0)
  }
  expect(middle[Math.floor(columns / 2)]).toBeCloseTo(50, -1)
})

it('takes no notice of a spot on a roof', () => {
  const all = spots(() => 100)
  const [first, ...rest] = all
  if (!first) throw new Error('There is no spot.')
  const relief = buildRelief([{ ...first, metres: 160 }, ...rest], extent, 1)
  for (const height of heightsOf(relief)) expect(height).toBeCloseTo(100)
})

it('is no larger for a large world', () => {
  const relief = buildRelief(
    spots(() => 1).map(({ x, y, metres }) => ({ x: x * 40, y: y * 40, metres })),
    [0, 0, 40_000, 20_000],
    1,
  )
  expect(relief?.columns).toBeLessThan(60)
})
