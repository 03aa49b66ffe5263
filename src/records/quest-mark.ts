import { maxQuestId } from '../world/quest.ts'
import { firstQuestMark, marksFor, type Mark, type Marks } from './mark.ts'

/**
 * How far a player is with a quest, the later first said. A quest that is none of these is open. Where copies say
 * different things, the last of these holds: what is done stays done.
 */
export const questStates = ['under-way', 'failed', 'done'] as const
export type QuestState = (typeof questStates)[number]

/**
 * The id of the mark that says that a quest is in this state. Quests are kept as marks with ids above those of all markers,
 * so that marks and quests merge, undo and store by the same code. An earlier version keeps them as unknown ids.
 */
export function questMarkId(quest: number, state: QuestState): number {
  return firstQuestMark + quest * questStates.length + questStates.indexOf(state)
}

/** The id under which a note on a quest is kept, as one on a marker. */
export function questNoteId(quest: number): number {
  return firstQuestMark + quest * questStates.length
}

export interface QuestMark {
  readonly quest: number
  readonly state: QuestState
}

/** What a mark says of a quest; undefined for a marker's. */
export function readQuestMark(id: number): QuestMark | undefined {
  const number = id - firstQuestMark
  const quest = Math.floor(number / questStates.length)
  const state = questStates[number % questStates.length]
  return state && quest >= 1 && quest <= maxQuestId ? { quest, state } : undefined
}

/** The state of each quest that has one, of ids that are marked. */
export function questStatesOf(ids: Iterable<number>): ReadonlyMap<number, QuestState> {
  const states = new Map<number, QuestState>()
  for (const id of ids) {
    const mark = readQuestMark(id)
    if (!mark) continue
    const known = states.get(mark.quest)
    if (!known || isFurther(mark.state, known)) states.set(mark.quest, mark.state)
  }
  return states
}

function isFurther(one: QuestState, other: QuestState): boolean {
  return questStates.indexOf(one) > questStates.indexOf(other)
}

/** How many quests are further in what was received than in the player's own. */
export function questsFurther(
  received: Iterable<number>,
  own: ReadonlyMap<number, QuestState>,
): number {
  return [...questStatesOf(received)].filter(([quest, state]) => {
    const known = own.get(quest)
    return !known || isFurther(state, known)
  }).length
}

/** The ids of the marks by which quests are in these states. */
export function questMarkIds(states: ReadonlyMap<number, QuestState>): readonly number[] {
  return [...states].map(([quest, state]) => questMarkId(quest, state))
}

/** The marks that put a quest into a state; none where it is in it already. @param state null for open */
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
