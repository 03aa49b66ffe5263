import type { Problem, Reading } from '../problem.ts'
import type { SourceMarker } from '../source.ts'
import { readCsv, wholeNumber } from './csv.ts'

const columns = ['id', 'location_type', 'x', 'y', 'name', 'description', 'image', 'yields'] as const

/** Reads `markers.csv`; a row without whole numbers for `id`, `x` and `y` is a problem and left out. */
export function readMarkers(file: string, text: string): Reading<SourceMarker[]> {
  const table = readCsv(file, text, columns)
  const problems: Problem[] = [...table.problems]
  const value = table.value?.flatMap((row): SourceMarker[] => {
    const id = wholeNumber(row, 'id', problems)
    const x = wholeNumber(row, 'x', problems)
    const y = wholeNumber(row, 'y', problems)
    if (id === undefined || x === undefined || y === undefined) return []
    const { location_type: locationType, name, description, image, yields } = row.cells
    return [{ file, line: row.line, id, locationType, x, y, name, description, image, yields }]
  })
  return { value, problems }
}
