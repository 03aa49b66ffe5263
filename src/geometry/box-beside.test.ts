import { expect, it } from 'vitest'
import { placeBoxNextTo } from './free-area.ts'

const map = [1000, 800] as const
const size = [200, 300] as const

it('is below and to the right of the spot', () => {
  expect(placeBoxNextTo([100, 100], size, map, {})).toEqual([116, 116])
})

it('is on the other side if there is no room', () => {
  expect(placeBoxNextTo([900, 700], size, map, {})).toEqual([684, 384])
})

it('stays within the uncovered area', () => {
  expect(placeBoxNextTo([420, 100], size, map, { left: 400, right: 480 })).toEqual([408, 116])
  expect(placeBoxNextTo([100, 350], size, map, { bottom: 400 })).toEqual([116, 72])
  expect(placeBoxNextTo([100, 20], [200, 900], map, {})).toEqual([116, 72])
})

it('leaves the map’s buttons free', () => {
  expect(placeBoxNextTo([760, 20], size, map, {})).toEqual([544, 72])
})
