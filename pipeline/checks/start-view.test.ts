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

it('refuses a start zoom outside the world’s zooms', () => {
  const problemsAt = (zoom: number) =>
    startView({ ...goodSource(), world: world({ startView: { coordinates: [50, 100], zoom } }) })
  expect(problemsAt(0)).toEqual([])
  expect(problemsAt(3)).toEqual([])
  expect(problemsAt(3.5)).toEqual([
    worldProblem(
      'startView.zoom',
      "3.5 is not one of the world's zooms, 0 (farthest) to 3 (nearest)",
    ),
  ])
})
