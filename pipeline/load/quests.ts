import { bounds } from '../bounds.ts'
import { languages } from '../names/languages.ts'
import type { Problem, Reading } from '../problem.ts'
import type { SourceQuest } from '../source.ts'
import { readCsv, wholeNumber, type CsvRow } from './csv.ts'

const required = ['id', 'title', 'kind', 'part'] as const
const optional = ['order', 'after', 'excludes', 'limit', 'place', 'x', 'y', 'trust'] as const
const titles = languages.map((language) => `title_${language}` as const)

type Column = (typeof required | typeof optional | typeof titles)[number]

/** Reads `quests.csv`. Rows with invalid numbers are left out. Every number except `id` may be absent. */
export function readQuests(file: string, text: string): Reading<SourceQuest[]> {
  const table = readCsv<Column>(file, text, required, [...optional, ...titles], {
    long: ['after', 'excludes', 'limit'],
    rows: bounds.quests,
  })
  const problems: Problem[] = [...table.problems]
  const value = table.value?.flatMap((row): SourceQuest[] => {
    const before = problems.length
    const id = wholeNumber(row, 'id', problems)
    const [order, x, y] = (['order', 'x', 'y'] as const).map((column) =>
      row.cells[column] === '' ? null : (wholeNumber(row, column, problems) ?? null),
    )
    if (id === undefined || problems.length > before) return []
    const { title, kind, part, after, excludes, limit, place, trust } = row.cells
    const numbers = { order: order ?? null, x: x ?? null, y: y ?? null }
    const texts = { title, titles: titlesIn(row), kind, part, after, excludes, limit, place, trust }
    return [{ file, line: row.line, id, ...numbers, ...texts }]
  })
  return { value, problems }
}

function titlesIn({ cells }: CsvRow<Column>): SourceQuest['titles'] {
  return Object.fromEntries(
    languages.map((language) => [language, cells[`title_${language}`]]),
  ) as SourceQuest['titles']
}
