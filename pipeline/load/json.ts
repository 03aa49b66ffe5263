import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser'
import type { z } from 'zod'
import type { Reading } from '../problem.ts'

/** A JSON document of the expected shape, and the line of each of its values. */
export interface JsonDocument<T> {
  readonly content: T
  /** The line of a value by its path, e.g. `features[12]`; the nearest value around it where there is none. */
  lineOf(path: string): number
}

/** JSON as it is written, and nothing that editors allow besides. */
const strict = { disallowComments: true, allowTrailingComma: false } as const

/** Reads JSON text of a shape. Text that is no JSON or of another shape has no value. */
export function readJson<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
): Reading<JsonDocument<T>> {
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

/** The line (from 1) of an offset in a text. */
function lineCounter(text: string): (offset: number) => number {
  const ends = Array.from(text.matchAll(/\n/g), ({ index }) => index)
  return (offset) => {
    const line = ends.findIndex((end) => end >= offset)
    return (line === -1 ? ends.length : line) + 1
  }
}
