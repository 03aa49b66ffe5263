/** A position of the player in the game's own metres, and the direction of looking or walking. */
export interface GamePosition {
  readonly x: number
  readonly y: number
  /** Height above the sea in metres, which the map doesn't show. */
  readonly z: number
  /** East and north components of the heading, as a vector of any length; both 0 if it is unknown. */
  readonly dx: number
  readonly dy: number
  /** The game's name of the level; `undefined` if it is unknown. */
  readonly level?: string
}

/** Returns radians clockwise from north; `null` if the heading is unknown. */
export function headingOf({ dx, dy }: Pick<GamePosition, 'dx' | 'dy'>): number | null {
  return dx === 0 && dy === 0 ? null : Math.atan2(dx, dy)
}

/** Limit in bytes. An answer of the program is a single line, so a longer one comes from something else. */
export const maxAnswerLength = 4096

export interface ProgramPosition extends GamePosition {
  /** The game's time in any unit. It stops while the game is paused. `null` if the program doesn't say. */
  readonly t: number | null
}

export interface LevelAnswer {
  readonly level: string
}

/**
 * Parses a program's answer `{"x","y","z","dx","dy","t","level"}` in metres, of which only x and y are required.
 * `{"level"}` or `{}` mean that the game has no position.
 * @returns `nowhere` for `{}`
 */
export function readProgramAnswer(
  text: string,
): ProgramPosition | LevelAnswer | 'nowhere' | 'unreadable' {
  let answer: unknown
  try {
    // Some programs write a byte-order mark first.
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
  const heading = dx == null || dy == null ? { dx: 0, dy: 0 } : { dx, dy }
  return { x, y, z: z ?? 0, ...heading, t: number('t'), ...where }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

/** Number of bytes read from the end of an existing log, enough for the last position. */
export const initialTailBytes = 65_536

/** Limit in bytes of one reading, so that a page that was asleep for an hour still draws. */
export const sliceBytes = 262_144

/** Unread bytes above which reading skips to the end of the log, because old positions are useless. */
export const maxUnreadBytes = 4 * sliceBytes

/** Bytes that are read a second time. Different content means that another file has replaced the log. */
const proofBytes = 64

export interface LogReadState {
  readonly offset: number
  /** The last read bytes, one character each. */
  readonly proof: string
  readonly rest: PartialLine
}

export interface LogSlice {
  readonly from: number
  readonly to: number
  /** State of the previous reading; `null` if reading starts again. */
  readonly after: LogReadState | null
}

export interface SliceReading extends Omit<TextReading, 'rest'> {
  /** `null` if another file has replaced the log, so that reading must start again. */
  readonly tail: LogReadState | null
}

/** Returns the next part to read. @param tail `null` at first @param size of the file; it shrinks if replaced */
export function nextSlice(tail: LogReadState | null, size: number): LogSlice {
  if (!tail || size < tail.offset || size - tail.offset > maxUnreadBytes) {
    return { from: Math.max(0, size - initialTailBytes), to: size, after: null }
  }
  const { offset, proof } = tail
  return { from: offset - proof.length, to: Math.min(size, offset + sliceBytes), after: tail }
}

/** @param text one character per byte @param level last level before the slice, if reading starts again */
export function readSlice({ from, after }: LogSlice, text: string, level?: string): SliceReading {
  const { proof, rest } = after ?? { proof: '', rest: withLevel(emptyLine, level) }
  if (!text.startsWith(proof)) return { tail: null, positions: [], unreadable: 0 }
  const { rest: left, ...news } = readLogText(rest, text.slice(proof.length))
  const tail = { offset: from + text.length, proof: text.slice(-proofBytes), rest: left }
  return { ...news, tail }
}

/** Limit in characters of a line. Lines with positions are far shorter, so longer ones are skipped. */
export const maxLineLength = 2000

export interface PartialLine {
  /** Beginning of a line that the game hasn't completed yet. */
  readonly text: string
  /** True if the present line is skipped because it is too long. */
  readonly isSkipped: boolean
  readonly level?: string
}

/** Initial state. Reading may start within a line; a position in it is complete if its mark is. */
export const emptyLine: PartialLine = { text: '', isSkipped: false }

const skippedLine: PartialLine = { text: '', isSkipped: true }

interface TextReading {
  readonly positions: readonly GamePosition[]
  /** Number of lines with the mark but without a valid position. */
  readonly unreadable: number
  readonly rest: PartialLine
}

/** Reads the next piece of a log. Pieces may end anywhere. */
export function readLogText(before: PartialLine, text: string): TextReading {
  const lines = text.split(/[\r\n]/)
  const last = lines.length - 1
  const positions: GamePosition[] = []
  let unreadable = 0
  let rest = before
  let { level } = before
  for (const [index, piece] of lines.entries()) {
    const line = appendPiece(rest, piece)
    rest = index < last ? emptyLine : line
    if (index === last || line.isSkipped) continue
    const reading = readLogLine(line.text)
    if (reading === 'unreadable') unreadable += 1
    else if (reading === 'other') level = levelOfLine(line.text) ?? level
    else positions.push(level === undefined ? reading : { ...reading, level })
  }
  return { positions, unreadable, rest: withLevel(rest, level) }
}

function appendPiece({ text, isSkipped }: PartialLine, piece: string): PartialLine {
  return isSkipped || text.length + piece.length > maxLineLength
    ? skippedLine
    : { text: text + piece, isSkipped }
}

function withLevel({ text, isSkipped }: PartialLine, level: string | undefined): PartialLine {
  return level === undefined ? { text, isSkipped } : { text, isSkipped, level }
}

/** The mark that a mod writes before each position: docs/following.md. */
const positionMark = '[LIVEMAP]'

const numberPattern = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i

/** Parses `[LIVEMAP] x y z dx dy` with any prefix. @returns `other` without the mark, `unreadable` if invalid */
export function readLogLine(line: string): GamePosition | 'other' | 'unreadable' {
  const markIndex = line.lastIndexOf(positionMark)
  if (markIndex < 0) return 'other'
  const words = line
    .slice(markIndex + positionMark.length)
    .trim()
    .split(/\s+/)
  const [x = NaN, y = NaN, z = NaN, dx = NaN, dy = NaN] = words.map((word) =>
    numberPattern.test(word) ? Number(word) : NaN,
  )
  if (words.length !== 5 || ![x, y, z].every(Number.isFinite)) return 'unreadable'
  const isHeading = Number.isFinite(dx) && Number.isFinite(dy)
  return { x, y, z, ...(isHeading ? { dx, dy } : { dx: 0, dy: 0 }) }
}

/** Pattern of the game's names of levels, such as `trosecko`. */
const levelNamePattern = /^[\w-]{1,40}$/

/** The game's engine writes this text when it begins to load a level, usually between rows of `=`. */
const levelMark = 'Loading level '
const levelLinePattern = /Loading level +['"]?([\w-]{1,40})['"]?[ =.]*$/

/** Returns the level that a line of the log begins. The line may have a prefix, such as the time. */
export function levelOfLine(line: string): string | undefined {
  // A fast check first, because few lines name a level.
  if (!line.includes(levelMark)) return undefined
  return levelLinePattern.exec(line)?.[1]?.toLowerCase()
}

/** Returns the last level that complete lines of a text begin. */
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

export function readLevel(value: unknown): string | undefined {
  return typeof value === 'string' && levelNamePattern.test(value) ? value.toLowerCase() : undefined
}
