import { expect, it } from 'vitest'
import { feature, files, goodSource } from '../fixtures/good-source.ts'
import { fileSizes } from './file-sizes.ts'
import { roadTangles } from './road-tangles.ts'

/** Returns roads that run from one edge of the world to the other. */
const across = (amount: number) =>
  Array.from({ length: amount }, (_, at) =>
    feature({
      kind: 'road',
      class: 'road',
      runs: [
        [
          [0, at % 300],
          [400, 300 - (at % 300) + Math.floor(at / 300)],
        ],
      ],
    }),
  )

it('finds nothing in good data, nor in a few roads that cross', () => {
  expect(roadTangles(goodSource())).toEqual([])
  expect(roadTangles({ ...goodSource(), features: across(300) })).toEqual([])
})

it('refuses a tangle of roads, which nothing then joins [F95]', () => {
  const source = { ...goodSource(), features: across(9_000) }
  expect(roadTangles(source)).toEqual([
    {
      file: files.geography,
      reason:
        'the roads lie over each other far too often to be joined: leave those out that are none',
    },
  ])
  expect(fileSizes(source)).toEqual([])
})
