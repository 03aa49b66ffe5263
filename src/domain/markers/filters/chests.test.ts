import { describe, expect, it } from 'vitest'
import { canOpen, type Lockpicking } from './chests.ts'
import type { Marker } from '../marker.ts'

function chest(description?: string): Marker {
  return {
    id: 1,
    locationType: 'treasure_chest',
    coordinate: [0, 0],
    ...(description && { description }),
  }
}

const locked = (level: string) => chest(`Requires lockpicking: ${level}`)

describe('treasure chests', () => {
  it('takes a spade for those that are buried, and nothing else', () => {
    const buried = chest('Requires a spade')
    expect(canOpen(buried, { spade: true, lockpicking: 'none' })).toBe(true)
    expect(canOpen(buried, { spade: false, lockpicking: 'very-hard' })).toBe(false)
  })

  it.each<[Lockpicking, readonly boolean[]]>([
    ['none', [false, false, false]],
    ['easy', [true, false, false]],
    ['hard', [true, true, false]],
    ['very-hard', [true, true, true]],
  ])('picks locks up to %s', (lockpicking, opened) => {
    const chests = ['Easy', 'Hard', 'Very Hard'].map(locked)
    expect(chests.map((one) => canOpen(one, { spade: true, lockpicking }))).toEqual(opened)
  })

  it('opens those that demand nothing, and lets other places be', () => {
    const bare = { spade: false, lockpicking: 'none' } as const
    expect(canOpen(chest(), bare)).toBe(true)
    expect(canOpen(chest('Hidden away in a small cave'), bare)).toBe(true)
    expect(canOpen({ ...chest('Requires a spade'), locationType: 'grave' }, bare)).toBe(true)
  })
})
