import type { GamePosition } from './game-position.ts'
import { readLogLine } from './log-line.ts'

/** Characters. No line of ours is nearly as long; what is longer is passed over and not gathered. */
const longest = 2000

/** What is left over from the text that was read so far. */
export interface LineRest {
  /** The beginning of a line whose end has not been written yet. */
  readonly text: string
  /** Whether the line that is being read is passed over, because it is too long. */
  readonly skips: boolean
}

/** Where reading begins, be it within a line: one of ours is whole if its mark is. */
export const noRest: LineRest = { text: '', skips: false }

const tooLong: LineRest = { text: '', skips: true }

/** What text of a log says. */
export interface LogNews {
  /** In the order in which they were written. */
  readonly positions: readonly GamePosition[]
  /** Lines with our mark that hold no position. */
  readonly unreadable: number
  readonly rest: LineRest
}

/** Reads text that follows what was read before, wherever it was cut. */
export function readLogText(before: LineRest, text: string): LogNews {
  const lines = text.split(/[\r\n]/)
  const last = lines.length - 1
  const positions: GamePosition[] = []
  let unreadable = 0
  let rest = before
  for (const [index, piece] of lines.entries()) {
    const line = withPiece(rest, piece)
    rest = index < last ? noRest : line
    if (index === last || line.skips) continue
    const said = readLogLine(line.text)
    if (said === 'unreadable') unreadable += 1
    else if (said !== 'other') positions.push(said)
  }
  return { positions, unreadable, rest }
}

function withPiece({ text, skips }: LineRest, piece: string): LineRest {
  return skips || text.length + piece.length > longest ? tooLong : { text: text + piece, skips }
}
