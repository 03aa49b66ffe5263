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
export function outlineTable(
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
