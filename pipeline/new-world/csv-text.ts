/** What a cell may hold; undefined is an empty one. */
type Cell = string | number | undefined

/** A CSV file's text. Rows may end early: cells that are left out are empty. */
export function csv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => columns.map((_, index) => quoted(String(row[index] ?? ''))))
  return [columns, ...lines].map((cells) => `${cells.join(',')}\n`).join('')
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
