/** Players’ words in a cell: `wash;bathhouse`. */
export function wordsIn(cell: string): readonly string[] {
  return cell.split(';').filter((word) => word !== '')
}
