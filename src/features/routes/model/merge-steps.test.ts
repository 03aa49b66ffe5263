import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyNetwork, anyPoint } from '../../../testing/network-samples.ts'
import { roadClasses } from '../../../world/road-network.ts'
import { indexRoads } from './road-index.ts'
import { mergeSteps } from './merge-steps.ts'
import { routeThrough } from './route.ts'
import { stepsOf, turnBy, type RouteStep } from './route-steps.ts'

const options = { least: 50, near: 250 }

const step = (change: Partial<RouteStep>): RouteStep => ({
  kind: 'turn',
  at: [0, 0],
  leg: 0,
  after: 400,
  bridges: 0,
  crossroads: 0,
  through: [],
  ...change,
})
const begin = step({ kind: 'begin', after: 0, onto: 'road', heading: 'east' })
const arrive = step({ kind: 'arrive' })
const turn = (bend: number, after: number, change: Partial<RouteStep> = {}) =>
  step({ turn: turnBy(bend), bend, after, from: 'road', onto: 'road', ...change })
const ontoPath = { from: 'road', onto: 'path' } as const
const ontoRoad = { from: 'path', onto: 'road' } as const

/** Merges the steps between a start and an arrival, and returns them as short text with their lengths. */
function told(...steps: readonly RouteStep[]) {
  return mergeSteps([begin, ...steps, arrive], options).map(({ kind, turn: to, after, soon }) =>
    [to ?? kind, after, ...(soon ?? []).flatMap((next) => [next.turn, next.after])].join(' '),
  )
}

describe('merged steps', () => {
  it('tell turns that follow close upon each other as the one turn that they are', () => {
    expect(told(turn(-40, 400), turn(-50, 30))).toEqual(['begin 0', 'left 400', 'arrive 430'])
    expect(told(turn(150, 400), turn(90, 30))).toEqual(['begin 0', 'left 400', 'arrive 430'])
  })

  it('say nothing of what leads to one side and back, or straight on', () => {
    expect(told(turn(-80, 400), turn(80, 30))).toEqual(['begin 0', 'arrive 830'])
    expect(told(turn(0, 400, ontoPath), turn(90, 300, ontoRoad))).toEqual([
      'begin 0',
      'right 700',
      'arrive 400',
    ])
  })

  it('send nobody onto the road twice', () => {
    const [on, again] = [turn(90, 300, ontoRoad), turn(90, 300, ontoRoad)]
    const merged = mergeSteps(
      [begin, turn(90, 300, ontoPath), on, turn(0, 400, ontoPath), again, arrive],
      {
        ...options,
        near: 0,
      },
    )
    expect(merged.map(({ from, onto }) => [from, onto])).toEqual([
      [undefined, 'road'],
      ['road', 'path'],
      ['path', 'road'],
      ['road', 'road'],
      [undefined, undefined],
    ])
  })

  it('keep a turn back onto the road where a stop is in sight behind it', () => {
    const steps = [begin, turn(90, 300, ontoRoad), turn(0, 400, ontoPath), turn(90, 300, ontoRoad)]
    const merged = mergeSteps([...steps, step({ kind: 'arrive', after: 30 })], {
      ...options,
      near: 0,
    })
    expect(merged.map(({ from, onto, after }) => [from, onto, after])).toEqual([
      [undefined, 'road', 0],
      ['road', 'road', 300],
      ['path', 'road', 700],
      [undefined, undefined, 30],
    ])
  })

  it('keep a short piece of another road class, but no joint within a class', () => {
    expect(told(turn(90, 400), turn(-90, 30, ontoPath))).toEqual([
      'begin 0',
      'right 400 left 30',
      'arrive 400',
    ])
    expect(told(turn(20, 400, ontoPath), turn(-10, 30, ontoRoad))).toEqual([
      'begin 0',
      'arrive 830',
    ])
  })

  it('omit turns right after the start or before a stop, except from open land', () => {
    expect(told(turn(90, 30))).toEqual(['begin 0', 'arrive 430'])
    expect(
      mergeSteps([begin, turn(90, 400), step({ kind: 'arrive', after: 30 })], options),
    ).toMatchObject([{ kind: 'begin' }, { kind: 'arrive', after: 430 }])
    expect(told(turn(0, 30, { from: 'straight' }))).toEqual([
      'begin 0',
      'straight 30',
      'arrive 400',
    ])
  })

  it('tell up to three turns that follow soon in one breath', () => {
    expect(told(...[400, 100, 200, 100, 300].map((after) => turn(90, after)))).toEqual([
      'begin 0',
      'right 400 right 100 right 200',
      'right 100',
      'right 300',
      'arrive 400',
    ])
  })

  it('keep what one passes, from the step on from which one passes it', () => {
    const passing = (name: string) => ({ bridges: 1, crossroads: 2, through: [name] })
    const merged = mergeSteps(
      [
        { ...begin, ...passing('A') },
        turn(10, 300, passing('B')),
        turn(90, 300, passing('C')),
        turn(90, 30, passing('D')),
        arrive,
      ],
      options,
    )
    expect(merged).toMatchObject([
      { bridges: 2, crossroads: 4, through: ['A', 'B'] },
      { bridges: 2, crossroads: 4, through: ['C', 'D'] },
      { bridges: 0 },
    ])
  })

  it('keep the length, order and stops of any route, with turns well apart', () => {
    const merging = { least: 150, near: 350 }
    fc.assert(
      fc.property(anyNetwork, fc.array(anyPoint, { minLength: 2, maxLength: 5 }), (network, at) => {
        const roads = { network, index: indexRoads(network) }
        const route = routeThrough(roads, at, { by: 'paths', fastTravel: [] })
        const all = stepsOf(route)
        const merged = mergeSteps(all, merging)

        const lengthOf = (steps: readonly RouteStep[]) =>
          steps
            .flatMap((one) => [one, ...(one.soon ?? [])])
            .reduce((sum, { after }) => sum + after, 0)
        expect(lengthOf(merged)).toBeCloseTo(lengthOf(all), 6)
        // Each merged step keeps the position of an original step, in the same order.
        let from = 0
        for (const { at: place } of merged) {
          from = all.findIndex((one, index) => index >= from && one.at.join() === place.join())
          expect(from).toBeGreaterThanOrEqual(0)
        }
        const fixed = (steps: readonly RouteStep[]) =>
          steps.filter(({ kind }) => kind !== 'turn').map(({ kind, at: place }) => [kind, place])
        expect(fixed(merged)).toEqual(fixed(all))

        const apart = merged.flatMap((one) => [
          one,
          ...(one.soon ?? []).map((next) => ({ ...one, ...next })),
        ])
        for (const [index, { kind, after, from: before, onto }] of apart.entries()) {
          const isTurn = kind === 'turn'
          if (isTurn && before === onto) expect(after).toBeGreaterThanOrEqual(merging.least)
          const last = apart[index - 1]
          if (!isTurn && last?.kind === 'turn' && last.from === last.onto)
            expect(after).toBeGreaterThanOrEqual(merging.least)
        }
        for (const { from: before, onto } of merged) {
          if (before) expect([...roadClasses, 'straight']).toContain(onto)
        }
      }),
      { numRuns: 300 },
    )
  })
})
