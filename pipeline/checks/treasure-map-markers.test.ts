import { expect, it } from 'vitest'
import { files, goodSource, treasureMap } from '../fixtures/good-source.ts'
import { formatProblem } from '../problem.ts'
import { treasureMapMarkers } from './treasure-map-markers.ts'

const source = goodSource()
const check = (change: Parameters<typeof treasureMap>[0]) =>
  treasureMapMarkers({
    ...source,
    treasureMaps: [...source.treasureMaps, treasureMap({ line: 8, number: 3, ...change })],
  }).map(formatProblem)

it('finds nothing in good data', () => {
  expect(treasureMapMarkers(source)).toEqual([])
})

it.each<[Parameters<typeof treasureMap>[0], string]>([
  [{ chest: 99 }, 'chest: 99 is not the id of a marker of markers.csv'],
  [{ chest: 7 }, 'chest: 7 is a bed, and the other maps lead to a treasure_chest'],
  [{ how: 'buy', seller: 99 }, 'seller: 99 is not the id of a marker of markers.csv'],
  [{ how: 'buy', seller: 4 }, 'seller: 4 is a treasure_chest, which sells nothing'],
  [{ seller: 7 }, 'seller: leave it empty: only a map to buy has a seller'],
])('refuses %o', (change, reason) => {
  expect(check(change)).toEqual([`${files.treasureMaps}:8: ${reason}`])
})
