import { bounds } from '../bounds.ts'
import type { Problem, Reading } from '../problem.ts'
import type { SourceQuestCutoff } from '../source.ts'
import { readCsv, wholeNumber } from './csv.ts'

/** Reads `quest-cutoffs.csv`. Rows without whole numbers for `main` and `closes` are left out. */
export function readQuestCutoffs(file: string, text: string): Reading<SourceQuestCutoff[]> {
  const table = readCsv(file, text, ['main', 'point', 'closes', 'grade'], [], {
    rows: bounds.questCutoffs,
  })
  const problems: Problem[] = [...table.problems]
  const value = table.value?.flatMap((row): SourceQuestCutoff[] => {
    const main = wholeNumber(row, 'main', problems)
    const closes = wholeNumber(row, 'closes', problems)
    if (main === undefined || closes === undefined) return []
    const { point, grade } = row.cells
    return [{ file, line: row.line, main, point, closes, grade }]
  })
  return { value, problems }
}
