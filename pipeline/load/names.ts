import { bounds } from '../bounds.ts'
import { languages } from '../names/languages.ts'
import { problemAt, quote, type Problem, type Reading } from '../problem.ts'
import { nameKinds, type SourceName } from '../source.ts'
import { readCsv } from './csv.ts'

const required = ['what', 'key', 'en'] as const

/** Reads `names.csv`. Language columns are optional. Rows of an unknown kind are left out. */
export function readNames(file: string, text: string): Reading<SourceName[]> {
  const columns = [...languages]
  const table = readCsv<(typeof required | typeof columns)[number]>(file, text, required, columns, {
    long: ['key', 'en', ...columns],
    rows: bounds.nameRows,
  })
  const problems: Problem[] = [...table.problems]
  const value = table.value?.flatMap((row): SourceName[] => {
    const { what, key, en, ...cells } = row.cells
    const kind = nameKinds.find((known) => known === what)
    if (!kind) {
      const known = nameKinds.join(', ')
      problems.push(problemAt(row, 'what', `${quote(what)} is not one of ${known}`))
      return []
    }
    return [{ file, line: row.line, what: kind, key, en, translations: cells }]
  })
  return { value, problems }
}
