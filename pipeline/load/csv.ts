import { CsvError, parse } from 'csv-parse/sync'
import type { Located, Problem, Reading } from '../problem.ts'
import { problemAt } from '../problem.ts'

/** A record of a CSV file by the names of its columns. */
export interface CsvRow<Column extends string> extends Located {
  readonly cells: Readonly<Record<Column, string>>
}

/**
 * Reads a CSV file with a header that names its columns, in any order: all that are required, and whichever
 * optional ones it has; cells of the others are empty. A record with too few or too many cells is a problem
 * and left out; a file that is no CSV, lacks a column or has a strange one has no value.
 */
export function readCsv<Column extends string>(
  file: string,
  text: string,
  required: readonly Column[],
  optional: readonly Column[] = [],
): Reading<CsvRow<Column>[]> {
  const separator = otherSeparator(text)
  if (separator !== undefined) {
    const reason = `the cells are separated by ${separator}: save the table with commas`
    return { value: undefined, problems: [{ file, line: 1, reason }] }
  }
  const records = readRecords(file, text)
  if (!records.value) return { value: undefined, problems: records.problems }
  const [header, ...body] = records.value
  const problems = headerProblems(file, header?.cells ?? [], required, optional)
  if (!header || problems.length > 0) return { value: undefined, problems }
  const columns = [...required, ...optional]
  const width = header.cells.length
  const rows: CsvRow<Column>[] = []
  for (const { line, cells } of body) {
    // Spreadsheets keep a row that was emptied.
    if (cells.every((cell) => cell === '')) continue
    if (cells.length === width) {
      rows.push({ file, line, cells: nameCells(header.cells, cells, columns) })
    } else {
      const reason =
        cells.length > width
          ? `the row has ${cells.length} cells instead of ${width}: quote a text that holds a comma`
          : `the row ends before the column ${header.cells[cells.length]}: write the commas of empty cells too`
      problems.push({ file, line, reason })
    }
  }
  return { value: rows, problems }
}

/** What spreadsheets of some countries write in place of commas. */
function otherSeparator(text: string): string | undefined {
  const [header = ''] = text.split('\n', 1)
  if (header.includes(',')) return undefined
  if (header.includes(';')) return 'semicolons'
  return header.includes('\t') ? 'tabs' : undefined
}

/** A cell's whole number, written plainly (`7`, `-7`, not `07`, `7.0` or `7e3`); anything else is a problem. */
export function wholeNumber<Column extends string>(
  row: CsvRow<Column>,
  column: NoInfer<Column>,
  problems: Problem[],
): number | undefined {
  const text = row.cells[column]
  const value = /^(?:0|-?[1-9]\d*)$/.test(text) ? Number(text) : NaN
  if (Number.isSafeInteger(value)) return value
  problems.push(problemAt(row, column, `${JSON.stringify(text)} is not a whole number`))
  return undefined
}

/** A cell's number, with or without a fraction; anything else is a problem. */
export function plainNumber<Column extends string>(
  row: CsvRow<Column>,
  column: NoInfer<Column>,
  problems: Problem[],
): number | undefined {
  const text = row.cells[column]
  if (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(text)) return Number(text)
  problems.push(problemAt(row, column, `${JSON.stringify(text)} is not a number`))
  return undefined
}

interface CsvRecord {
  readonly line: number
  readonly cells: readonly string[]
}

/** What csv-parse returns with `info`, which its types leave out. */
interface InfoRecord {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

function readRecords(file: string, text: string): Reading<CsvRecord[]> {
  try {
    const options = { info: true, relax_column_count: true, skip_empty_lines: true } as const
    // csv-parse counts a Windows line end inside of a quoted cell twice.
    const records = parse(
      text.replaceAll('\r\n', '\n'),
      options,
    ) as unknown as readonly InfoRecord[]
    const value = records.map(({ record, info }) => ({
      // csv-parse tells the line where a record ends; a quoted cell may span several.
      line: info.lines - record.join('').split('\n').length + 1,
      cells: record,
    }))
    return { value, problems: [] }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = error['lines']
    const problem = { file, ...(typeof line === 'number' ? { line } : {}), reason: error.message }
    return { value: undefined, problems: [problem] }
  }
}

function headerProblems(
  file: string,
  header: readonly string[],
  required: readonly string[],
  optional: readonly string[],
): Problem[] {
  const may = optional.length > 0 ? `, and may name ${optional.join(',')}` : ''
  const expected = `the first line must name the columns ${required.join(',')}${may}`
  const missing = required.filter((column) => !header.includes(column))
  const known = [...required, ...optional]
  const strange = header.filter(
    (column, index) => !known.includes(column) || header.indexOf(column) !== index,
  )
  return [
    ...missing.map((field) => ({
      file,
      line: 1,
      field,
      reason: `the column is missing: ${expected}`,
    })),
    ...strange.map((field) => ({
      file,
      line: 1,
      field,
      reason: `the column is unknown or repeated: ${expected}`,
    })),
  ]
}

function nameCells<Column extends string>(
  header: readonly string[],
  cells: readonly string[],
  columns: readonly Column[],
): Record<Column, string> {
  const entries = columns.map((column) => [column, cells[header.indexOf(column)] ?? ''])
  return Object.fromEntries(entries) as Record<Column, string>
}
