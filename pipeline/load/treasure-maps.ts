import { fromRoman, mapSources } from '../../src/world/treasure-map.ts'
import { bounds } from '../bounds.ts'
import { problemAt, quote, type Problem, type Reading } from '../problem.ts'
import type { SourceTreasureMap } from '../source.ts'
import { readCsv, wholeNumber } from './csv.ts'

/** Reads `treasure-maps.csv`. Rows with an invalid number or an unknown `how` are left out. */
export function readTreasureMaps(file: string, text: string): Reading<SourceTreasureMap[]> {
  const table = readCsv(file, text, ['number', 'chest', 'x', 'y', 'how'], ['requires', 'seller'], {
    rows: bounds.treasureMaps,
  })
  const problems: Problem[] = [...table.problems]
  const value = table.value?.flatMap((row): SourceTreasureMap[] => {
    const { cells, line } = row
    const number = fromRoman(cells.number)
    if (number === undefined) {
      const reason = `${quote(cells.number)} is not a Roman numeral in capitals, such as XIV`
      problems.push(problemAt(row, 'number', reason))
    }
    const chest = wholeNumber(row, 'chest', problems)
    const x = wholeNumber(row, 'x', problems)
    const y = wholeNumber(row, 'y', problems)
    const how = mapSources.find((source) => source === cells.how)
    if (how === undefined) {
      const reason = `${quote(cells.how)} is not one of ${mapSources.join(', ')}`
      problems.push(problemAt(row, 'how', reason))
    }
    const sold = cells.seller !== ''
    const seller = sold ? wholeNumber(row, 'seller', problems) : undefined
    if (number === undefined || chest === undefined || x === undefined || y === undefined) return []
    if (how === undefined || (sold && seller === undefined)) return []
    const { requires } = cells
    return [
      { file, line, number, chest, x, y, how, requires, ...(seller !== undefined && { seller }) },
    ]
  })
  return { value, problems }
}
