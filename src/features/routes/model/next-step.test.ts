import { describe, expect, it } from 'vitest'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { createNetwork, type RoadClass } from '../../../world/road-network.ts'
import { courseOf, nextStep } from './next-step.ts'
import { indexRoads } from './road-index.ts'
import { stepsOf } from './route-steps.ts'
import { routeThrough } from './route.ts'

const roads: readonly (readonly [RoadClass, ...Coordinate[]])[] = [
  ['road', [0, 0], [500, 0]],
  ['road', [500, 0], [1000, 0]],
  ['road', [500, 0], [500, 500]],
  ['path', [500, 0], [500, -500]],
]

function follower(points: readonly Coordinate[], fastTravel: readonly Coordinate[] = []) {
  const network = createNetwork(
    roads.map(([roadClass, ...line]) => ({ class: roadClass, line })),
    { bridges: [], fastTravel: [], landmarks: [] },
  )
  const route = routeThrough({ network, index: indexRoads(network) }, points, {
    by: 'paths',
    fastTravel,
  })
  const course = courseOf(route, stepsOf(route))
  let before = 0
  return (...position: [number, number]) => {
    const ahead = nextStep(course, position, 80, before)
    if (ahead.kind === 'off') return 'off'
    before = ahead.along
    return [ahead.step.kind, ahead.step.turn ?? null, Math.round(ahead.left)]
  }
}

describe('the next step of a route', () => {
  it('is the turn ahead, and how far it is along the road', () => {
    const at = follower([
      [0, 0],
      [500, 500],
    ])
    expect(at(0, 0)).toEqual(['begin', null, 0])
    expect(at(100, 0)).toEqual(['turn', 'left', 400])
    expect(at(460, 10)).toEqual(['turn', 'left', 40])
    expect(at(500, 30)).toEqual(['arrive', null, 470])
    expect(at(500, 500)).toEqual(['arrive', null, 0])
  })

  it('is none off the route, and there again where the route is reached once more', () => {
    const at = follower([
      [0, 0],
      [500, 500],
    ])
    expect(at(300, 79)).toEqual(['turn', 'left', 200])
    expect(at(300, 81)).toBe('off')
    expect(at(500, 200)).toEqual(['arrive', null, 300])
  })

  it('distinguishes the way there from the way back on the same road', () => {
    const at = follower([
      [0, 0],
      [500, 500],
      [0, 0],
    ])
    at(0, 0)
    expect(at(400, 0)).toEqual(['turn', 'left', 100])
    expect(at(500, 400)).toEqual(['pass', null, 100])
    expect(at(500, 500)).toEqual(['pass', null, 0])
    expect(at(500, 450)).toEqual(['turn', 'right', 450])
    expect(at(400, 0)).toEqual(['arrive', null, 400])
    // A player who turns round and rides back is still on the route.
    expect(at(410, 0)).toEqual(['arrive', null, 410])
  })

  it('goes on behind a fast travel, from where one comes out', () => {
    const at = follower(
      [
        [10, 0],
        [990, 0],
      ],
      [
        [0, 0],
        [1000, 0],
      ],
    )
    expect(at(10, 0)[0]).toBe('begin')
    expect(at(2, 0)[0]).toBe('fast-travel')
    expect(at(1000, 0)[0]).toBe('begin')
    expect(at(992, 0)[0]).toBe('arrive')
  })

  it('is none of a route without a length', () => {
    expect(nextStep(courseOf({ legs: [], length: 0 }, []), [0, 0], 80, 0)).toEqual({ kind: 'off' })
  })
})
