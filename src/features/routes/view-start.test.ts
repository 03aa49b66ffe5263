import { beforeEach, expect, it } from 'vitest'
import { emptyWorld } from '../../testing/world-samples.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { restAt } from '../viewport/last-position.ts'
import { indexWorld } from '../worlds/world-context.tsx'
import { viewStart } from './view-start.ts'
import { useViewport } from '../viewport/viewport-store.ts'

const world = indexWorld(emptyWorld)
const zoom = 4
const pixels = world.scale.resolutionAt(zoom)
const lookAt = (...coordinates: Coordinate) => restAt({ coordinates, zoom })

beforeEach(() => {
  useViewport.setState({ position: null, earlier: [] })
})

it('a route begins in the middle of the view', () => {
  expect(viewStart([0, 0], world)).toBeNull()
  lookAt(700, 20)
  expect(viewStart([700 + 500 * pixels, 20], world)).toEqual([700, 20])
})

it('a route starts where the player looked before the map moved to the place [F87]', () => {
  const town: Coordinate = [0, 0]
  lookAt(...town)
  expect(viewStart(town, world)).toBeNull()
  lookAt(500 * pixels, 0)
  lookAt(...town)
  // The card that covers the map has moved it once more.
  lookAt(0, 40 * pixels)
  expect(viewStart(town, world)).toEqual([500 * pixels, 0])
  // The map reached the place before the card opened beside it.
  useViewport.setState({ padding: { right: 440 } })
  lookAt(...town)
  expect(viewStart(town, world)?.[0]).toBe(500 * pixels)
  useViewport.setState({ padding: {} })
  for (let at = 1; at < 4; at += 1) lookAt(at, 0)
  expect(viewStart(town, world)).toBeNull()
})
