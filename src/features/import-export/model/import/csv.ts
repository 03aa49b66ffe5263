import Papa from 'papaparse'
import type { UploadProblem } from '../read-upload.ts'
import {
  ImportTally,
  maxImportedPins,
  readNumber,
  type TextFormat,
  type Imported,
  type ImportWorld,
  type Fields,
} from './imported.ts'
import { placeInMetres } from './match-markers.ts'
import { notePin, pinFields } from './pin-draft.ts'

const usualColumns = ['x', 'y', 'name', 'note']

const placeColumns = [
  ['world_x', 'world_y'],
  ['x', 'y'],
] as const

const delimiters = ['\t', ';', '|', ',']

/** Number of characters in which the heading is searched. */
const headLength = 20_000

/** Number of non-blank lines in which the heading is searched, because titles and comments may come first. */
const headLines = 20

const knownColumns: ReadonlySet<string> = new Set([...placeColumns.flat(), ...pinFields])

export const csvFile = {
  source: 'csv',
  endings: ['.csv', '.tsv', '.txt'],
  mediaTypes: ['text/csv', 'text/tab-separated-values', 'text/plain'],
  read: readCsv,
} as const satisfies TextFormat

/**
 * Reads a table of pins in world units, with columns called x, y, name and optionally note, or in this order without a
 * heading. Columns called world_x and world_y hold the game's metres.
 */
function readCsv(text: string, world: ImportWorld): Imported | UploadProblem {
  const head = findHead(text)
  if (!head) return { kind: 'not-csv' }
  const { delimiter, heading } = head
  const table = text.slice(head.start)
  const problem = outlineTable(table, delimiter, maxImportedPins + 1)
  if (problem === 'too-many-columns') return { kind: problem }
  if (problem === 'too-many-quotes') return { kind: 'not-csv' }
  // For a table that is too long, parse only enough to know whether it is a table at all.
  const read = problem ? table.slice(0, headLength) : table
  const { data } = Papa.parse<string[]>(read, { delimiter, skipEmptyLines: 'greedy' })
  const names = heading ?? usualColumns
  const columns = names
    .map((name, index) => [name, index] as const)
    .filter(([name]) => knownColumns.has(name))
  const rows = heading ? data.slice(1) : data
  if (problem || rows.length > maxImportedPins) return { kind: 'too-many-pins' }
  const tally = new ImportTally()
  for (const row of rows) {
    const fields = Object.fromEntries(columns.map(([name, index]) => [name, row[index] ?? '']))
    const isLong = !heading || row.length > heading.length
    const isSplit = delimiter === ',' && isLong && hasSplitNumbers(row)
    notePin(tally, world.extent, isSplit ? undefined : placeOf(fields, world), fields)
  }
  return tally.resultWithin(world.extent, false)
}

interface TableHead {
  readonly delimiter: string
  /** Index in the text where the heading begins, or the first row if there is no heading. */
  readonly start: number
  /** In lower case; `null` if the table has no heading. */
  readonly heading: readonly string[] | null
}

/** Finds the line that names x and y, otherwise the first line that begins with two numbers. */
function findHead(text: string): TableHead | undefined {
  const lines = firstLines(text)
  // Excel writes and reads such a line. It may end with the delimiters of empty cells.
  const [, given] = /^"?sep=(.)"?[;,|\t]*$/i.exec(lines[0]?.line ?? '') ?? []
  const candidates = given ? [given, ...delimiters] : delimiters
  const split = lines.flatMap(({ line, start }) =>
    candidates.map((delimiter) => {
      const [cells = []] = Papa.parse<string[]>(line, { delimiter }).data
      return { delimiter, start, cells: cells.map((cell) => cell.trim().toLowerCase()) }
    }),
  )
  const named = split.find(({ cells }) =>
    placeColumns.some((pair) => pair.every((name) => cells.includes(name))),
  )
  if (named) return { ...named, heading: named.cells }
  const numbered = split.find(({ cells }) => cells.slice(0, 2).filter(isNumeric).length === 2)
  // A line of several cells above the numbers is a heading with unknown names, so refuse the table.
  const isTitled = split.every(
    ({ delimiter, start, cells }) =>
      delimiter !== numbered?.delimiter ||
      start >= numbered.start ||
      cells.length === 1 ||
      cells[0]?.startsWith('#') ||
      cells[0]?.startsWith('sep='),
  )
  return numbered && isTitled ? { ...numbered, heading: null } : undefined
}

function firstLines(text: string): { readonly line: string; readonly start: number }[] {
  return [...text.slice(0, headLength).matchAll(/[^\r\n]+/g)]
    .map(({ 0: line, index }) => ({ line: line.trim(), start: index }))
    .filter(({ line }) => line !== '')
    .slice(0, headLines)
}

function placeOf(fields: Fields, world: ImportWorld): readonly [number, number] | undefined {
  const [x, y] = [readNumber(fields['x']), readNumber(fields['y'])]
  const units = x === undefined || y === undefined ? undefined : ([x, y] as const)
  return placeInMetres(fields, world) ?? units
}

/** True if a row uses commas both between cells and as decimal separators, which makes it ambiguous. */
function hasSplitNumbers(row: readonly string[]): boolean {
  return row.length >= 4 && row.slice(0, 4).every((cell) => /^[+-]?\d+$/.test(cell.trim()))
}

function isNumeric(cell: string): boolean {
  return readNumber(cell) !== undefined
}

const maxLines = 100_000

/** Limit of columns. It is above any map's export, and low enough to keep the cost of a row small. */
export const maxColumns = 100

/** Limit of quotation marks, because the parser needs as long for each as for fifty other characters. */
const maxQuotes = 1_000_000

const quote = 34
const lineFeed = 10
const carriageReturn = 13

/** Checks the limits in linear time before the parser runs. @param maxRows limit of non-blank rows */
function outlineTable(
  text: string,
  delimiter: string,
  maxRows: number,
): 'too-many-columns' | 'too-many-rows' | 'too-many-quotes' | null {
  const separator = delimiter.charCodeAt(0)
  let rows = 0
  let lines = 0
  let columns = 1
  let quotes = 0
  let hasText = false
  let quoted = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === quote) {
      quoted = !quoted
      quotes += 1
      if (quotes > maxQuotes) return 'too-many-quotes'
      hasText = true
    } else if (quoted) {
      continue
    } else if (code === separator) {
      columns += 1
      if (columns > maxColumns) return 'too-many-columns'
    } else if (code === lineFeed || code === carriageReturn) {
      if (hasText) rows += 1
      lines += 1
      if (rows > maxRows || lines > maxLines) return 'too-many-rows'
      columns = 1
      hasText = false
    } else if (code > 32) {
      hasText = true
    }
  }
  return rows + Number(hasText) > maxRows ? 'too-many-rows' : null
}
