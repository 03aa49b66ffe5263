import { describe, expect, it } from 'vitest'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { createNetwork, type RoadClass } from '../../../world/road-network.ts'
import { indexRoads } from './road-index.ts'
import { stepsOf, minutesFor } from './route-steps.ts'
import { routeThrough, type RouteOptions } from './route.ts'

type Line = readonly [RoadClass, ...Coordinate[]]

const byPaths: RouteOptions = { by: 'paths', fastTravel: [] }

function steps(
  lines: readonly Line[],
  points: readonly Coordinate[],
  bridges: readonly Coordinate[] = [],
  options = byPaths,
  isStop?: (leg: number) => boolean,
) {
  const network = createNetwork(
    lines.map(([roadClass, ...line]) => ({ class: roadClass, line })),
    { bridges, fastTravel: [], landmarks: [] },
  )
  const route = routeThrough({ network, index: indexRoads(network) }, points, options)
  return stepsOf(route, { bridges, ...(isStop && { isStop }) }).map((step) => ({
    kind: step.kind,
    ...(step.turn && { turn: step.turn }),
    ...(step.heading && { heading: step.heading }),
    ...(step.onto !== step.from && { onto: step.onto }),
    after: Math.round(step.after),
    bridges: step.bridges,
  }))
}

const crossroads: readonly Line[] = [
  ['road', [0, 0], [500, 0]],
  ['road', [500, 0], [1000, 0]],
  ['road', [500, 0], [500, 500]],
  ['path', [500, 0], [500, -500]],
]

