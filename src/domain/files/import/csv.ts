import Papa from 'papaparse'
import type { UploadProblem } from '../read-upload.ts'
import type { TextFormat } from './format.ts'
import { ImportTally, maxImportedPins, type Imported, type ImportWorld } from './imported.ts'
import { notePin, pinFields } from './pin-draft.ts'
import { readNumber } from './read-value.ts'
import { outlineTable } from './table-outline.ts'

/** What a table without a heading is taken to hold. */
const usualColumns = ['x', 'y', 'name', 'note']

/** In characters: what is looked at to find out what parts the columns. */
const headLength = 20_000

/** What else a heading may be called that is read. */
const knownColumns: ReadonlySet<string> = new Set(['x', 'y', ...pinFields])

/** A table of pins. */
export const csvFile = {
  source: 'csv',
  endings: ['.csv'],
  mediaTypes: ['text/csv'],
  read: readCsv,
} as const satisfies TextFormat

/**
 * A table of pins, in world units: with columns called x, y and name, and perhaps note, or those three or
 * four without a heading. Whether commas, semicolons or tabs part the columns is found out. Of a table of more
 * than `maxImportedPins` rows nothing is read.
 */
function readCsv(text: string, world: ImportWorld): Imported | UploadProblem {
  const { delimiter } = Papa.parse<string[]>(text.slice(0, headLength), { preview: 10 }).meta
  // The heading is one more.
  const problem = outlineTable(text, delimiter, maxImportedPins + 1)
  if (problem === 'too-many-columns') return { kind: problem }
  if (problem === 'too-many-quotes') return { kind: 'not-csv' }
  // Of too long a table only as much is read as tells whether it is one.
  const read = problem ? text.slice(0, headLength) : text
  const { data } = Papa.parse<string[]>(read, { delimiter, skipEmptyLines: 'greedy' })
  const [first = []] = data
  const heading = first.map((cell) => cell.trim().toLowerCase())
  const hasHeading = heading.includes('x') && heading.includes('y')
  if (!hasHeading && first.slice(0, 2).filter(isNumeric).length < 2) return { kind: 'not-csv' }
  const columns = (hasHeading ? heading : usualColumns)
    .map((name, index) => [name, index] as const)
    .filter(([name]) => knownColumns.has(name))
  const rows = hasHeading ? data.slice(1) : data
  if (problem || rows.length > maxImportedPins) return { kind: 'too-many-pins' }
  const tally = new ImportTally()
  for (const row of rows) {
    const fields = Object.fromEntries(columns.map(([name, index]) => [name, row[index] ?? '']))
    const x = readNumber(fields['x'])
    const y = readNumber(fields['y'])
    notePin(tally, world.extent, x === undefined || y === undefined ? undefined : [x, y], fields)
  }
  return tally.result()
}

function isNumeric(cell: string): boolean {
  return readNumber(cell) !== undefined
}
