import * as z from 'zod/mini'

// The content security policy forbids eval, which zod's compiled parsers need.
z.config({ jitless: true, customError: describeIssue })

/** The schema checker's sentences: `Required`, or `Expected number, received string`. */
function describeIssue(issue: {
  readonly code?: string
  readonly input?: unknown
  readonly expected?: unknown
}): string | undefined {
  if (issue.code !== 'invalid_type') return undefined
  if (issue.input === undefined) return 'Required'
  return `Expected ${String(issue.expected)}, received ${nameOfType(issue.input)}`
}

/** `array`, `null`, `nan` and otherwise what `typeof` says. */
export function nameOfType(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number' && Number.isNaN(value)) return 'nan'
  return typeof value
}

export { z }
