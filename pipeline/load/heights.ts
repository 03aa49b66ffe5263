import { bounds } from '../bounds.ts'
import type { Problem, Reading } from '../problem.ts'
import type { SourceHeight } from '../source.ts'
import { plainNumber, readCsv, wholeNumber } from './csv.ts'

/** Reads `heights.csv`. Rows without whole numbers for `x` and `y` or without a number for `metres` are left out. */
export function readHeights(file: string, text: string): Reading<SourceHeight[]> {
  const table = readCsv(file, text, ['x', 'y', 'metres'], [], { rows: bounds.heights })
  const problems: Problem[] = [...table.problems]
  const value = table.value?.flatMap((row): SourceHeight[] => {
    const x = wholeNumber(row, 'x', problems)
    const y = wholeNumber(row, 'y', problems)
    const metres = plainNumber(row, 'metres', problems)
    if (x === undefined || y === undefined || metres === undefined) return []
    return [{ file, line: row.line, x, y, metres }]
  })
  return { value, problems }
}
