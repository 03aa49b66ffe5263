import { expect, it } from 'vitest'
import { files, goodSource, place } from '../fixtures/good-source.ts'
import { placeDrawings } from './place-drawings.ts'

it('finds nothing in good data', () => {
  expect(placeDrawings(goodSource())).toEqual([])
})

it('names the landmarks and houses that there are', () => {
  const places = [place({ line: 8, landmark: 'pyramid', houses: 'igloos' })]
  expect(placeDrawings({ ...goodSource(), places })).toEqual([
    {
      file: files.places,
      line: 8,
      field: 'landmark',
      reason:
        '"pyramid" is not one of none, church, castle, monastery, ruin, watermill, windmill, tent: leave it empty for what the rank has',
    },
    {
      file: files.places,
      line: 8,
      field: 'houses',
      reason: '"igloos" is not one of none, tents: leave it empty for what the rank has',
    },
  ])
})
