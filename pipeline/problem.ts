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

/** One line: `worlds/kcd1/markers.csv:12: x: 9001 lies outside the world's extent 0..8192`. */
export function formatProblem({ file, line, field, reason }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`
  return [place, ...(field === undefined ? [] : [field]), reason].join(': ')
}
