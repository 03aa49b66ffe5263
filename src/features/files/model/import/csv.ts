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

/** What a table without a heading is taken to hold. */
const usualColumns = ['x', 'y', 'name', 'note']

/** Pairs of columns that say where a place is. */
const placeColumns = [
  ['world_x', 'world_y'],
  ['x', 'y'],
] as const

/** What may part the columns. */
const delimiters = ['\t', ';', '|', ',']

/** In characters: what is looked at to find the heading. */
const headLength = 20_000

/** In lines that hold anything: how far down a heading may stand, below titles and comments. */
const headLines = 20

/** What else a heading may be called that is read. */
const knownColumns: ReadonlySet<string> = new Set([...placeColumns.flat(), ...pinFields])

/** A table of pins. */
export const csvFile = {
  source: 'csv',
  endings: ['.csv', '.tsv', '.txt'],
  mediaTypes: ['text/csv', 'text/tab-separated-values', 'text/plain'],
  read: readCsv,
} as const satisfies TextFormat

/**
 * A table of pins, in world units: with columns called x, y and name, and perhaps note, or those three or four
 * without a heading. Columns called world_x and world_y hold the game's metres. What parts the columns is told by
 * the heading. Of a table of more than `maxImportedPins` rows nothing is read.
 */
function readCsv(text: string, world: ImportWorld): Imported | UploadProblem {
  const head = findHead(text)
  if (!head) return { kind: 'not-csv' }
  const { delimiter, heading } = head
  const table = text.slice(head.start)
  // The heading is one more.
  const problem = outlineTable(table, delimiter, maxImportedPins + 1)
  if (problem === 'too-many-columns') return { kind: problem }
  if (problem === 'too-many-quotes') return { kind: 'not-csv' }
  // Of too long a table only as much is read as tells whether it is one.
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
  /** Where the heading begins, or the first row of a table without one. */
  readonly start: number
  /** In small letters; null where there is none. */
  readonly heading: readonly string[] | null
}

/** Finds the line that names x and y; else the first one that begins with two numbers. */
function findHead(text: string): TableHead | undefined {
  const lines = firstLines(text)
  // As Excel writes and reads it, which may end with the delimiters of empty cells.
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
  // A line of several cells above them is a heading that nobody here knows.
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

/** The first lines that hold anything, and where each begins. */
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

/** Whether commas part both the cells and the decimals: nobody can tell what such a row means. */
function hasSplitNumbers(row: readonly string[]): boolean {
  return row.length >= 4 && row.slice(0, 4).every((cell) => /^[+-]?\d+$/.test(cell.trim()))
}

function isNumeric(cell: string): boolean {
  return readNumber(cell) !== undefined
}

/** In a file, blank ones included. */
const maxLines = 100_000

/** Of a table: more than any map's export has, and few enough that a row costs next to nothing. */
export const maxColumns = 100

/** Each takes the parser as long as fifty letters. */
const maxQuotes = 1_000_000

const quote = 34
const lineFeed = 10
const carriageReturn = 13

/**
 * Counts rows and columns before anything is made of them, and stops where a limit is passed. Takes the text's length
 * at most, whatever is in it.
 *
 * @param maxRows of lines that hold anything
 */
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
