import { expect, it } from 'vitest'
import type { Requirement } from '../../src/world/manifest.ts'
import { goodSource, world, worldProblem } from '../fixtures/good-source.ts'
import { requirementKeys } from './requirement-keys.ts'

const check = (groups: readonly Requirement[]) =>
  requirementKeys({
    ...goodSource(),
    world: world({ requirements: { title: 'Chests', heading: 'Open', hint: 'All', groups } }),
  })

const level = (key: string) => ({ key, title: key, note: key })

it('finds nothing in good data, nor where nothing is locked', () => {
  const { requirements: _, ...open } = world()
  expect(requirementKeys(goodSource())).toEqual([])
  expect(requirementKeys({ ...goodSource(), world: open })).toEqual([])
})

it('refuses a key that two share', () => {
  const spade = { key: 'spade', title: 'Spade', note: 'Dig' }
  expect(check([spade, spade])).toEqual([
    worldProblem('requirements.groups[1].key', '"spade" is taken by requirements.groups[0]'),
  ])
})

it('refuses levels that share a key, and one that is called like having none', () => {
  const levels = [level('easy'), level('none'), level('easy')]
  expect(check([{ key: 'locks', title: 'Locks', none: 'None', levels }])).toEqual([
    worldProblem(
      'requirements.groups[0].levels[1].key',
      '"none" stands for no level: choose another key',
    ),
    worldProblem('requirements.groups[0].levels[2].key', '"easy" is taken by levels[0]'),
  ])
})
