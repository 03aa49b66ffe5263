import { describe, expect, it } from 'vitest'
import type { Requirements } from '../world/manifest.ts'
import type { Marker } from './marker.ts'
import { knownRequirements, noTools } from '../world/requirements.ts'
import { canOpen } from './requirements.ts'

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
  it('takes a spade for what is buried, and nothing else', () => {
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

  it('opens nothing with what is not known of the player, or has no meaning', () => {
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

it('knows all that a marker may require, and nothing in a world where nothing is locked', () => {
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
