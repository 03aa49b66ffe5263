import { CsvError, parse } from 'csv-parse/sync'
import { bounds, figure, lengthProblem } from '../bounds.ts'
import { hiddenCharacter } from '../hidden-characters.ts'
import { problemAt, quote, type Located, type Problem, type Reading } from '../problem.ts'

export interface CsvRow<Column extends string> extends Located {
  readonly cells: Readonly<Record<Column, string>>
}

interface Extras<Column extends string> {
  /** Columns with sentences, which may be longer than a name. */
  readonly long?: readonly Column[]
  readonly rows?: number
}

/**
 * Reads a CSV file with a header that names its columns in any order. Absent optional columns give empty cells.
 * Unknown or missing columns and too many rows are a problem of the whole file, which then has no value.
 * Records with a wrong number of cells are left out. Rows with a cell that is too long or not plain text stay.
 */
export function readCsv<Column extends string>(
  file: string,
  text: string,
  required: readonly Column[],
  optional: readonly Column[] = [],
  { long = [], rows: mostRows = bounds.rows }: Extras<NoInfer<Column>> = {},
): Reading<CsvRow<Column>[]> {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  const separator = otherSeparator(lines)
  if (separator !== undefined) {
    const reason = `the cells are separated by ${separator}: save the table with commas`
    return { value: undefined, problems: [{ file, line: 1, reason }] }
  }
  const records = readRecords(file, lines, mostRows)
  if (!records.value) return { value: undefined, problems: records.problems }
  const [header, ...body] = records.value
  const problems = headerProblems(file, header?.cells ?? [], required, optional)
  if (!header || problems.length > 0) return { value: undefined, problems }
  const columns = [...required, ...optional]
  const width = header.cells.length
  const rows: CsvRow<Column>[] = []
  for (const { line, cells } of body) {
    // Spreadsheets keep rows whose cells were cleared.
    if (cells.every((cell) => cell === '')) continue
    if (cells.length === width) {
      const row = { file, line, cells: nameCells(header.cells, cells, columns) }
      rows.push(row)
      for (const column of columns) {
        const reason = cellProblem(row.cells[column], long.includes(column))
        if (reason !== undefined) problems.push(problemAt(row, column, reason))
      }
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

function cellProblem(text: string, isLong: boolean): string | undefined {
  const tooLong = lengthProblem(text, isLong ? bounds.text : bounds.name)
  if (tooLong !== undefined) return tooLong
  const hidden = hiddenCharacter(text)
  return hidden && `${quote(text)} ${hidden}`
}

/** Recognises the separators that spreadsheets of some countries write instead of commas. */
function otherSeparator(text: string): string | undefined {
  const [header = ''] = text.split('\n', 1)
  if (header.includes(',')) return undefined
  if (header.includes(';')) return 'semicolons'
  return header.includes('\t') ? 'tabs' : undefined
}

/** Returns a cell's whole number in plain notation (`7`, `-7`, not `07`, `7.0` or `7e3`). Other text is a problem. */
export function wholeNumber<Column extends string>(
  row: CsvRow<Column>,
  column: NoInfer<Column>,
  problems: Problem[],
): number | undefined {
  const text = row.cells[column]
  const value = /^(?:0|-?[1-9]\d*)$/.test(text) ? Number(text) : NaN
  if (Number.isSafeInteger(value)) return value
  problems.push(problemAt(row, column, `${quote(text)} is not a whole number`))
  return undefined
}

/** Returns a cell's number, with or without a fraction. Other text is a problem. */
export function plainNumber<Column extends string>(
  row: CsvRow<Column>,
  column: NoInfer<Column>,
  problems: Problem[],
): number | undefined {
  const text = row.cells[column]
  if (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(text)) return Number(text)
  problems.push(problemAt(row, column, `${quote(text)} is not a number`))
  return undefined
}

interface CsvRecord {
  readonly line: number
  readonly cells: readonly string[]
}

/** The result of csv-parse with the option `info`, which its types lack. */
interface InfoRecord {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

/** @param text with plain line ends: csv-parse counts a Windows line end in a quoted cell twice */
function readRecords(file: string, text: string, mostRows: number): Reading<CsvRecord[]> {
  try {
    // The header, the allowed rows, and one more that shows that the table is too long.
    const to = mostRows + 2
    const options = { info: true, relax_column_count: true, skip_empty_lines: true, to } as const
    const records = parse(text, options) as unknown as readonly InfoRecord[]
    if (records.length === to) {
      const reason = `the table has more than ${figure(mostRows)} rows: leave some out`
      return {
        value: undefined,
        problems: [{ file, line: records.at(-1)?.info.lines ?? 1, reason }],
      }
    }
    const value = records.map(({ record, info }) => ({
      // csv-parse reports the line where a record ends, and a quoted cell may span several lines.
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
  if (header.length > bounds.columns) {
    const found = `the first line names ${figure(header.length)} columns`
    return [{ file, line: 1, reason: `${found}, and ${bounds.columns} is the most` }]
  }
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
