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
      'From Talmberg east along the road, over the bridge',
    ],
    [{ turn: 'right', at: [1, 0] }, 'After 420 m turn right (Shrine)'],
    [
      { turn: 'sharpLeft', onto: 'path', bridges: 2 },
      'After 420 m turn sharp left, onto the path, over 2 bridges',
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
      'After 420 m turn right, then after 80 m left, onto the path, straight over 2 crossroads, over the bridge, passing Samopesh, Uzhitz',
    ],
    [{ turn: 'straight', onto: 'road' }, 'After 420 m straight on, onto the road'],
    [
      { kind: 'leave', heading: 'north-west', onto: 'straight' },
      'After 420 m leave the road and go straight north-west',
    ],
    [{ kind: 'fast-travel' }, 'After 420 m travel at once to Talmberg'],
    [{ kind: 'pass' }, 'After 420 m pass Talmberg'],
    [{ kind: 'arrive' }, 'After 420 m you are there: Talmberg'],
  ])('%j is "%s"', (change, words) => {
    expect(stepWords(step(change), 0.5, names)).toBe(words)
  })

  it('tells metres as exactly as one walks', () => {
    expect([3, 62, 98, 104, 1237].map(roundedMetres)).toEqual([5, 60, 100, 100, 1240])
  })
})
