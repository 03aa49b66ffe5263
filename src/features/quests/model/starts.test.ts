import { describe, expect, it } from 'vitest'
import type { QuestState } from '../../../records/quest-mark.ts'
import type { Quest, QuestKey } from '../../../world/quest.ts'
import { questStarts } from './starts.ts'

function quest(id: number, change: Partial<Quest> = {}): Quest {
  const own = { key: `test:${id}`, world: 'test', id, title: `Quest ${id}` }
  return { ...own, kind: 'side', part: 'base', after: [], excludes: [], limits: [], ...change }
}

const kinds = { exact: 'Quest', rough: 'Somewhere near' }
const startsOf = (
  quests: readonly Quest[],
  change: Partial<Parameters<typeof questStarts>[0]> = {},
) =>
  questStarts({
    quests,
    states: new Map<QuestKey, QuestState>(),
    veiled: new Set(),
    off: [],
    titleOf: ({ title }) => title,
    kinds,
    shown: true,
    ...change,
  })

describe('the starts of quests', () => {
  it('are points where a spot is known, of two kinds, and nothing for a settlement', () => {
    const { markers, types, byId } = startsOf([
      quest(1, { spot: [3, 4], trust: 'building' }),
      quest(2, { spot: [5, 6], trust: 'rough' }),
      quest(3, { place: 0, trust: 'settlement' }),
    ])
    expect(markers.map(({ id, coordinate }) => [id, coordinate])).toEqual([
      [-1, [3, 4]],
      [-2, [5, 6]],
    ])
    const typeOf = (id: number) => types.find((type) => type.id === byId.get(id)?.locationType)
    expect(typeOf(-1)).toMatchObject({ title: 'Quest' })
    expect(typeOf(-1)?.rough).toBeUndefined()
    expect(typeOf(-2)).toMatchObject({ title: 'Somewhere near', rough: true })
  })

  it('exclude veiled quests and hidden expansions', () => {
    const quests = [1, 2, 3].map((id) => quest(id, { spot: [id, id], trust: 'place' }))
    const veiled = new Set(['test:1'])
    const [, , third] = quests
    const parted = [...quests.slice(0, 2), { ...(third ?? quest(3)), part: 'x' }]
    const { markers } = startsOf(parted, { veiled, off: ['x'] })
    expect(markers.map(({ id }) => id)).toEqual([-2])
  })

  it('have a tick where the quest is over', () => {
    const quests = [1, 2, 3, 4].map((id) => quest(id, { spot: [id, id], trust: 'place' }))
    const states = new Map<QuestKey, QuestState>([
      ['test:1', 'done'],
      ['test:2', 'failed'],
      ['test:3', 'under-way'],
    ])
    expect([...startsOf(quests, { states }).done]).toEqual([-1, -2])
  })
})
