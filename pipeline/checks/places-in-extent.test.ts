import { expect, it } from 'vitest'
import { files, goodSource, place } from '../fixtures/good-source.ts'
import { placesInExtent } from './places-in-extent.ts'

it('finds nothing in good data', () => {
  expect(placesInExtent(goodSource())).toEqual([])
})

it('names the coordinate outside and the extent', () => {
  const source = { ...goodSource(), places: [place({ line: 5, y: -3 })] }
  expect(placesInExtent(source)).toEqual([
    {
      file: files.places,
      line: 5,
      field: 'y',
      reason: "-3 lies outside the world's extent 0..300",
    },
  ])
})
