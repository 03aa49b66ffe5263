// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { emptyWorld } from '../../../testing/world-samples.ts'
import { useLive } from '../../follow/live.ts'
import { indexWorld } from '../../worlds/world-context.tsx'
import { createNetwork } from '../../../world/road-network.ts'
import { indexRoads } from '../model/road-index.ts'
import { routeThrough } from '../model/route.ts'
import { useRoute } from '../route-store.ts'
import { guide } from './guide.ts'

const world = indexWorld({ ...emptyWorld, markers: [], metresPerUnit: 0.5 })

const network = createNetwork(
  [
    {
      class: 'road',
      line: [
        [0, 0],
        [500, 0],
      ],
    },
    {
      class: 'road',
      line: [
        [500, 0],
        [1000, 0],
      ],
    },
    {
      class: 'road',
      line: [
        [500, 0],
        [500, 200],
      ],
    },
    {
      class: 'road',
      line: [
        [500, 200],
        [500, 500],
      ],
    },
    {
      class: 'path',
      line: [
        [500, 200],
        [900, 200],
      ],
    },
  ],
  { bridges: [], fastTravel: [], landmarks: [] },
)

const ledOn = vi.fn<() => void>()
let stop: () => void

function plan(points: readonly Coordinate[], back = false): void {
  const through = back ? [...points, ...points.slice(0, 1)] : points
  const options = { by: 'paths', fastTravel: [] } as const
  const route = routeThrough({ network, index: indexRoads(network) }, through, options)
  useRoute.setState({ points, back, route, routePoints: points })
}

function goTo(...coordinate: [number, number]) {
  useLive.setState({ source: 'program', position: { coordinate, heading: null } })
  return useLive.getState().guidance
}

beforeEach(() => {
  ledOn.mockReset()
  plan([
    [0, 0],
    [500, 500],
  ])
  stop = guide(world, ledOn)
})

afterEach(() => {
  stop()
  useLive.setState(useLive.getInitialState(), true)
  useRoute.setState(useRoute.getInitialState(), true)
})

describe('the next turn of a route', () => {
  it('is given in words with the remaining metres', () => {
    expect(goTo(260, 0)).toMatchObject({ text: 'In 120 m, turn left', distanceMetres: 120 })
    const { key } = goTo(300, 4) ?? {}
    expect(goTo(490, 0)).toMatchObject({ text: 'In 5 m, turn left', key })
    expect(goTo(500, 100)).toMatchObject({ text: 'Arrive in 200 m: 500, 500' })
    expect(goTo(500, 500)).toMatchObject({ text: 'You’ve arrived: 500, 500' })
  })

  it('includes the following turn if that comes soon', () => {
    plan([
      [0, 0],
      [900, 200],
    ])
    expect(goTo(260, 0)?.text).toBe('In 120 m, turn left, then after 100 m right, onto the path')
    expect(goTo(500, 100)?.text).toBe('In 50 m, turn right, onto the path')
  })

  it('is none without a route, and none of nobody', () => {
    useLive.setState({ position: null })
    expect(useLive.getState().guidance ?? null).toBeNull()
    goTo(260, 0)
    useLive.setState({ source: null, position: null })
    expect(useLive.getState().guidance).toBeNull()
    goTo(260, 0)
    useRoute.setState({ points: null })
    expect(useLive.getState().guidance).toBeNull()
  })

  it('is gone with the route’s line', () => {
    goTo(260, 0)
    stop()
    expect(useLive.getState().guidance).toBeNull()
  })
})

describe('off the route', () => {
  it('says so 40 m beside it, and no more once it is 30 m near', () => {
    expect(goTo(200, 79)?.text).toBe('In 150 m, turn left')
    expect(goTo(200, 81)).toMatchObject({ key: 'off', text: null, distanceMetres: null })
    expect(goTo(200, 70)?.key).toBe('off')
    expect(goTo(200, 59)?.text).toBe('In 150 m, turn left')
  })

  it('continues from the player’s position to the rest of the route', () => {
    plan([
      [0, 0],
      [500, 0],
      [500, 500],
    ])
    goTo(500, 100)
    goTo(700, 200)
    goTo(720, 200)?.rerouteFromHere?.()
    expect(useRoute.getState().points).toEqual([
      [720, 200],
      [500, 500],
    ])
    expect(ledOn).toHaveBeenCalledTimes(1)
  })

  it('leads back to where a tour began', () => {
    plan(
      [
        [0, 0],
        [500, 500],
      ],
      true,
    )
    goTo(10, 0)
    goTo(200, 300)?.rerouteFromHere?.()
    expect(useRoute.getState()).toMatchObject({
      points: [
        [200, 300],
        [500, 500],
        [0, 0],
      ],
      back: false,
    })
  })
})
