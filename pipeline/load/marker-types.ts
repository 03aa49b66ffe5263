import { bounds } from '../bounds.ts'
import type { Problem, Reading } from '../problem.ts'
import type { SourceType } from '../source.ts'
import { readCsv, wholeNumber } from './csv.ts'

const required = ['id', 'title', 'category'] as const
const optional = ['priority', 'glyph', 'link'] as const

/**
 * Reads `marker-types.csv`. A type without a priority has the lowest, 0, and one without a glyph has the one of
 * its own id; a row whose priority is no whole number is a problem and left out.
 */
export function readMarkerTypes(file: string, text: string): Reading<SourceType[]> {
  const table = readCsv<(typeof required | typeof optional)[number]>(
    file,
    text,
    required,
    optional,
    { long: ['link'], rows: bounds.types },
  )
  const problems: Problem[] = [...table.problems]
  const value = table.value?.flatMap((row): SourceType[] => {
    const { id, title, category, glyph, link } = row.cells
    const priority = row.cells.priority === '' ? 0 : wholeNumber(row, 'priority', problems)
    if (priority === undefined) return []
    return [{ file, line: row.line, id, title, category, priority, glyph: glyph || id, link }]
  })
  return { value, problems }
}
