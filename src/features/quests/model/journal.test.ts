import { describe, expect, it } from 'vitest'
import { everyQuest as all } from '../../../world/journal-filter.ts'
import { questGraph } from '../../../world/quest-graph.ts'
import {
  filtered,
  inOrder,
  isIn,
  openStarts,
  sectionsOf,
  startOf,
  tallyOf,
  type OrderFacts,
} from './journal.ts'
import type { QuestState } from '../../../records/quest-mark.ts'
import { questKey, type Quest } from '../../../world/quest.ts'

function quest(id: number, title: string, change: Partial<Quest> = {}): Quest {
  const own = { key: questKey('test', id), world: 'test', id, title }
  return { ...own, kind: 'side', part: 'base', after: [], excludes: [], limits: [], ...change }
}

const quests = [
  quest(1, 'Straße', { place: 1, limits: [{ code: 'missable' }] }),
  quest(2, 'A Mill', { place: 0, limits: [{ code: 'hour', hour: 5 }] }),
  quest(3, 'The End', { kind: 'main', order: 2 }),
  quest(4, 'A Beginning', { kind: 'main', order: 1 }),
  quest(5, 'Anywhere', { part: 'x' }),
]
const done = new Map<string, QuestState>([[questKey('test', 2), 'done']])
const ids = (list: readonly Quest[]) => list.map(({ id }) => id)
const titleOf = ({ title }: Quest) => title
describe('the journal', () => {
  const knowledge = {
    graph: questGraph(quests),
    states: done,
    titleOf,
    veiled: new Set([questKey('test', 3)]),
  }
  const left = (filter: Partial<typeof all>) =>
    ids(filtered(quests, { ...all, ...filter }, knowledge))

  it('is narrowed by each filter', () => {
    expect(left({})).toEqual([1, 2, 3, 4, 5])
    expect(left({ hideDone: true })).toEqual([1, 3, 4, 5])
    expect(left({ openToMe: true })).toEqual([1, 4, 5])
    expect(left({ canBeMissed: true })).toEqual([1])
    expect(left({ timed: true })).toEqual([2])
    expect(left({ place: 0 })).toEqual([2])
  })

  it('is searched by titles without case and accents, but not by hidden titles', () => {
    expect(left({ text: 'strasse' })).toEqual([1])
    expect(left({ text: 'end' })).toEqual([])
    expect(left({ text: 'a begin' })).toEqual([4])
  })

  it('has a section for each kind of the game itself and for each expansion', () => {
    const sections = sectionsOf(quests, ['y', 'x'])
    expect(sections.map((section) => ids(quests.filter((each) => isIn(each, section))))).toEqual([
      [3, 4],
      [1, 2],
      [5],
    ])
    expect(tallyOf(quests, done)).toEqual({ found: 1, total: 5 })
  })
})

describe('the order', () => {
  const facts: OrderFacts = {
    titleOf,
    placeOf: ({ place }) => (place === undefined ? '' : (['Avon', 'Bath'][place] ?? '')),
    distanceOf: ({ id }) => (id > 2 ? undefined : id),
  }

  it('has the story first, then settlements, and last what begins nobody knows where', () => {
    expect(ids(inOrder(quests, 'story', facts))).toEqual([4, 3, 2, 1, 5])
  })

  it('has the nearest first where a start is known', () => {
    expect(ids(inOrder(quests, 'distance', facts))).toEqual([1, 2, 4, 3, 5])
  })
})

it('a quest begins at its spot, else in the middle of its settlement', () => {
  const settlements = [{ coordinate: [7, 8] as const }]
  expect(startOf(quest(1, 'A', { place: 0, spot: [1, 2] }), settlements)).toEqual([1, 2])
  expect(startOf(quest(1, 'A', { place: 0 }), settlements)).toEqual([7, 8])
  expect(startOf(quest(1, 'A'), settlements)).toBeUndefined()
})

it('starts a tour with each spot of open and visible quests once', () => {
  const list = [
    quest(1, 'At the mill', { spot: [1, 1] }),
    quest(2, 'At the mill, too', { spot: [1, 1] }),
    quest(3, 'In the village', { place: 0 }),
    quest(4, 'Nobody knows where'),
    quest(5, 'Not told', { spot: [5, 5] }),
    quest(6, 'Of an expansion', { spot: [6, 6], part: 'x' }),
    quest(7, 'After the end', { spot: [7, 7], after: [questKey('test', 4)] }),
  ]
  const known = {
    loaded: { own: { quests: list }, graph: questGraph(list) },
    states: new Map(),
    veiled: new Set([questKey('test', 5)]),
  }
  const starts = openStarts(known, ['x'], [{ coordinate: [9, 9] }])
  expect(starts.map(({ id, coordinate }) => [id, coordinate])).toEqual([
    [-1, [1, 1]],
    [-3, [9, 9]],
  ])
})
