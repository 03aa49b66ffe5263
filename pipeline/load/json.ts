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

export interface JsonDocument<T> {
  readonly content: T
  /** Returns the line of the value at a path such as `features[12]`, or of the nearest value around that path. */
  lineOf(path: string): number
}

const strict = { disallowComments: true, allowTrailingComma: false } as const

/**
 * Reads JSON text of a given shape. Text that is no JSON, has another shape or exceeds the bounds has no value.
 * Invisible characters are a problem, but the value is still returned.
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
    const reason = `not valid JSON: ${error ? errorInWords(error) : 'it is empty'}`
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

/** Finds where a text exceeds the bounds. It doesn't parse, because a parser recurses into nested lists. */
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

/** Returns the texts and the keys of a value that contain invisible characters. */
function hiddenTexts(value: unknown, path: readonly PropertyKey[] = []): readonly HiddenText[] {
  const problemsOf = (text: string, at: readonly PropertyKey[]) => {
    const hidden = hiddenCharacter(text)
    return hidden === undefined ? [] : [{ path: at, reason: `${quote(text)} ${hidden}` }]
  }
  if (typeof value === 'string') return problemsOf(value, path)
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, index) =>
      // Numbers are most of a geography file, so skip them quickly.
      typeof entry === 'number' ? [] : hiddenTexts(entry, [...path, index]),
    )
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => [
    ...problemsOf(key, path),
    ...hiddenTexts(entry, [...path, key]),
  ])
}

/** Returns what is wrong with the best matching alternative of a union, instead of "no alternative matches". */
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

function errorInWords({ error }: ParseError): string {
  return printParseErrorCode(error)
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
}

function nearestNode(tree: Node, path: string): Node {
  let node = tree
  for (const step of path.match(/[^.[\]]+/g) ?? []) {
    const next = findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step])
    if (!next) break
    node = next
  }
  return node
}

/** Returns a function that gives the line (from 1) of an offset. Bisects, as a file may have a million lines. */
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
