// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { emptyWorld } from '../../testing/world-samples.ts'
import { addPin, deletePin } from '../pins/pins.ts'
import { indexWorld } from '../worlds/world-context.tsx'
import { stopsOf } from './stops.ts'

const world = indexWorld({
  ...emptyWorld,
  markers: [{ id: 7, locationType: 'bed', coordinate: [10, 0] }],
  places: [{ coordinate: [20, 0], rank: 'town', name: 'Rattay' }],
})
const pin = addPin({ x: 30, y: 0, title: '', note: '' }).id
afterEach(() => deletePin(pin))

it('stops are the end of a route and points at a place, settlement or pin', () => {
  const points = [0, 5, 10, 20, 25, 30, 40].map((x) => [x, 0] as const)
  expect(stopsOf(points, world).map(({ index, marker }) => [index, marker?.id])).toEqual([
    [2, 7],
    [3, undefined],
    [5, undefined],
    [6, undefined],
  ])
})

it('the start of a route is no stop, unless a stop is at the same point', () => {
  expect(
    stopsOf(
      [
        [10, 0],
        [10, 0],
        [1, 1],
      ],
      world,
    ).map(({ index }) => index),
  ).toEqual([1, 2])
  expect(stopsOf([[10, 0], null], world)).toEqual([])
  expect(stopsOf(null, world)).toEqual([])
})
