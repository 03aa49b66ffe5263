import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questStates, type QuestState } from '../../../records/quest-mark.ts'
import { questGraph } from '../../../world/quest-graph.ts'
import { isOpenTo, lostWith, veiledQuests, waitsFor } from './quest-states.ts'
import { questKey, type Quest, type QuestKey } from '../../../world/quest.ts'

function quest(id: number, change: Partial<Quest> = {}): Quest {
  const own = { key: questKey('test', id), world: 'test', id, title: `Quest ${id}` }
  return { ...own, kind: 'side', part: 'base', after: [], excludes: [], limits: [], ...change }
}

const key = (id: number) => questKey('test', id)
const states = (entries: Readonly<Record<number, QuestState>>) =>
  new Map(Object.entries(entries).map(([id, state]) => [key(Number(id)), state]))
const ids = (quests: readonly Quest[]) => quests.map(({ id }) => id)

/** Generates up to twelve quests with states. Each can follow earlier quests and exclude any quests. */
const anyQuests = fc
  .array(
    fc.record({
      after: fc.uniqueArray(fc.nat(11), { maxLength: 3 }),
      excludes: fc.uniqueArray(fc.nat(11), { maxLength: 2 }),
      state: fc.option(fc.constantFrom(...questStates), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) => ({
    quests: rows.map(({ after, excludes }, id) =>
      quest(id, {
        after: after.filter((other) => other < id).map(key),
        excludes: excludes.filter((other) => other !== id).map(key),
      }),
    ),
    states: new Map(
      rows.flatMap(({ state }, id): [QuestKey, QuestState][] => (state ? [[key(id), state]] : [])),
    ),
  }))

/** Reference implementation of `isOpenTo` that searches all quests for each question. */
function plainlyOpen(quests: readonly Quest[], has: ReadonlyMap<QuestKey, QuestState>, one: Quest) {
  const done = quests.filter((each) => has.get(each.key) === 'done')
  const isDone = (wanted: QuestKey) => done.some((each) => each.key === wanted)
  if (isDone(one.key) || has.get(one.key) === 'failed') return false
  if (done.some((each) => each.excludes.includes(one.key))) return false
  const find = (wanted: QuestKey) => quests.find((each) => each.key === wanted)
  const rivals = (a: QuestKey, b: QuestKey) =>
    (find(a)?.excludes.includes(b) ?? false) || (find(b)?.excludes.includes(a) ?? false)
  const left: QuestKey[] = [...one.after]
  while (left.length > 0) {
    const group = [left.shift() ?? '']
    for (const other of left.slice()) {
      if (!group.every((each) => rivals(each, other))) continue
      group.push(other)
      left.splice(left.indexOf(other), 1)
    }
    if (!group.some(isDone)) return false
  }
  return true
}

describe('open to me', () => {
  it('is what a plain search over all quests says', () => {
    fc.assert(
      fc.property(anyQuests, ({ quests, states: has }) => {
        const graph = questGraph(quests)
        for (const one of quests) {
          expect(isOpenTo(graph, has, one)).toBe(plainlyOpen(quests, has, one))
        }
      }),
    )
  })

  it('waits for one of two that exclude each other, not for both', () => {
    const quests = [
      quest(1, { excludes: [key(2)] }),
      quest(2, { excludes: [key(1)] }),
      quest(3, { after: [key(1), key(2)] }),
    ]
    const graph = questGraph(quests)
    const third = quests[2] as Quest
    expect(isOpenTo(graph, states({}), third)).toBe(false)
    expect(isOpenTo(graph, states({ 2: 'done' }), third)).toBe(true)
  })

  it('follows the story’s order by default, past any quest of the same number', () => {
    const main = (id: number, order: number) => quest(id, { kind: 'main', order })
    const quests = [main(1, 1), main(2, 2), main(3, 2), main(4, 3)]
    const graph = questGraph(quests)
    const open = (has: Readonly<Record<number, QuestState>>) =>
      ids(quests.filter((each) => isOpenTo(graph, states(has), each)))
    expect(open({})).toEqual([1])
    expect(open({ 1: 'done' })).toEqual([2, 3])
    expect(open({ 1: 'done', 3: 'done' })).toEqual([2, 4])
  })

  it('does not wait for a quest of which no list is known', () => {
    const one = quest(1, { after: ['other:7'] })
    expect(waitsFor(questGraph([one]), new Map(), one)).toEqual([])
  })

  it('is over once the quest has begun that it must be done before', () => {
    const quests = [quest(1, { limits: [{ code: 'before', quest: 2 }] }), quest(2)]
    const graph = questGraph(quests)
    const [first] = quests as [Quest]
    expect(isOpenTo(graph, states({}), first)).toBe(true)
    expect(isOpenTo(graph, states({ 2: 'under-way' }), first)).toBe(false)
  })
})

describe('quests that would be lost', () => {
  const quests = [
    quest(1, { limits: [{ code: 'before', quest: 9 }] }),
    quest(2, { limits: [{ code: 'missable' }] }),
    quest(3),
    quest(4, { after: [key(3)] }),
  ]
  const lost = (limits: Quest['limits'], has = states({})) => {
    const begun = quest(9, { kind: 'main', limits })
    return ids(lostWith(questGraph([...quests, begun]), has, begun))
  }

  it('are only those that must be done before it', () => {
    expect(lost([])).toEqual([1])
    expect(lost([], states({ 1: 'done' }))).toEqual([])
  })

  it('are all open quests if there is no way back', () => {
    expect(lost([{ code: 'no_return' }])).toEqual([1, 2, 3])
  })

  it('are missable quests if it ends others', () => {
    expect(lost([{ code: 'closes_others' }])).toEqual([1, 2])
  })

  it('are the quests that it excludes', () => {
    const begun = quest(9, { excludes: [key(3)] })
    expect(ids(lostWith(questGraph([quest(3), begun]), new Map(), begun))).toEqual([3])
  })
})

describe('veiled titles', () => {
  const main = (id: number, order?: number, part = 'base') =>
    quest(id, { kind: 'main', part, ...(order !== undefined && { order }) })
  const quests = [main(1, 1), main(2, 2), main(3, 3), main(4, 4), quest(5), main(6, undefined, 'x')]
  const told = (has: Readonly<Record<number, QuestState>>) => {
    const veiled = veiledQuests(questGraph(quests), states(has))
    return ids(quests.filter(({ key: each }) => !veiled.has(each)))
  }

  it('are the main quests after the next one', () => {
    expect(told({})).toEqual([1, 5])
    expect(told({ 1: 'done' })).toEqual([1, 2, 5])
    expect(told({ 2: 'under-way' })).toEqual([1, 2, 3, 5])
    expect(told({ 4: 'done' })).toEqual([1, 2, 3, 4, 5])
  })

  it('are all quests of an unordered part that have not begun', () => {
    expect(told({ 6: 'done' })).toEqual([1, 5, 6])
  })
})
