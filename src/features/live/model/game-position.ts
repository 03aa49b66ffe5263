/** Where the game says that the player is, in its own metres, and which way they look or walk. */
export interface GamePosition {
  /** Grows to the east. */
  readonly x: number
  /** Grows to the north. */
  readonly y: number
  /** The height above the sea, which the map does not show. */
  readonly z: number
  /** East and north parts of the heading, of whatever length; both 0 where nobody knows it. */
  readonly dx: number
  readonly dy: number
  /** The game's name for the level that the position is in; absent where nobody has told it. */
  readonly level?: string
}

/** Radians clockwise from north; null where the game does not say. */
export function headingOf({ dx, dy }: Pick<GamePosition, 'dx' | 'dy'>): number | null {
  return dx === 0 && dy === 0 ? null : Math.atan2(dx, dy)
}

/** Bytes. An answer is a line; what is longer comes from something else. */
export const longestAnswer = 4096

export interface ProgramPosition extends GamePosition {
  /** The game's time, in whatever unit: it goes on while the game does. Null where the program does not tell. */
  readonly t: number | null
}

/** A program that knows the level and no position in it. */
export interface LevelAlone {
  readonly level: string
}

/**
 * What the program on the player's machine answers: `{"x","y","z","dx","dy","t","level"}` in the game's metres, of which
 * x and y are needed; `{"level"}` or `{}` while the game has no position. A level that is no name of one is left out.
 *
 * @returns `nowhere` for `{}`, `unreadable` for what is no such answer
 */
