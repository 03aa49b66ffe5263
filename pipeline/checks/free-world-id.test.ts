import { expect, it } from 'vitest'
import { goodSource, world, worldProblem } from '../fixtures/good-source.ts'
import { freeWorldId } from './free-world-id.ts'

const check = (id: string) => freeWorldId({ ...goodSource(), world: world({ id }) })

it('finds nothing in good data', () => {
  expect(freeWorldId(goodSource())).toEqual([])
  expect(check('embed-2')).toEqual([])
})

it.each(['embed', 'terms', 'data', 'icons'])('refuses the id %s', (id) => {
  expect(check(id)).toEqual([
    worldProblem('id', `"${id}" is an address of the site itself: choose another id`),
  ])
})

it('refuses an id that storage gives a meaning', () => {
  expect(check('unreadable-2')).toEqual([
    worldProblem('id', '"unreadable-2" has a meaning in storage: choose another id'),
  ])
})
