import { expect, it } from 'vitest'
import { goodSource, world, worldProblem } from '../fixtures/good-source.ts'
import { chartTicks } from './chart-ticks.ts'

const { chart } = world()
const withTicks = (ticks: number) => ({
  ...goodSource(),
  world: world({ extent: [0, 0, 100, 400], chart: { ...chart, ticks } }),
})

it('finds nothing in good data', () => {
  expect(chartTicks(goodSource())).toEqual([])
  expect(chartTicks(withTicks(2))).toEqual([])
})

it('refuses a tick for each unit [F97]', () => {
  expect(chartTicks(withTicks(1))).toEqual([
    worldProblem(
      'chart.ticks',
      '1 makes 400 ticks along a side, and 200 is the most: write 2 or more',
    ),
  ])
})
