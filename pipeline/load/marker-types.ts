import { bounds } from '../bounds.ts'
import type { Problem, Reading } from '../problem.ts'
import type { SourceType } from '../source.ts'
import { readCsv, wholeNumber } from './csv.ts'

const required = ['id', 'title', 'category'] as const
const optional = ['priority', 'glyph', 'link'] as const

/** Reads `marker-types.csv`. By default, the priority is 0 and the glyph has the id of the type. */
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
