import { expect, it } from 'vitest'
import { files, goodSource, marker, world } from '../fixtures/good-source.ts'
import { knownRequirements } from './known-requirements.ts'

const check = (change: Parameters<typeof marker>[0], of = world()) =>
  knownRequirements({ ...goodSource(), world: of, markers: [marker({ line: 8, ...change })] })

it('finds nothing in good data', () => {
  expect(knownRequirements(goodSource())).toEqual([])
})

it('names the requirements that there are', () => {
  expect(check({ requires: 'lockpicking:medium' })).toEqual([
    {
      file: files.markers,
      line: 8,
      field: 'requires',
      reason:
        '"lockpicking:medium" is not a requirement of world.json: spade, lockpicking:easy, lockpicking:very-hard, cave',
    },
  ])
})

it('refuses a requirement where the world has none', () => {
  const { requirements: _, ...open } = world()
  expect(check({ requires: 'spade' }, open).map(({ reason }) => reason)).toEqual([
    '"spade" is not a requirement of world.json: it has none',
  ])
})

it('refuses a description beside a requirement, and takes one alone', () => {
  expect(check({ requires: 'spade', description: 'Under a stone' })).toEqual([
    {
      file: files.markers,
      line: 8,
      field: 'description',
      reason: 'leave it empty: the card says what "spade" means',
    },
  ])
  expect(check({ description: 'Under a stone' })).toEqual([])
})
