import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeIds, discoveredIds, mergedMarks, type Mark, type Marks } from './mark.ts'
import { replaceRecords } from './persisted-record.ts'
import {
  marksForQuest,
  questMarkId,
  questMarkIds,
  questStates,
  readQuestStates,
  readQuestMark,
  type QuestState,
} from './quest-mark.ts'
import { maxQuestId } from '../world/quest.ts'

const state = fc.constantFrom(...questStates)
const next = fc.option(state, { nil: null })
const id = fc.integer({ min: 1, max: maxQuestId })

const after = (marks: Marks, quest: number, wanted: QuestState | null) =>
  replaceRecords(marks, marksForQuest(marks, quest, wanted))
const stateIn = (marks: Marks, quest: number) => readQuestStates(discoveredIds(marks)).get(quest)
const none: Marks = new Map<number, Mark>()

describe('the state of a quest, kept as marks', () => {
  it('is the one that was marked last', () => {
    fc.assert(
      fc.property(id, fc.array(next, { minLength: 1 }), (quest, marked) => {
        const marks = marked.reduce((all, each) => after(all, quest, each), none)
        expect(stateIn(marks, quest) ?? null).toBe(marked.at(-1))
      }),
    )
  })

  it('merges to the same whichever copy is first, and to what one of them marked', () => {
    fc.assert(
      fc.property(fc.array(next), fc.array(next), fc.array(next), (shared, mine, theirs) => {
        const begin = shared.reduce((all, each) => after(all, 1, each), none)
        const one = mine.reduce((all, each) => after(all, 1, each), begin)
        const other = theirs.reduce((all, each) => after(all, 1, each), begin)
        const merged = stateIn(mergedMarks(one, other.values()), 1)
        expect(stateIn(mergedMarks(other, one.values()), 1)).toBe(merged)
        expect([stateIn(begin, 1), ...mine, ...theirs, undefined]).toContain(merged)
        // The copy without changes is behind, so the other copy wins.
        if (theirs.length === 0) expect(merged).toBe(stateIn(one, 1))
      }),
    )
  })

  it('is done where one copy says so and another says that it is under way', () => {
    const [one, other] = [after(none, 7, 'under-way'), after(none, 7, 'done')]
    expect(stateIn(mergedMarks(one, other.values()), 7)).toBe('done')
  })

  it('changes nothing where it is so already', () => {
    expect(marksForQuest(after(none, 7, 'done'), 7, 'done')).toEqual([])
    expect(marksForQuest(none, 7, null)).toEqual([])
  })
})

it('quest mark ids are read back, and marker ids are no quest marks', () => {
  fc.assert(
    fc.property(id, state, (quest, marked) => {
      expect(readQuestMark(questMarkId(quest, marked))).toEqual({ quest, state: marked })
    }),
  )
  expect(
    [0, 1046, 999_999, 1_000_000, questMarkId(maxQuestId, 'done') + 1].map(readQuestMark),
  ).toEqual(Array.from({ length: 5 }))
  expect(placeIds([3, questMarkId(1, 'done'), 5])).toEqual([3, 5])
  expect(questMarkIds(new Map([[1, 'done']]))).toEqual([questMarkId(1, 'done')])
})
