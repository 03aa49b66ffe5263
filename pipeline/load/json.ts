import type { z } from 'zod'
import type { Reading } from '../problem.ts'
import { jsonLines } from './json-lines.ts'

/** A JSON document of the expected shape, and the line of each of its values. */
export interface JsonDocument<T> {
  readonly content: T
  /** The line of a value by its path, e.g. `features[12]`; the nearest value around it where the path is deeper than recorded. */
  lineOf(path: string): number
}

/** `features[12].properties.kind`: deeper values would be the many points of the land. */
const usualDepth = 4

/**
 * Reads JSON text of a shape. Text that is no JSON or of another shape has no value.
 *
 * @param depth how deep values are told apart by line
 */
export function readJson<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  depth = usualDepth,
): Reading<JsonDocument<T>> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { value: undefined, problems: [{ file, ...jsonProblem(text, error) }] }
  }
  const lines = jsonLines(text, depth)
  const lineOf = (path: string) => nearestLine(lines, path)
  const result = schema.safeParse(json)
  if (result.success) return { value: { content: result.data, lineOf }, problems: [] }
  const problems = result.error.issues.flatMap(innermost).map(({ path, message }) => {
    const field = jsonPath(path)
    const named = field === '' ? {} : { field }
    return { file, line: lineOf(field), ...named, reason: message }
  })
  return { value: undefined, problems }
}

/** What is wrong with the alternative that fits best, rather than that none fits. */
function innermost(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const [best = []] = issue.errors.toSorted((a, b) => a.length - b.length)
  return best
    .flatMap(innermost)
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

function jsonProblem(text: string, error: unknown): { reason: string; line: number } {
  const message = error instanceof Error ? error.message : String(error)
  // Some of the engine's messages quote the text instead of giving a position, with its line breaks.
  const reason = `not valid JSON: ${message.replaceAll(/\s+/g, ' ')}; look for a comma, a quote or a bracket that is missing or too many`
  return { reason, line: text.slice(0, wrongFrom(text)).split('\n').length }
}

/** The length of the longest beginning of a text that could still become JSON. */
function wrongFrom(text: string): number {
  let [well, wrong] = [0, text.length]
  while (wrong - well > 1) {
    const middle = Math.floor((well + wrong) / 2)
    if (mayGoOn(text.slice(0, middle))) well = middle
    else wrong = middle
  }
  return well
}

/** Whether nothing is wrong with the beginning of a JSON text but that it ends. */
function mayGoOn(beginning: string): boolean {
  try {
    JSON.parse(beginning)
    return true
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    return (
      /end of JSON|unterminated/i.test(message) ||
      / position (\d+)/.exec(message)?.[1] === String(beginning.length)
    )
  }
}

function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((parent, key) => {
    if (typeof key === 'number') return `${parent}[${key}]`
    return parent === '' ? String(key) : `${parent}.${String(key)}`
  }, '')
}

function nearestLine(lines: ReadonlyMap<string, number>, path: string): number {
  for (let candidate = path; candidate !== '';) {
    const line = lines.get(candidate)
    if (line !== undefined) return line
    candidate = candidate.replace(/(?:\[\d+\]|\.?[^.[\]]+)$/, '')
  }
  return lines.get('') ?? 1
}