describe('the steps of a route', () => {
  it('tell where it begins, which way one turns, and where one arrives', () => {
    expect(
      steps(crossroads, [
        [0, 0],
        [500, 500],
      ]),
    ).toEqual([
      { kind: 'begin', heading: 'east', onto: 'road', after: 0, bridges: 0 },
      { kind: 'turn', turn: 'left', after: 500, bridges: 0 },
      { kind: 'arrive', after: 500, bridges: 0 },
    ])
    expect(
      steps(crossroads, [
        [0, 0],
        [500, -500],
      ])[1],
    ).toEqual({
      kind: 'turn',
      turn: 'right',
      onto: 'path',
      after: 500,
      bridges: 0,
    })
  })

  it('say nothing where the route goes straight on', () => {
    expect(
      steps(crossroads, [
        [0, 0],
        [1000, 0],
      ]).map(({ kind }) => kind),
    ).toEqual(['begin', 'arrive'])
  })

  it('say which of two roads that go on one keeps to', () => {
    const fork: readonly Line[] = [
      ['road', [0, 0], [500, 0]],
      ['road', [500, 0], [1000, 100]],
      ['road', [500, 0], [1000, -100]],
    ]
    expect(
      steps(fork, [
        [0, 0],
        [1000, 100],
      ])[1],
    ).toMatchObject({ turn: 'slightLeft' })
    expect(
      steps(fork, [
        [0, 0],
        [1000, -100],
      ])[1],
    ).toMatchObject({ turn: 'slightRight' })
  })

  it('tell a turn that leads back, and nothing of bends where no other road is', () => {
    const hairpin: readonly Line[] = [
      ['road', [0, 0], [500, 0]],
      ['road', [500, 0], [900, 0]],
      ['road', [500, 0], [0, 90]],
    ]
    expect(
      steps(hairpin, [
        [0, 0],
        [0, 90],
      ])[1],
    ).toMatchObject({ turn: 'sharpLeft' })
    const bend: readonly Line[] = [['road', [0, 0], [500, 0], [500, 500]]]
    expect(
      steps(bend, [
        [0, 0],
        [500, 500],
      ]),
    ).toHaveLength(2)
  })

  it('tell the bridges that follow on each', () => {
    const bridges: readonly Coordinate[] = [
      [200, 0],
      [500, 100],
      [500, 300],
      [700, 0],
    ]
    expect(
      steps(
        crossroads,
        [
          [0, 0],
          [500, 500],
        ],
        bridges,
      ).map((step) => step.bridges),
    ).toEqual([1, 2, 0])
  })

  it('tell where one leaves the road, but not for a few steps', () => {
    expect(
      steps(crossroads, [
        [0, 20],
        [700, -100],
      ]),
    ).toEqual([
      { kind: 'begin', heading: 'east', onto: 'road', after: 0, bridges: 0 },
      { kind: 'leave', heading: 'south', onto: 'straight', after: 720, bridges: 0 },
      { kind: 'arrive', after: 100, bridges: 0 },
    ])
    expect(
      steps(
        [],
        [
          [0, 0],
          [300, 0],
        ],
      ),
    ).toEqual([
      { kind: 'begin', heading: 'east', onto: 'straight', after: 0, bridges: 0 },
      { kind: 'arrive', after: 300, bridges: 0 },
    ])
  })

  it('pass points in between, and travel at once', () => {
    const through = steps(crossroads, [
      [0, 0],
      [300, 0],
      [1000, 0],
    ])
    expect(through.map(({ kind, after }) => [kind, after])).toEqual([
      ['begin', 0],
      ['pass', 300],
      ['begin', 0],
      ['arrive', 700],
    ])
    const travelled = steps(
      crossroads,
      [
        [100, 0],
        [500, 400],
      ],
      [],
      {
        by: 'paths',
        fastTravel: [
          [0, 0],
          [500, 500],
        ],
      },
    )
    expect(travelled.map(({ kind, after }) => [kind, after])).toEqual([
      ['begin', 0],
      ['fast-travel', 100],
      ['begin', 0],
      ['arrive', 100],
    ])
  })

  it('continue at each stop and skip a stop at the same point', () => {
    const onwards = steps(crossroads, [
      [0, 0],
      [0, 0],
      [500, 300],
      [500, 300],
      [200, 0],
    ])
    expect(onwards).toEqual([
      { kind: 'begin', heading: 'east', onto: 'road', after: 0, bridges: 0 },
      { kind: 'turn', turn: 'left', after: 500, bridges: 0 },
      { kind: 'pass', after: 300, bridges: 0 },
      { kind: 'begin', heading: 'south', onto: 'road', after: 0, bridges: 0 },
      { kind: 'turn', turn: 'right', after: 300, bridges: 0 },
      { kind: 'arrive', after: 300, bridges: 0 },
    ])
    const nowhere = steps(crossroads, [
      [0, 0],
      [0, 0],
    ])
    expect(nowhere.map(({ kind }) => kind)).toEqual(['begin', 'arrive'])
  })

  it('mention a via point only at a turn or off the road', () => {
    const bent = (by: Coordinate, to: Coordinate) =>
      steps(crossroads, [[0, 0], by, to], [], byPaths, () => false).map(({ kind, turn, after }) => [
        kind,
        turn,
        after,
      ])
    expect(bent([300, 0], [1000, 0])).toEqual([
      ['begin', undefined, 0],
      ['arrive', undefined, 1000],
    ])
    expect(bent([800, 10], [500, 400])).toEqual([
      ['begin', undefined, 0],
      ['turn', 'sharpRight', 820],
      ['turn', 'right', 300],
      ['arrive', undefined, 400],
    ])
    expect(bent([300, 200], [1000, 0])).toEqual([
      ['begin', undefined, 0],
      ['leave', undefined, 300],
      ['pass', undefined, 200],
      ['begin', undefined, 0],
      ['turn', 'left', 200],
      ['arrive', undefined, 700],
    ])
  })

  it('mention no bend where only paths or roads far to the side branch off', () => {
    const end: Coordinate = [900, 400]
    const bent = (roadClass: RoadClass, other: Coordinate) =>
      steps(
        [
          ['road', [0, 0], [500, 0]],
          ['road', [500, 0], end],
          [roadClass, [500, 0], other],
        ],
        [[0, 0], end],
      ).map(({ turn }) => turn)
    expect(bent('path', [1000, 0])).toEqual([undefined, undefined])
    expect(bent('road', [1000, 0])).toEqual([undefined, 'slightLeft', undefined])
    expect(bent('road', [500, -500])).toEqual([undefined, 'slightLeft', undefined])
    expect(bent('road', [300, -500])).toEqual([undefined, undefined])
  })

  it('count the crossroads passed straight, but no single side roads', () => {
    const network = createNetwork(
      [
        ...crossroads,
        ['road', [1000, 0], [1500, 0]] as Line,
        ['road', [1000, 0], [1000, 300]] as Line,
      ].map(([roadClass, ...line]) => ({ class: roadClass, line })),
      { bridges: [], fastTravel: [], landmarks: [] },
    )
    const roads = { network, index: indexRoads(network) }
    const through = routeThrough(
      roads,
      [
        [0, 0],
        [1500, 0],
      ],
      byPaths,
    )
    expect(stepsOf(through).map((step) => step.crossroads)).toEqual([1, 0])
  })

  it('name a settlement that the step passes, unless a stop is in it', () => {
    const network = createNetwork(
      crossroads.map(([roadClass, ...line]) => ({ class: roadClass, line })),
      { bridges: [], fastTravel: [], landmarks: [] },
    )
    const roads = { network, index: indexRoads(network) }
    const route = routeThrough(
      roads,
      [
        [0, 0],
        [500, 500],
      ],
      byPaths,
    )
    const settlements = [
      { name: 'Where it begins', coordinate: [60, 0], reach: 100 },
      { name: 'On the road', coordinate: [200, 50], reach: 100 },
      { name: 'Too far off', coordinate: [300, 150], reach: 100 },
      { name: 'After the turn', coordinate: [520, 250], reach: 100 },
    ] as const
    expect(stepsOf(route, { settlements }).map(({ through }) => through)).toEqual([
      ['On the road'],
      ['After the turn'],
      [],
    ])
  })

  it('are together as long as the route', () => {
    const points: readonly Coordinate[] = [
      [10, 90],
      [480, 450],
      [530, -300],
    ]
    const whole = steps(crossroads, points).reduce((sum, { after }) => sum + after, 0)
    const network = createNetwork(
      crossroads.map(([roadClass, ...line]) => ({ class: roadClass, line })),
      { bridges: [], fastTravel: [], landmarks: [] },
    )
    const route = routeThrough({ network, index: indexRoads(network) }, points, byPaths)
    expect(Math.abs(whole - route.length)).toBeLessThan(5)
  })
})

it('returns whole minutes, at least one [D-ways-1]', () => {
  expect(minutesFor(1080, 'walk')).toBe(10)
  expect(minutesFor(3000, 'run')).toBe(10)
  expect(minutesFor(5400, 'ride')).toBe(10)
  expect(minutesFor(3, 'ride')).toBe(1)
})
