/** Returns the players' words in a cell such as `wash;bathhouse`. */
export function wordsIn(cell: string): readonly string[] {
  return cell.split(';').filter((word) => word !== '')
}
