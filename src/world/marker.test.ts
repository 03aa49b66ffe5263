import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Requirements } from './manifest.ts'
import { knownRequirements, noTools } from './requirements.ts'
import { canOpen, markerFromDetail, type Marker } from './marker.ts'

const requirements: Requirements = {
  title: 'Chests',
  heading: 'Only chests that I can open',
  hint: 'Chests that need nothing are always shown.',
  groups: [
    { key: 'spade', title: 'I have a spade', note: 'Requires a spade' },
    {
      key: 'lockpicking',
      title: 'Locks that I can pick',
      none: 'None',
      levels: [
        { key: 'easy', title: 'Up to Easy', note: 'Requires lockpicking: Easy' },
        { key: 'hard', title: 'Up to Hard', note: 'Requires lockpicking: Hard' },
        { key: 'very-hard', title: 'Up to Very Hard', note: 'Requires lockpicking: Very Hard' },
      ],
    },
    { key: 'cave', title: null, note: 'Hidden away in a small cave' },
  ],
}

function requiring(requires?: string): Marker {
  const demand = knownRequirements(requirements).find((one) => one.requires === requires)?.demand
  return { id: 1, locationType: 'chest', coordinate: [0, 0], ...(demand && { demand }) }
}

describe('canOpen', () => {
  it('requires only a spade for buried treasure', () => {
    const buried = requiring('spade')
    expect(canOpen(buried, { spade: true, lockpicking: 'none' })).toBe(true)
    expect(canOpen(buried, { spade: false, lockpicking: 'very-hard' })).toBe(false)
  })

  it.each([
    ['none', [false, false, false]],
    ['easy', [true, false, false]],
    ['hard', [true, true, false]],
    ['very-hard', [true, true, true]],
  ])('picks locks up to %s', (lockpicking, opened) => {
    const locked = ['easy', 'hard', 'very-hard'].map((level) => requiring(`lockpicking:${level}`))
    expect(locked.map((one) => canOpen(one, { spade: true, lockpicking }))).toEqual(opened)
  })

  it('opens what demands nothing', () => {
    const bare = noTools(requirements)
    expect(canOpen(requiring(), bare)).toBe(true)
    expect(canOpen(requiring('cave'), bare)).toBe(true)
  })

  it('opens nothing with unknown or invalid tools', () => {
    const [buried, locked] = [requiring('spade'), requiring('lockpicking:easy')]
    for (const tools of [{}, { spade: 'yes', lockpicking: true }, { lockpicking: 'master' }]) {
      expect([canOpen(buried, tools), canOpen(locked, tools)]).toEqual([false, false])
    }
    expect(canOpen({ ...buried, demand: { key: 'toString', metBy: [true] } }, {})).toBe(false)
  })
})

it('begins with nothing, in the form that browsers keep', () => {
  expect(JSON.stringify(noTools(requirements))).toBe('{"spade":false,"lockpicking":"none"}')
})

it('lists everything that a marker may require, and nothing without locks', () => {
  const known = knownRequirements(requirements)
  expect(known.map(({ requires }) => requires)).toEqual([
    'spade',
    'lockpicking:easy',
    'lockpicking:hard',
    'lockpicking:very-hard',
    'cave',
  ])
  expect(known.map(({ note }) => note)).toContain('Requires lockpicking: Hard')
  expect(knownRequirements(undefined)).toEqual([])
})

const camp: Marker = {
  id: 12,
  locationType: 'enemy_camp',
  coordinate: [100, 200],
  name: 'bandit camp',
}
const nest: Marker = { id: 0, locationType: 'nest', coordinate: [5, 6] }
const byId = new Map([camp, nest].map((marker) => [marker.id, marker]))

const select = (detail: unknown) => markerFromDetail(detail, byId)

describe('markerFromDetail', () => {
  it('gives the marker of the world, not the one that came', () => {
    const copy = { ...camp, name: '<img src=x onerror=alert(1)>', extra: 'x'.repeat(1_000_000) }
    expect(select(camp)).toBe(camp)
    expect(select(structuredClone(camp))).toBe(camp)
    expect(select(copy)).toBe(camp)
    expect(select(nest)).toBe(nest)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 12],
    ['an id as text', '12'],
    ['HTML', '<b id="12">enemy_camp</b>'],
    ['a function', () => camp],
    ['a list', [12, 'enemy_camp', [100, 200]]],
    ['an empty object', {}],
    ['an id alone', { id: 12 }],
    ['an id as text in a marker', { ...camp, id: '12' }],
    ['an unknown id', { ...camp, id: 13 }],
    ['NaN', { ...camp, id: NaN }],
    ['another type', { ...camp, locationType: 'nest' }],
    ['a wrong x', { ...camp, coordinate: [101, 200] }],
    ['a wrong y', { ...camp, coordinate: [100, 201] }],
    ['a turned coordinate', { ...camp, coordinate: [200, 100] }],
    ['half a coordinate', { ...camp, coordinate: [100] }],
    ['a coordinate as text', { ...camp, coordinate: '100,200' }],
    ['a coordinate that only looks like a list', { ...camp, coordinate: { 0: 100, 1: 200 } }],
    ['a huge list', Array.from({ length: 100_000 }, () => camp)],
  ])('ignores %s', (_name, detail) => {
    expect(select(detail)).toBeUndefined()
  })

  it.each(['id', 'locationType', 'coordinate'])('ignores a detail whose %s throws', (key) => {
    const detail: object = Object.defineProperty({ ...camp }, key, {
      get: () => {
        throw new Error('hostile')
      },
    })
    expect(select(detail)).toBeUndefined()
  })

  it('ignores proxies that throw, were revoked, or answer everything with themselves', () => {
    const throwing = new Proxy(camp, {
      get: () => {
        throw new Error('hostile')
      },
    })
    const { proxy: revoked, revoke } = Proxy.revocable({ ...camp }, {})
    const { proxy: coordinate, revoke: revokeCoordinate } = Proxy.revocable([100, 200], {})
    revoke()
    revokeCoordinate()
    const endless: object = new Proxy({}, { get: () => endless })
    for (const detail of [throwing, revoked, { ...camp, coordinate }, endless]) {
      expect(select(detail)).toBeUndefined()
    }
  })

  it('reads each property once, so that it cannot change in between', () => {
    let reads = 0
    const detail = {
      ...camp,
      get id() {
        reads += 1
        return reads === 1 ? 12 : 0
      },
    }
    expect(select(detail)).toBe(camp)
    expect(reads).toBe(1)
  })

  it('never throws on anything', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (detail) => {
        expect(select(detail)).toBeUndefined()
      }),
    )
  })
})
