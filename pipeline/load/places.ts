import { bounds } from '../bounds.ts'
import type { Problem, Reading } from '../problem.ts'
import type { SourcePlace } from '../source.ts'
import { readCsv, wholeNumber } from './csv.ts'

const required = ['name', 'x', 'y', 'rank'] as const
const optional = ['landmark', 'houses', 'in_words', 'note'] as const

/** Reads `places.csv`. Rows without whole numbers for `x` and `y` are left out. */
export function readPlaces(file: string, text: string): Reading<SourcePlace[]> {
  const table = readCsv<(typeof required | typeof optional)[number]>(
    file,
    text,
    required,
    optional,
    { long: ['note'], rows: bounds.places },
  )
  const problems: Problem[] = [...table.problems]
  const value = table.value?.flatMap((row): SourcePlace[] => {
    const x = wholeNumber(row, 'x', problems)
    const y = wholeNumber(row, 'y', problems)
    if (x === undefined || y === undefined) return []
    const { name, rank, landmark, houses, in_words: inWords, note } = row.cells
    return [{ file, line: row.line, name, x, y, rank, landmark, houses, inWords, note }]
  })
  return { value, problems }
}
