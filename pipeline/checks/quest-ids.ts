import { maxQuestId } from '../../src/world/quest.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that quests have titles and unique ids. Players' stored lists consist of these ids. */
export function questIds({ quests }: Source): Problem[] {
  const first = new Map<number, number>()
  return quests.flatMap((quest): Problem[] => {
    const { id, line, title } = quest
    const problems: Problem[] = []
    if (id < 1 || id > maxQuestId) {
      problems.push(problemAt(quest, 'id', `${id} is not from 1 to ${maxQuestId}`))
    }
    const taken = first.get(id)
    if (taken === undefined) first.set(id, line)
    else {
      const mend = 'give a new quest the next free id'
      problems.push(problemAt(quest, 'id', `${id} is taken by line ${taken}: ${mend}`))
    }
    if (title === '') problems.push(problemAt(quest, 'title', 'a quest has a title'))
    return problems
  })
}
