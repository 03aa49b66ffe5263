import { describe, expect, it } from 'vitest'
import { createScale } from '../../../geometry/scale.ts'
import { unreadLink } from './unread-link.ts'

const extent = [0, 0, 8192, 8192] as const
const world = {
  extent,
  scale: createScale(extent, 0.5),
  hasQuests: true,
  requirements: {
    title: 'Chests',
    heading: 'Chests',
    hint: '',
    groups: [
      { key: 'spade', title: 'Spade', note: '' },
      {
        key: 'lockpicking',
        title: 'Lockpicking',
        none: '',
        levels: [{ key: 'hard', title: '', note: '' }],
      },
    ],
  },
  types: ['nest', 'grave'].map((id) => ({
    id,
    title: id,
    category: 'other',
    icon: '',
    colour: '#000000',
    priority: 0,
    glyph: id,
  })),
  markersById: new Map([
    [7, { id: 7, locationType: 'nest', coordinate: [1, 2] as const, yields: ['mint:3'] }],
  ]),
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
    '?quest=12',
    '?spot=952,7736&pin=Camp',
    '?set=Evening&types=nest',
    '?set=Evening&found=missing&yields=mint&tools=spade,lockpicking:hard&types=nest',
    '?set=Evening&yields=any-herb&tools=-spade,lockpicking:none&types=nest',
    '?set=Evening&tools=&types=nest',
    '?set=Evening&names=nest&types=nest',
  ])('says nothing of %s, which is shown whole', (search) => {
    expect(unreadLink(search, world)).toBeUndefined()
  })

  it.each([
    ['?marker=8', 'place'],
    ['?marker=camp', 'place'],
    ['?marker=99999999999', 'place'],
    ['?place=Atlantis', 'place'],
    ['?at=952,7736', 'coordinates'],
    ['?at=left,right,5', 'coordinates'],
    ['?at=99999,7736,5', 'point'],
    ['?at=99999999999,7736,5', 'coordinates'],
    ['?spot=952', 'coordinates'],
    ['?spot=-400,20', 'point'],
    ['?types=nest,gra', 'kinds'],
    ['?types=-castle', 'kinds'],
    ['?marker=8&place=Atlantis', 'place'],
    ['?marker=8&types=castle', 'several'],
    ['?quest=0', 'quest'],
    ['?quest=1000', 'quest'],
    ['?quest=main', 'quest'],
    ['?quest=', 'quest'],
    ['?pin=Camp', 'pin'],
    ['?pin=', 'pin'],
    ['?pin=Camp&spot=952', 'coordinates'],
    ['?set=Evening', 'set'],
    ['?set=', 'set'],
    ['?set=&types=nest', 'set'],
    ['?set=Evening&types=', 'set'],
    ['?found=missing', 'set'],
    ['?found=', 'set'],
    ['?yields=mint', 'set'],
    ['?tools=spade', 'set'],
    ['?names=nest', 'set'],
    ['?set=Evening&types=nest&found=some', 'filters'],
    ['?set=Evening&types=nest&yields=silver', 'filters'],
    ['?set=Evening&types=nest&yields=any-book', 'filters'],
    ['?set=Evening&types=nest&tools=ladder', 'filters'],
    ['?set=Evening&types=nest&tools=spade,lockpicking:easy', 'filters'],
    ['?set=Evening&types=nest,gra', 'kinds'],
  ])('says what of %s is not shown', (search, unread) => {
    expect(unreadLink(search, world)).toBe(unread)
  })

  it('says that a quest is unknown once the quests of the world are known', () => {
    expect(unreadLink('?quest=12', world, new Set([11]))).toBe('quest')
    expect(unreadLink('?quest=12).', world, new Set([12]))).toBeUndefined()
  })

  it('says that a quest is unknown in a world without quests', () => {
    expect(unreadLink('?quest=12', { ...world, hasQuests: undefined as never })).toBe('quest')
  })
})
