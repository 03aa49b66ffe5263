import { maxQuestId } from '../world/quest.ts'
import { firstQuestMark, marksFor, type Mark, type Marks } from './mark.ts'

/** States of a quest that is not open. If copies disagree, the state that is later in this list wins. */
export const questStates = ['under-way', 'failed', 'done'] as const
export type QuestState = (typeof questStates)[number]

/**
 * Returns the id of the mark for a quest in a state. It is above all marker ids, so that quests merge, undo and store
 * like markers. Earlier versions keep such marks as unknown ids.
 */
export function questMarkId(quest: number, state: QuestState): number {
  return firstQuestMark + quest * questStates.length + questStates.indexOf(state)
}

export function questNoteId(quest: number): number {
  return firstQuestMark + quest * questStates.length
}

export interface QuestMark {
  readonly quest: number
  readonly state: QuestState
}

/** Returns the quest and the state that a mark stands for; `undefined` if the mark is for a marker. */
export function readQuestMark(id: number): QuestMark | undefined {
  const number = id - firstQuestMark
  const quest = Math.floor(number / questStates.length)
  const state = questStates[number % questStates.length]
  return state && quest >= 1 && quest <= maxQuestId ? { quest, state } : undefined
}

export function readQuestStates(ids: Iterable<number>): ReadonlyMap<number, QuestState> {
  const states = new Map<number, QuestState>()
  for (const id of ids) {
    const mark = readQuestMark(id)
    if (!mark) continue
    const known = states.get(mark.quest)
    if (!known || isAhead(mark.state, known)) states.set(mark.quest, mark.state)
  }
  return states
}

function isAhead(one: QuestState, other: QuestState): boolean {
  return questStates.indexOf(one) > questStates.indexOf(other)
}

/** Counts the quests that are further in received marks than in the player's own. */
export function countQuestsAhead(
  received: Iterable<number>,
  own: ReadonlyMap<number, QuestState>,
): number {
  return [...readQuestStates(received)].filter(([quest, state]) => {
    const known = own.get(quest)
    return !known || isAhead(state, known)
  }).length
}

export function questMarkIds(states: ReadonlyMap<number, QuestState>): readonly number[] {
  return [...states].map(([quest, state]) => questMarkId(quest, state))
}

/** Returns the changes that put a quest into a state; `null` means open. Empty if nothing changes. */
export function marksForQuest(marks: Marks, quest: number, state: QuestState | null): Mark[] {
  const others = questStates.filter((other) => other !== state)
  return [
    ...marksFor(
      marks,
      others.map((other) => questMarkId(quest, other)),
      false,
    ),
    ...(state ? marksFor(marks, [questMarkId(quest, state)], true) : []),
  ]
}
