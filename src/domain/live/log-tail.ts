import { noRest, readLogText, type LineRest, type LogNews } from './log-lines.ts'

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

/** @param text the slice's bytes, a character each */
export function readSlice({ from, after }: LogSlice, text: string): TailNews {
  const { proof, rest } = after ?? { proof: '', rest: noRest }
  if (!text.startsWith(proof)) return { tail: null, positions: [], unreadable: 0 }
  const { rest: left, ...news } = readLogText(rest, text.slice(proof.length))
  const tail = { offset: from + text.length, proof: text.slice(-proofSize), rest: left }
  return { ...news, tail }
}
