/** A region of the game as the game itself calls it, such as `trosecko`: letters, figures, `_` and `-`, in lower case. */
const name = /^[\w-]{1,40}$/

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
  return typeof value === 'string' && name.test(value) ? value.toLowerCase() : undefined
}
