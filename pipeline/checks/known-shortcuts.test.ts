import { expect, it } from 'vitest'
import { goodSource, world, worldProblem } from '../fixtures/good-source.ts'
import { knownShortcuts } from './known-shortcuts.ts'

it('finds nothing in good data, nor where there are no shortcuts', () => {
  const good = goodSource()
  const types = good.types.map(({ id }) => id)
  expect(knownShortcuts(good)).toEqual([])
  expect(
    knownShortcuts({ ...good, world: world({ shortcuts: [{ title: 'All', types }] }) }),
  ).toEqual([])
})

it('refuses a type that there is not', () => {
  const shortcuts = [{ title: 'Chests', types: ['hoard'] }]
  expect(knownShortcuts({ ...goodSource(), world: world({ shortcuts }) })).toEqual([
    worldProblem('shortcuts[0].types[0]', '"hoard" is not a type of marker-types.csv'),
  ])
})
