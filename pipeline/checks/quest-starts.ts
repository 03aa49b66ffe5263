import { spotTrusts } from '../../src/world/quest.ts'
import { extentProblems } from '../extent-problems.ts'
import { problemAt, quote, type Problem } from '../problem.ts'
import type { Source, SourceQuest } from '../source.ts'

/** Checks a quest's start: a coordinate with its reliability, a known settlement, or nothing. */
export function questStarts({ quests, places, world }: Source): Problem[] {
  const settlements = new Set(places.map(({ name }) => name))
  return quests.flatMap((quest): Problem[] => {
    const { place, x, y } = quest
    const problems = [...trustProblems(quest)]
    if (place !== '' && !settlements.has(place)) {
      problems.push(problemAt(quest, 'place', `${quote(place)} is not a place of places.csv`))
    }
    if (x !== null && y !== null) problems.push(...extentProblems(quest, { x, y }, world.extent))
    return problems
  })
}

function trustProblems(quest: SourceQuest): Problem[] {
  const { place, x, y, trust } = quest
  if ((x === null) !== (y === null)) {
    const [missing, given] = x === null ? ['x', 'y'] : ['y', 'x']
    return [problemAt(quest, missing, `is empty although ${given} is given: fill in both or none`)]
  }
  const isSpot = (spotTrusts as readonly string[]).includes(trust)
  const says = `say one of ${spotTrusts.join(', ')}`
  if (x !== null && !isSpot) {
    return [problemAt(quest, 'trust', `does not say how the spot is known: ${says}`)]
  }
  if (x === null && isSpot) {
    return [problemAt(quest, 'trust', `"${trust}" is said of a spot, and x and y are empty`)]
  }
  if (trust === 'settlement' && place === '') {
    return [problemAt(quest, 'place', 'is empty although trust says "settlement"')]
  }
  if (trust === '' && place !== '') {
    return [problemAt(quest, 'trust', 'is empty although a place is given: say "settlement"')]
  }
  return []
}