export function readProgramAnswer(
  text: string,
): ProgramPosition | LevelAlone | 'nowhere' | 'unreadable' {
  let answer: unknown
  try {
    // Some write a byte-order mark before it.
    answer = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return 'unreadable'
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return 'unreadable'
  const fields = new Map<string, unknown>(Object.entries(answer))
  if (fields.size === 0) return 'nowhere'
  const number = (name: string) => {
    const value = fields.get(name)
    return isNumber(value) ? value : null
  }
  const [x, y, z, dx, dy] = ['x', 'y', 'z', 'dx', 'dy'].map(number)
  const level = readLevel(fields.get('level'))
  const where = level === undefined ? undefined : { level }
  if (x == null || y == null)
    return fields.has('x') || fields.has('y') ? 'unreadable' : (where ?? 'unreadable')
  // A heading of which a part is no number is one that nobody knows.
  const heading = dx == null || dy == null ? { dx: 0, dy: 0 } : { dx, dy }
  return { x, y, z: z ?? 0, ...heading, t: number('t'), ...where }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

/** Bytes. Of a log that is there already, the end is read: it says where the player is. */
export const endSize = 65_536

/** At most so much is read at once, so that a page that was asleep for an hour draws on. */
export const sliceSize = 262_144

/** Whoever is further behind than this goes to the end: where the player was an hour ago is of no use. */
export const furthestBehind = 4 * sliceSize

/** So many bytes before the next ones are read once more: another file under the same name has others there. */
const proofSize = 64

/** How far a log has been read. */
export interface LogTail {
  /** Bytes. */
  readonly offset: number
  /** The last of them, a character each. */
  readonly proof: string
  readonly rest: LineRest
}

/** What is to be read next, in bytes from the file's beginning. */
export interface LogSlice {
  readonly from: number
  readonly to: number
  /** What was read before; null where reading begins anew. */
  readonly after: LogTail | null
}

export interface TailNews extends Omit<LogNews, 'rest'> {
  /** Null where the file is another one by now, and has to be read anew. */
  readonly tail: LogTail | null
}

/**
 * Which bytes of a log are to be read next.
 *
 * @param tail what was read before; null at first
 * @param size of the file as it is now: smaller than what was read when it was emptied or another took its place
 */
export function nextSlice(tail: LogTail | null, size: number): LogSlice {
  if (!tail || size < tail.offset || size - tail.offset > furthestBehind) {
    return { from: Math.max(0, size - endSize), to: size, after: null }
  }
  const { offset, proof } = tail
  return { from: offset - proof.length, to: Math.min(size, offset + sliceSize), after: tail }
}

/**
 * @param text the slice's bytes, a character each
 * @param level the last one that the log names before the slice, where reading begins anew
 */
export function readSlice({ from, after }: LogSlice, text: string, level?: string): TailNews {
  const { proof, rest } = after ?? { proof: '', rest: restOf(noRest, level) }
  if (!text.startsWith(proof)) return { tail: null, positions: [], unreadable: 0 }
  const { rest: left, ...news } = readLogText(rest, text.slice(proof.length))
  const tail = { offset: from + text.length, proof: text.slice(-proofSize), rest: left }
  return { ...news, tail }
}

/** Characters. No line of ours is nearly as long; what is longer is passed over and not gathered. */
export const longestLine = 2000

/** What is left over from the text that was read so far. */
export interface LineRest {
  /** The beginning of a line whose end has not been written yet. */
  readonly text: string
  /** Whether the line that is being read is passed over, because it is too long. */
  readonly skips: boolean
  /** The last level that the text named. */
  readonly level?: string
}

/** Where reading begins, be it within a line: one of ours is whole if its mark is. */
export const noRest: LineRest = { text: '', skips: false }

const tooLong: LineRest = { text: '', skips: true }

/** What text of a log says. */
interface LogNews {
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
  let { level } = before
  for (const [index, piece] of lines.entries()) {
    const line = withPiece(rest, piece)
    rest = index < last ? noRest : line
    if (index === last || line.skips) continue
    const reading = readLogLine(line.text)
    if (reading === 'unreadable') unreadable += 1
    else if (reading === 'other') level = levelOfLine(line.text) ?? level
    else positions.push(level === undefined ? reading : { ...reading, level })
  }
  return { positions, unreadable, rest: restOf(rest, level) }
}

function withPiece({ text, skips }: LineRest, piece: string): LineRest {
  return skips || text.length + piece.length > longestLine ? tooLong : { text: text + piece, skips }
}

function restOf({ text, skips }: LineRest, level: string | undefined): LineRest {
  return level === undefined ? { text, skips } : { text, skips, level }
}

/** What a mod writes before each position: docs/following.md. */
const positionMark = '[LIVEMAP]'

const figure = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i

/**
 * What a line of the game's log says: `[LIVEMAP] x y z dx dy`, whatever stands before it, such as the time.
 *
 * @returns `other` for a line that is none of ours, `unreadable` for one that is but holds no place; a heading that is
 *   no number is one that nobody knows
 */
export function readLogLine(line: string): GamePosition | 'other' | 'unreadable' {
  const at = line.lastIndexOf(positionMark)
  if (at < 0) return 'other'
  const words = line
    .slice(at + positionMark.length)
    .trim()
    .split(/\s+/)
  const [x = NaN, y = NaN, z = NaN, dx = NaN, dy = NaN] = words.map((word) =>
    figure.test(word) ? Number(word) : NaN,
  )
  if (words.length !== 5 || ![x, y, z].every(Number.isFinite)) return 'unreadable'
  const isHeading = Number.isFinite(dx) && Number.isFinite(dy)
  return { x, y, z, ...(isHeading ? { dx, dy } : { dx: 0, dy: 0 }) }
}

/** A region of the game as the game itself calls it, such as `trosecko`: letters, figures, `_` and `-`, in lower case. */
const levelName = /^[\w-]{1,40}$/

/** What the game's engine writes when it begins to load a level, with a row of `=` on either side, or none. */
const levelMark = 'Loading level '
const levelLine = /Loading level +['"]?([\w-]{1,40})['"]?[ =.]*$/

/** The level that a line of the game's log begins, whatever stands before it, such as the time. */
export function levelOfLine(line: string): string | undefined {
  // Nearly no line of a log is one.
  if (!line.includes(levelMark)) return undefined
  return levelLine.exec(line)?.[1]?.toLowerCase()
}

/** The last level that whole lines of a text begin. */
export function lastLevelIn(text: string): string | undefined {
  if (!text.includes(levelMark)) return undefined
  for (const line of text
    .split(/[\r\n]/)
    .slice(0, -1)
    .reverse()) {
    const level = levelOfLine(line)
    if (level !== undefined) return level
  }
  return undefined
}

/** The level of a program's answer; undefined for what is no name of one. */
export function readLevel(value: unknown): string | undefined {
  return typeof value === 'string' && levelName.test(value) ? value.toLowerCase() : undefined
}
