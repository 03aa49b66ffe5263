// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { presentPins, movePin } from '../pins/pins.ts'
import { useProgress } from '../progress/progress.ts'
import { holdsRoute, saveTrip, showTrip, tripStops } from './saved-trips.ts'
import { leaveOut } from './plan-route.ts'
import { endRoute, useRoute } from './route-store.ts'

const extent = [0, 0, 100, 100] as const

beforeEach(() => {
  useProgress.setState({ pins: new Map() })
  endRoute()
  useRoute.setState({
    points: [
      [1, 2],
      [10, 20.04],
      [30, 40],
    ],
    back: true,
  })
})

const kept = () => presentPins()[0]

it('keeps a route with its return, and brings it back', () => {
  const id = saveTrip('Round the lake')
  expect(kept()).toMatchObject({
    id,
    title: 'Round the lake',
    x: 1,
    y: 2,
    stops: [
      [10, 20],
      [30, 40],
      [1, 2],
    ],
  })
  endRoute()
  const pin = kept()
  if (pin) showTrip(pin, extent)
  expect(useRoute.getState()).toMatchObject({
    points: [
      [1, 2],
      [10, 20],
      [30, 40],
    ],
    back: true,
    kept: id,
  })
})

it('saves changes in the same pin and detects unsaved changes', () => {
  saveTrip('Round the lake')
  const whole = kept()
  expect(whole && holdsRoute(whole, useRoute.getState())).toBe(true)
  leaveOut(1)
  expect(whole && holdsRoute(whole, useRoute.getState())).toBe(false)
  saveTrip('Another name')
  expect(presentPins()).toHaveLength(1)
  expect(kept()).toMatchObject({
    title: 'Round the lake',
    stops: [
      [30, 40],
      [1, 2],
    ],
  })
})

it('takes no line or area for a trip', () => {
  saveTrip('Round the lake')
  const trip = kept()
  if (!trip) throw new Error('It was saved.')
  expect(tripStops(trip, extent)).toHaveLength(3)
  expect(tripStops({ ...trip, glyph: 'shape-line' }, extent)).toEqual([])
})

it('still leads back where its begin is moved', () => {
  const id = saveTrip('Round the lake') ?? ''
  movePin(id, [5, 6])
  const pin = kept()
  if (pin) showTrip(pin, extent)
  expect(useRoute.getState()).toMatchObject({
    points: [
      [5, 6],
      [10, 20],
      [30, 40],
    ],
    back: true,
  })
})

it('is kept by a new pin where its own was deleted', () => {
  const first = saveTrip('Round the lake')
  useProgress.getState().undo()
  const second = saveTrip('Once more')
  expect(second).not.toBe(first)
  expect(presentPins().map(({ title }) => title)).toEqual(['Once more'])
})

it('is undone like any change of a pin', () => {
  saveTrip('Round the lake')
  useProgress.getState().undo()
  expect(presentPins()).toEqual([])
})

it('skips points outside the world', () => {
  useRoute.setState({
    points: [
      [1, 2],
      [500, 20],
      [30, 40],
    ],
    back: false,
  })
  saveTrip('Far away')
  const pin = kept()
  if (pin) showTrip(pin, extent)
  expect(useRoute.getState().points).toEqual([
    [1, 2],
    [30, 40],
  ])
})

it('keeps nothing while a point is not known', () => {
  useRoute.setState({ points: [null, [1, 2]] })
  expect(saveTrip('A route')).toBeNull()
  expect(presentPins()).toEqual([])
})
