import { describe, expect, it } from 'vitest'
import { feature, goodSource, place, world } from '../fixtures/good-source.ts'
import { sealOf } from '../first-land-seal.ts'
import type { Source } from '../source.ts'
import { firstLandIsCurrent } from './first-land-is-current.ts'

const firstLand = new Uint8Array([1, 2, 3])
const drawn = { firstLand, firstLandSeal: sealOf(goodSource(), firstLand) }
const problemsOf = (change: Partial<Source>) =>
  firstLandIsCurrent({ ...goodSource(), ...drawn, ...change })

const file = 'worlds/test/first-land.webp'
const mend = 'npm run world:picture -- test draws it anew, or delete it: the map does without'

it('finds nothing in good data', () => {
  expect(firstLandIsCurrent(goodSource())).toEqual([])
  expect(problemsOf({})).toEqual([])
})

describe('the picture is older than', () => {
  it.each<[string, Partial<Source>]>([
    ['its land', { features: [...goodSource().features, feature({ kind: 'wood' })] }],
    ['a settlement', { places: [place({ x: 11 })] }],
    ['its name', { world: world({ title: 'Another World' }) }],
    ['what is written on it', { world: world({ lettering: [] }) }],
    ['itself', { firstLand: new Uint8Array([1, 2, 4]) }],
  ])('%s', (_what, change) => {
    const reason = `the picture shows the land as it was before it changed: ${mend}`
    expect(problemsOf(change)).toEqual([{ file, reason }])
  })
})

it('asks for what says which land it was drawn from', () => {
  const reason = `first-land.sha256, which says what the picture was drawn from, is missing: ${mend}`
  expect(firstLandIsCurrent({ ...goodSource(), firstLand })).toEqual([{ file, reason }])
})

it('does not mind what the picture does not show', () => {
  const { features } = goodSource()
  expect(
    problemsOf({
      markers: [],
      world: world({ summary: 'more places', retiredMarkerIds: [3] }),
      features: features.map((each) => ({ ...each, line: each.line + 1 })),
    }),
  ).toEqual([])
})
