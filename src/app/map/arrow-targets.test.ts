import { describe, expect, it } from 'vitest'
import type { Opened } from '../../features/card/model/opened-card.ts'
import { indexWorld } from '../../features/worlds/world-context.tsx'
import { pinOf } from '../../testing/pin-samples.ts'
import { emptyWorld, markerType } from '../../testing/world-samples.ts'
import { arrowTargets, type ArrowStates } from './arrow-targets.ts'

const camp = { id: 1, locationType: 'camp', coordinate: [10, 20], name: 'Bandits' } as const
const secret = {
  id: 2,
  locationType: 'camp',
  coordinate: [30, 40],
  name: 'Lair',
  veiled: true,
} as const
const start = { id: -7, locationType: 'quest', coordinate: [50, 60], name: 'A Debt' } as const

const world = indexWorld({
  ...emptyWorld,
  types: [markerType('camp', { title: 'Camp' })],
  markers: [camp, secret],
  places: [{ name: 'Rattay', rank: 'town', coordinate: [70, 80] }],
})

const nothing: ArrowStates = {
  stops: [],
  nameAt: (point) => `at ${point.join()}`,
  opened: null,
  live: { source: null, position: null },
  starts: null,
  pinWithId: () => null,
  isNameKnown: () => false,
}

const front = { by: 'pointer', behind: null } as const

/** Returns kind, name and nearest point to the origin of each target. */
function targetsOf(states: Partial<ArrowStates>): readonly unknown[] {
  return arrowTargets({ ...nothing, ...states }, world).map(({ kind, name, nearestTo }) => [
    kind,
    name,
    nearestTo([0, 0]),
  ])
}

const openedTarget = (opened: Opened, states: Partial<ArrowStates> = {}) =>
  targetsOf({ ...states, opened })

describe('arrowTargets', () => {
  it('is empty if nothing is open and nobody is followed', () => {
    expect(targetsOf({ live: { source: null, position: { coordinate: [1, 2] } } })).toEqual([])
  })

  it('lists the next stop before the open card before the player', () => {
    const stops = [
      { coordinate: [1, 1], done: true },
      { coordinate: [2, 2], done: false },
      { coordinate: [3, 3], done: false },
    ] as const
    const opened = { kind: 'marker', id: 1, ...front } as const
    const live = { source: 'file', position: { coordinate: [5, 6] } } as const
    expect(targetsOf({ stops, opened, live })).toEqual([
      ['stop', 'at 2,2', [2, 2]],
      ['opened', 'Bandits', [10, 20]],
      ['player', 'Your position', [5, 6]],
    ])
  })

  it('keeps a single destination that is found', () => {
    expect(targetsOf({ stops: [{ coordinate: [1, 1], done: true }] })).toEqual([
      ['stop', 'at 1,1', [1, 1]],
    ])
  })

  it('leaves out a tour of which all stops are done', () => {
    const done = { coordinate: [1, 1], done: true } as const
    expect(targetsOf({ stops: [done, done] })).toEqual([])
  })

  it('names a veiled marker by its type until its name is known', () => {
    const opened = { kind: 'marker', id: 2, ...front } as const
    expect(openedTarget(opened)).toEqual([['opened', 'Camp', [30, 40]]])
    expect(openedTarget(opened, { isNameKnown: () => true })).toEqual([
      ['opened', 'Lair', [30, 40]],
    ])
  })

  it('finds the start of a quest once the quests are loaded', () => {
    const opened = { kind: 'quest', id: 7, ...front } as const
    expect(openedTarget(opened)).toEqual([])
    const starts = { byId: new Map([[-7, start]]), types: [markerType('quest')] }
    expect(openedTarget(opened, { starts })).toEqual([['opened', 'A Debt', [50, 60]]])
  })

  it('finds a settlement', () => {
    expect(openedTarget({ kind: 'settlement', name: 'Rattay', ...front })).toEqual([
      ['opened', 'Rattay', [70, 80]],
    ])
    expect(openedTarget({ kind: 'settlement', name: 'Prague', ...front })).toEqual([])
  })

  it('names a spot by its shared title or its coordinate', () => {
    const spot = { kind: 'spot', coordinate: [1, 2], ...front } as const
    expect(openedTarget({ ...spot, words: 'Cellar\nDig here' })).toEqual([
      ['opened', 'Cellar', [1, 2]],
    ])
    expect(openedTarget({ ...spot, words: '' })).toEqual([['opened', 'Spot 1, 2', [1, 2]]])
  })

  it('leaves out a pin that was deleted', () => {
    const opened = { kind: 'pin', id: 'a', ...front } as const
    expect(openedTarget(opened)).toEqual([])
    const pin = pinOf({ x: 5, y: 6, title: '' })
    expect(openedTarget(opened, { pinWithId: () => pin })).toEqual([['opened', 'Pin', [5, 6]]])
  })

  it.each([
    ['line', 'shape-line', [5, 0]],
    ['area', 'shape-area', [0, 0]],
  ] as const)('points to the nearest part of a %s', (_kind, glyph, nearest) => {
    const stops = [
      [5, 5],
      [-5, 5],
    ] as const
    const pin = pinOf({ x: 5, y: -5, title: 'Field', glyph, stops })
    const opened = { kind: 'pin', id: pin.id, ...front } as const
    expect(openedTarget(opened, { pinWithId: () => pin })).toEqual([['opened', 'Field', nearest]])
  })
})
