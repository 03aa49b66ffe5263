import * as z from 'zod/mini'

// The content security policy forbids eval, which zod's compiled parsers need.
z.config({ jitless: true, customError: describeIssue })

/** What is wrong with a field: it is missing, or something else stands there than was expected. */
export type Misfit = 'missing' | { readonly expected: string; readonly received?: string }

/** What the schema checker says, to be read by {@link misfitOf}: `missing`, or `number string`. */
function describeIssue(issue: {
  readonly code?: string
  readonly input?: unknown
  readonly expected?: unknown
}): string | undefined {
  if (issue.code !== 'invalid_type') return undefined
  if (issue.input === undefined) return 'missing'
  return `${String(issue.expected)} ${nameOfType(issue.input)}`
}

/** @param message of an issue that the schema checker found */
export function misfitOf(message = ''): Misfit {
  const [expected = '', received] = message.split(' ')
  if (expected === 'missing' || expected === '') return 'missing'
  return { expected, ...(received !== undefined && { received }) }
}

/** `array`, `null`, `nan` and otherwise what `typeof` says. */
export function nameOfType(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number' && Number.isNaN(value)) return 'nan'
  return typeof value
}

export { z }
