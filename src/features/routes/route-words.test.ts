import { describe, expect, it } from 'vitest'
import type { RouteStep } from './model/route-steps.ts'
import { roundedMetres, stepWords } from './route-words.ts'

const names = {
  nameAt: () => 'Talmberg',
  landmarkAt: ([x]: readonly [number, number]) => (x === 1 ? 'Shrine' : undefined),
}
const step = (change: Partial<RouteStep>): RouteStep => ({
  kind: 'turn',
  at: [0, 0],
  after: 840,
  bridges: 0,
  crossroads: 0,
  through: [],
  leg: 0,
  ...change,
})

describe('a step of a route in words', () => {
  it.each<[Partial<RouteStep>, string]>([
    [
      { kind: 'begin', heading: 'east', onto: 'road', bridges: 1 },
      'From Talmberg, head east on the road, across the bridge',
    ],
    [{ turn: 'right', at: [1, 0] }, 'In 420 m, turn right (Shrine)'],
    [
      { turn: 'sharpLeft', onto: 'path', bridges: 2 },
      'In 420 m, turn sharp left, onto the path, across 2 bridges',
    ],
    [
      {
        turn: 'right',
        from: 'road',
        onto: 'road',
        bridges: 1,
        crossroads: 2,
        through: ['Samopesh', 'Uzhitz'],
        soon: [{ turn: 'left', after: 160, from: 'road', onto: 'path' }],
      },
      'In 420 m, turn right, then after 80 m left, onto the path, straight over 2 crossroads, across the bridge, passing Samopesh, Uzhitz',
    ],
    [{ turn: 'straight', onto: 'road' }, 'In 420 m, go straight, onto the road'],
    [
      { kind: 'leave', heading: 'north-west', onto: 'straight' },
      'In 420 m, leave the road and head north-west cross-country',
    ],
    [{ kind: 'fast-travel' }, 'In 420 m, fast travel to Talmberg'],
    [{ kind: 'pass' }, 'In 420 m, pass Talmberg'],
    [{ kind: 'arrive' }, 'Arrive in 420 m: Talmberg'],
  ])('%j is "%s"', (change, words) => {
    expect(stepWords(step(change), 0.5, names)).toBe(words)
  })

  it('rounds metres to what a walker can tell apart', () => {
    expect([3, 62, 98, 104, 1237].map(roundedMetres)).toEqual([5, 60, 100, 100, 1240])
  })
})
