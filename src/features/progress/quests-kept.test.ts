import { describe, expect, it } from 'vitest'
import { discoveredIds } from '../../records/mark.ts'
import { marksForQuest, readQuestStates, type QuestState } from '../../records/quest-mark.ts'
import { createProgressStore } from './progress-store.ts'
import { mergeInto } from '../../testing/merge-into.ts'

function begin() {
  const store = createProgressStore('', 'tab', () => undefined)
  const quests = () => Object.fromEntries(readQuestStates(discoveredIds(store.getState().marks)))
  const setQuest = (quest: number, state: QuestState | null) => {
    const { act, marks } = store.getState()
    return act({ kind: 'quest', marks: marksForQuest(marks, quest, state) })
  }
  return {
    ...store.getState(),
    setQuest,
    quests,
    list: () => store.getState().discoveredMarkers,
    store,
  }
}

describe('how far a player is with a quest', () => {
  it('is undone and redone, as one step', () => {
    const { setQuest, undo, redo, quests } = begin()
    setQuest(7, 'under-way')
    setQuest(7, 'done')
    expect(quests()).toEqual({ 7: 'done' })
    undo()
    expect(quests()).toEqual({ 7: 'under-way' })
    undo()
    expect(quests()).toEqual({})
    redo()
    redo()
    expect(quests()).toEqual({ 7: 'done' })
    expect(setQuest(7, 'done')).toBeNull()
  })

  it('is not a found place and stays when found places are cleared or restored', () => {
    const { setQuest, addDiscovered, clearDiscovered, restoreSnapshot, quests, list, store } =
      begin()
    addDiscovered(3)
    setQuest(7, 'failed')
    expect(list()).toEqual([3])
    clearDiscovered()
    expect([list(), quests()]).toEqual([[], { 7: 'failed' }])
    setQuest(7, 'done')
    restoreSnapshot(store.getState().snapshots[0]?.key ?? '')
    expect([list(), quests()]).toEqual([[3], { 7: 'done' }])
  })

  it('is merged from a file or a link with the places, and undone with them', () => {
    const { setQuest, undo, quests, list, store } = begin()
    setQuest(7, 'done')
    const theirs = discoveredIds(store.getState().marks)
    const other = begin()
    other.setQuest(8, 'under-way')
    mergeInto(other.store, [3, ...theirs])
    expect([other.list(), other.quests()]).toEqual([[3], { 7: 'done', 8: 'under-way' }])
    other.undo()
    expect([other.list(), other.quests()]).toEqual([[], { 8: 'under-way' }])
    mergeInto(store, [3])
    undo()
    expect([list(), quests()]).toEqual([[], { 7: 'done' }])
  })
})
