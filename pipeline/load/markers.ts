import type { Problem, Reading } from '../problem.ts'
import type { SourceMarker } from '../source.ts'
import { readCsv, wholeNumber } from './csv.ts'

const required = ['id', 'location_type', 'x', 'y'] as const
const optional = [
  'name',
  'also',
  'description',
  'image',
  'yields',
  'requires',
  'veiled',
  'link',
] as const

/** Reads `markers.csv`. Rows without whole numbers for `id`, `x` and `y` are left out. */
export function readMarkers(file: string, text: string): Reading<SourceMarker[]> {
  const table = readCsv<(typeof required | typeof optional)[number]>(
    file,
    text,
    required,
    optional,
    { long: ['also', 'description', 'yields', 'link'] },
  )
  const problems: Problem[] = [...table.problems]
  const value = table.value?.flatMap((row): SourceMarker[] => {
    const id = wholeNumber(row, 'id', problems)
    const x = wholeNumber(row, 'x', problems)
    const y = wholeNumber(row, 'y', problems)
    if (id === undefined || x === undefined || y === undefined) return []
    const { id: _id, x: _x, y: _y, location_type: locationType, ...texts } = row.cells
    return [{ file, line: row.line, id, locationType, x, y, ...texts }]
  })
  return { value, problems }
}
