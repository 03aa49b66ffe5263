import { expect, it } from 'vitest'
import { boxBeside } from './free-area.ts'

const map = [1000, 800] as const
const size = [200, 300] as const

it('is below and to the right of the spot', () => {
  expect(boxBeside([100, 100], size, map, {})).toEqual([116, 116])
})

it('is on the other side if there is no room', () => {
  expect(boxBeside([900, 700], size, map, {})).toEqual([684, 384])
})

it('stays within the uncovered area', () => {
  expect(boxBeside([420, 100], size, map, { left: 400, right: 480 })).toEqual([408, 116])
  expect(boxBeside([100, 350], size, map, { bottom: 400 })).toEqual([116, 72])
  expect(boxBeside([100, 20], [200, 900], map, {})).toEqual([116, 72])
})

it('leaves the map’s buttons free', () => {
  expect(boxBeside([760, 20], size, map, {})).toEqual([544, 72])
})
