import { cutoffGrades } from '../../src/world/quest.ts'
import { earlyCutoffs } from '../early-cutoffs.ts'
import { problemAt, quote, type Problem } from '../problem.ts'
import type { Source, SourceQuestCutoff } from '../source.ts'

/** Checks that cut-offs name quests of the world, are listed once, and leave time for the quest that they end. */
export function questCutoffs(source: Source): Problem[] {
  const { quests, questCutoffs: cutoffs } = source
  const kinds = new Map(quests.map(({ id, kind }) => [id, kind]))
  const lines = new Map<string, number>()
  const problems = cutoffs.flatMap((cutoff): Problem[] => {
    const { line, main, point, closes } = cutoff
    const key = `${main} ${point} ${closes}`
    const first = lines.get(key)
    if (first === undefined) lines.set(key, line)
    return [
      ...questProblems(cutoff, kinds),
      ...(point === '' ? [problemAt(cutoff, 'point', 'is empty: write begins or ends')] : []),
      ...gradeProblems(cutoff),
      ...(first === undefined
        ? []
        : [problemAt(cutoff, 'closes', `the row repeats line ${first}`)]),
    ]
  })
  return problems.length > 0 ? problems : earlyCutoffs([source])
}

function questProblems(
  cutoff: SourceQuestCutoff,
  kinds: ReadonlyMap<number, string>,
): readonly Problem[] {
  const { main, closes } = cutoff
  const missing = (['main', 'closes'] as const).filter((field) => !kinds.has(cutoff[field]))
  if (missing.length > 0) {
    return missing.map((field) => problemAt(cutoff, field, `there is no quest ${cutoff[field]}`))
  }
  if (main === closes) return [problemAt(cutoff, 'closes', 'a quest cannot end itself')]
  if (kinds.get(main) === 'main') return []
  return [problemAt(cutoff, 'main', `quest ${main} is not of the kind main`)]
}

function gradeProblems(cutoff: SourceQuestCutoff): readonly Problem[] {
  const grades: readonly string[] = cutoffGrades
  if (grades.includes(cutoff.grade)) return []
  const reason = `${quote(cutoff.grade)} is not one of ${grades.join(', ')}`
  return [problemAt(cutoff, 'grade', reason)]
}
