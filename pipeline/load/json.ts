import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser'
import type { z } from 'zod'
import { bounds, figure } from '../bounds.ts'
import { hiddenCharacter } from '../hidden-characters.ts'
import { quote, type Problem, type Reading } from '../problem.ts'

/** A JSON document of the expected shape, and the line of each of its values. */
export interface JsonDocument<T> {
  readonly content: T
  /** The line of a value by its path, e.g. `features[12]`; the nearest value around it where there is none. */
  lineOf(path: string): number
}

/** JSON as it is written, and nothing that editors allow besides. */
const strict = { disallowComments: true, allowTrailingComma: false } as const

/**
 * Reads JSON text of a shape. Text that is no JSON, of another shape or beyond the bounds has no value; a text in it that
 * holds what nobody sees is a problem, and the value is there.
 */
export function readJson<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
): Reading<JsonDocument<T>> {
  const tooMuch = boundProblem(text)
  if (tooMuch) {
    const line = lineCounter(text)(tooMuch.offset)
    return { value: undefined, problems: [{ file, line, reason: tooMuch.reason }] }
  }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, strict)
  const lineAt = lineCounter(text)
  const [error] = errors
  if (!tree || error) {
    const reason = `not valid JSON: ${error ? wordsOf(error) : 'it is empty'}`
    return { value: undefined, problems: [{ file, line: lineAt(error?.offset ?? 0), reason }] }
  }
  const lineOf = (path: string) => lineAt(nearestNode(tree, path).offset)
  const result = schema.safeParse(JSON.parse(text))
  const problemAt = (path: readonly PropertyKey[], reason: string): Problem => {
    const field = jsonPath(path)
    const named = field === '' ? {} : { field }
    return { file, line: lineOf(field), ...named, reason }
  }
  if (result.success) {
    const problems = hiddenTexts(result.data).map(({ path, reason }) => problemAt(path, reason))
    return { value: { content: result.data, lineOf }, problems }
  }
  const issues = result.error.issues.flatMap(innermost)
  return { value: undefined, problems: issues.map(({ path, message }) => problemAt(path, message)) }
}

/**
 * Where a text goes beyond what may be parsed, without parsing it: a parser calls itself for each list within a list,
 * and keeps far more than the text of each value.
 */
function boundProblem(
  text: string,
): { readonly offset: number; readonly reason: string } | undefined {
  let depth = 0
  let values = 1
  for (const { 0: found, index: offset } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{},]/gs)) {
    if (found === '[' || found === '{') depth += 1
    else if (found === ']' || found === '}') depth -= 1
    else if (found === ',') values += 1
    if (depth > bounds.jsonDepth) {
      const reason = `more than ${bounds.jsonDepth} lists and objects stand within each other`
      return { offset, reason }
    }
    if (values > bounds.jsonValues) {
      return { offset, reason: `the file has more than ${figure(bounds.jsonValues)} values` }
    }
  }
  return undefined
}

interface HiddenText {
  readonly path: readonly PropertyKey[]
  readonly reason: string
}

/** The texts of a value, and the names of its entries, that hold what nobody sees. */
function hiddenTexts(value: unknown, path: readonly PropertyKey[] = []): readonly HiddenText[] {
  const problemsOf = (text: string, at: readonly PropertyKey[]) => {
    const hidden = hiddenCharacter(text)
    return hidden === undefined ? [] : [{ path: at, reason: `${quote(text)} ${hidden}` }]
  }
  if (typeof value === 'string') return problemsOf(value, path)
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, index) =>
      // Most of what a land holds.
      typeof entry === 'number' ? [] : hiddenTexts(entry, [...path, index]),
    )
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => [
    ...problemsOf(key, path),
    ...hiddenTexts(entry, [...path, key]),
  ])
}

/** What is wrong with the alternative that fits best, rather than that none fits. */
function innermost(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const [best = []] = issue.errors.toSorted((a, b) => a.length - b.length)
  return best
    .flatMap(innermost)
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((parent, key) => {
    if (typeof key === 'number') return `${parent}[${key}]`
    return parent === '' ? String(key) : `${parent}.${String(key)}`
  }, '')
}

/** `property name expected` */
function wordsOf({ error }: ParseError): string {
  return printParseErrorCode(error)
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
}

/** The value at a path, or the nearest one around it. */
function nearestNode(tree: Node, path: string): Node {
  let node = tree
  for (const step of path.match(/[^.[\]]+/g) ?? []) {
    const next = findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step])
    if (!next) break
    node = next
  }
  return node
}

/** The line (from 1) of an offset in a text; found by halves, as a file may have as many lines as values. */
function lineCounter(text: string): (offset: number) => number {
  const ends = Array.from(text.matchAll(/\r\n|\r|\n/g), ({ index }) => index)
  return (offset) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) < offset) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}
