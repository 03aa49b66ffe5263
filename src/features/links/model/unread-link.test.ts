import { describe, expect, it } from 'vitest'
import { unreadLink } from './unread-link.ts'

const world = {
  extent: [0, 0, 8192, 8192],
  types: ['nest', 'grave'].map((id) => ({
    id,
    title: id,
    category: 'other',
    icon: '',
    colour: '#000000',
    priority: 0,
    glyph: id,
  })),
  markersById: new Map([[7, { id: 7, locationType: 'nest', coordinate: [1, 2] as const }]]),
  places: [
    { name: 'Prag', english: 'Prague', rank: 'town', coordinate: [5, 5] as const },
    { name: 'Mill (old)', rank: 'town', coordinate: [6, 5] as const },
    { rank: 'hamlet', coordinate: [7, 5] as const },
  ],
} as const

describe('unreadLink [F89]', () => {
  it.each([
    '',
    '?marker=7&place=Prague&at=952,7736,5&spot=952,7736&types=-nest,grave&pin=Camp',
    '?types=all',
    '?types=none',
    '?place=Mill%20(old)',
    '?marker=7).',
    '?place=Prague.',
    '?at=8192.4,0,3',
    '?utm_source=chat&fbclid=abc',
    '?marker=',
  ])('says nothing of %s, which is shown whole', (search) => {
    expect(unreadLink(search, world)).toBeUndefined()
  })

  it.each([
    ['?marker=8', 'place'],
    ['?marker=camp', 'place'],
    ['?marker=99999999999', 'place'],
    ['?place=Atlantis', 'place'],
    ['?at=952,7736', 'point'],
    ['?at=left,right,5', 'point'],
    ['?at=99999,7736,5', 'point'],
    ['?spot=952', 'point'],
    ['?spot=-400,20', 'point'],
    ['?types=nest,gra', 'kinds'],
    ['?types=-castle', 'kinds'],
    ['?marker=8&place=Atlantis', 'place'],
    ['?marker=8&types=castle', 'several'],
  ])('says what of %s is not shown', (search, unread) => {
    expect(unreadLink(search, world)).toBe(unread)
  })
})
