import type { Tally } from '../../domain/progress/mark.ts'
import type { AreaGrid } from '../../stores/ways/found-areas.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** From nothing found to all of it. */
const nothing: Colour = [166, 54, 42]
const half: Colour = [222, 165, 58]
const all: Colour = [63, 143, 76]

/** Of 255. */
const shade = 105
const border = 190

/**
 * The pixels of a picture of all areas, one for each square of their grid, from the north-west: red, green, blue and
 * opacity. Areas without a tally, and squares of none, are left clear.
 */
export function shadesOf(
  { columns, rows, areas }: AreaGrid,
  tallies: readonly Tally[],
): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(columns * rows * 4)
  const colours = tallies.map(colourOf)
  const areaAt = (column: number, row: number) =>
    column >= columns || row >= rows ? -1 : (areas[row * columns + column] ?? -1)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const area = areaAt(column, row)
      const colour = colours[area]
      if (!colour) continue
      const isBorder = areaAt(column + 1, row) !== area || areaAt(column, row + 1) !== area
      // Rows are counted from the south, and a picture's from the north.
      const at = ((rows - 1 - row) * columns + column) * 4
      pixels.set([...colour, isBorder ? border : shade], at)
    }
  }
  return pixels
}

function colourOf({ found, total }: Tally): Colour {
  const share = total === 0 ? 1 : found / total
  return share < 0.5 ? mixed(nothing, half, share * 2) : mixed(half, all, share * 2 - 1)
}

function mixed(from: Colour, to: Colour, share: number): Colour {
  const at = (part: 0 | 1 | 2) => Math.round(from[part] + share * (to[part] - from[part]))
  return [at(0), at(1), at(2)]
}
