import { shownPlainly } from './hidden-characters.ts'

/** The position of source data: a path such as `worlds/kcd1/markers.csv`, and a line that counts from 1. */
export interface Located {
  readonly file: string
  readonly line: number
}

/** A mistake in the source data, with advice for the person who edits the file. */
export interface Problem {
  readonly file: string
  /** `undefined` if the whole file is wrong. */
  readonly line?: number
  /** Column, or path of the value, e.g. `x` or `categories[2].colour`. */
  readonly field?: string
  /** The mistake and, if it is not obvious, how to fix it. */
  readonly reason: string
}

export interface Reading<T> {
  readonly value: T | undefined
  readonly problems: readonly Problem[]
}

export function problemAt({ file, line }: Located, field: string, reason: string): Problem {
  return { file, line, field, reason }
}

/** @param path of a value in `world.json`, e.g. `ranks[2].landmark` */
export function problemInWorld(
  world: { readonly file: string; lineOf(path: string): number },
  path: string,
  reason: string,
): Problem {
  return problemAt({ file: world.file, line: world.lineOf(path) }, path, reason)
}

/** Maximum length of a problem's line, in characters. Quoted texts may be long. */
const maxLineLength = 1000

/** Returns one line: `worlds/kcd1/markers.csv:12: x: 9001 lies outside the world's extent 0..8192`. */
export function formatProblem({ file, line, field, reason }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`
  const shownLine = [place, ...(field === undefined ? [] : [shorten(field, 200)]), reason].join(
    ': ',
  )
  return shownPlainly(shorten(shownLine, maxLineLength))
}

export function quote(text: string): string {
  return JSON.stringify(shorten(text, 60))
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text
}

const maxPrintedProblems = 200

/** Prints one line per problem, and the number of further problems. */
export function printProblems(
  problems: readonly Problem[],
  printError: (line: string) => void,
): void {
  for (const problem of problems.slice(0, maxPrintedProblems)) printError(formatProblem(problem))
  const more = problems.length - maxPrintedProblems
  if (more > 0) printError(`and ${more} more like these: mend those above first`)
}
