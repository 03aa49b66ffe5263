import { shownPlainly } from './hidden-characters.ts'

/** Where a piece of source data stands: a path such as `worlds/kcd1/markers.csv`, and its line from 1. */
export interface Located {
  readonly file: string
  readonly line: number
}

/** One thing that is wrong with the source data, told so that whoever edits the file can mend it. */
export interface Problem {
  readonly file: string
  /** Absent where the whole file is at fault. */
  readonly line?: number
  /** The column or the path of the value, e.g. `x` or `categories[2].colour`. */
  readonly field?: string
  /** What is wrong and, where it is not obvious, what to do. */
  readonly reason: string
}

/** What a reader made of its input: the value where the input could be read, and all that is wrong with it. */
export interface Reading<T> {
  readonly value: T | undefined
  readonly problems: readonly Problem[]
}

export function problemAt({ file, line }: Located, field: string, reason: string): Problem {
  return { file, line, field, reason }
}

/** @param path of a value of `world.json`, e.g. `ranks[2].landmark` */
export function problemInWorld(
  world: { readonly file: string; lineOf(path: string): number },
  path: string,
  reason: string,
): Problem {
  return problemAt({ file: world.file, line: world.lineOf(path) }, path, reason)
}

/** Characters of a problem's line, whatever it quotes. */
const longest = 1000

/** One line: `worlds/kcd1/markers.csv:12: x: 9001 lies outside the world's extent 0..8192`. */
export function formatProblem({ file, line, field, reason }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`
  const told = [place, ...(field === undefined ? [] : [shorten(field, 200)]), reason].join(': ')
  return shownPlainly(shorten(told, longest))
}

/** A text of a file between quotes, cut where it is long. */
export function quote(text: string): string {
  return JSON.stringify(shorten(text, 60))
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text
}

/** So many problems are told one by one. */
const mostTold = 200

/** Tells problems, each in a line, and how many more there are. */
export function tellProblems(problems: readonly Problem[], complain: (line: string) => void): void {
  for (const problem of problems.slice(0, mostTold)) complain(formatProblem(problem))
  const more = problems.length - mostTold
  if (more > 0) complain(`and ${more} more like these: mend those above first`)
}
