import { expect, it } from 'vitest'
import { goodSource, world, worldProblem } from '../fixtures/good-source.ts'
import { worldId } from './world-id.ts'

it('finds nothing in good data', () => {
  expect(worldId(goodSource())).toEqual([])
})

it('names the folder that the id must repeat', () => {
  const source = { ...goodSource(), world: world({ id: 'kcd2' }) }
  expect(worldId(source)).toEqual([
    worldProblem('id', '"kcd2" must be "test", the name of the folder'),
  ])
})
