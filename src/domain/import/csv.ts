import Papa from 'papaparse'
import { ImportTally, type Imported, type ImportWorld } from './imported.ts'
import { notePin } from './pin-draft.ts'
import { readNumber } from './read-value.ts'

/** What a table without a heading is taken to hold. */
const usualColumns = ['x', 'y', 'name', 'note']

/**
 * A table of pins, in world units: with columns called x, y and name, and perhaps note, or those three or
 * four without a heading. Whether commas, semicolons or tabs part the columns is found out. Undefined where
 * the text is no such table.
 *
 * @param maxRows of a table with more, nothing is read
 */
export function readCsv(
  text: string,
  world: ImportWorld,
  maxRows: number,
): Imported | 'too-many' | undefined {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: maxRows + 2 })
  const [first = []] = data
  const heading = first.map((cell) => cell.trim().toLowerCase())
  const hasHeading = heading.includes('x') && heading.includes('y')
  if (!hasHeading && first.slice(0, 2).filter(isNumeric).length < 2) return undefined
  const columns = hasHeading ? heading : usualColumns
  const rows = hasHeading ? data.slice(1) : data
  if (rows.length > maxRows) return 'too-many'
  const tally = new ImportTally()
  for (const row of rows) {
    // Entries, and not assignments: a column may be called `__proto__`.
    const fields = Object.fromEntries(columns.map((column, index) => [column, row[index] ?? '']))
    const x = readNumber(fields['x'])
    const y = readNumber(fields['y'])
    notePin(tally, world.extent, x === undefined || y === undefined ? undefined : [x, y], fields)
  }
  return tally.result('csv')
}

function isNumeric(cell: string): boolean {
  return readNumber(cell) !== undefined
}
