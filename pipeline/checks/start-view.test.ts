import { expect, it } from 'vitest'
import { goodSource, world, worldProblem } from '../fixtures/good-source.ts'
import { startView } from './start-view.ts'

it('finds nothing in good data', () => {
  expect(startView(goodSource())).toEqual([])
})

it('refuses a beginning outside the world', () => {
  const outside = world({ startView: { coordinates: [50, 301], zoom: 2 } })
  expect(startView({ ...goodSource(), world: outside })).toEqual([
    worldProblem('startView.coordinates', "50, 301 lies outside the world's extent 0, 0, 400, 300"),
  ])
})
