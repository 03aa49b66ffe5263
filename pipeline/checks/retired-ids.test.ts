import { expect, it } from 'vitest'
import { files, goodSource, marker } from '../fixtures/good-source.ts'
import { retiredIds } from './retired-ids.ts'

it('finds nothing in good data', () => {
  expect(retiredIds(goodSource())).toEqual([])
})

it('names the row that takes a retired id [D-world-7]', () => {
  const good = goodSource()
  const source = {
    ...good,
    world: { ...good.world, retiredMarkerIds: [359] },
    markers: [marker({ id: 358 }), marker({ line: 3, id: 359 })],
  }
  expect(retiredIds(source)).toEqual([
    {
      file: files.markers,
      line: 3,
      field: 'id',
      reason: '359 is retired: give a new marker the next free id',
    },
  ])
})
