/** A backup has two levels. */
export const maxDepth = 100

/** In the whole file, lists within lists included: what can be parsed and looked through at once. */
export const maxValues = 200_000

/** In the whole file. Fields cost far more than entries of a list: 200,000 of them took 0.3 s to parse. */
export const maxFields = 10_000

interface Outline {
  /** Stops counting where a limit is passed. */
  readonly trouble: 'too-deep' | 'too-many' | null
  /** Whether a bracket or a text is left open at the end. */
  readonly open: boolean
}

const quote = 34
const comma = 44
const colon = 58
const backslash = 92
const openingBracket = 91
const closingBracket = 93
const openingBrace = 123
const closingBrace = 125

/** Looks at the brackets, commas and colons outside of texts, before anything is made of them. */
export function outlineJson(text: string): Outline {
  let depth = 0
  let values = 1
  let fields = 0
  let inText = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (inText) {
      if (code === backslash) index += 1
      else if (code === quote) inText = false
    } else if (code === quote) {
      inText = true
    } else if (code === comma) {
      values += 1
      if (values > maxValues) return { trouble: 'too-many', open: true }
    } else if (code === colon) {
      fields += 1
      if (fields > maxFields) return { trouble: 'too-many', open: true }
    } else if (code === openingBracket || code === openingBrace) {
      depth += 1
      values += 1
      if (depth > maxDepth) return { trouble: 'too-deep', open: true }
      if (values > maxValues) return { trouble: 'too-many', open: true }
    } else if (code === closingBracket || code === closingBrace) {
      depth -= 1
    }
  }
  return { trouble: null, open: inText || depth > 0 }
}

/** Names through which careless code reaches what all objects share. No backup has them. */
const hostileNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * The first such name among the fields of a parsed value, at any depth. The parsed value is looked at and
 * not the text, where the name may be written with escapes.
 */
export function findHostileName(value: unknown): string | undefined {
  const remaining: unknown[] = [value]
  while (remaining.length > 0) {
    const next = remaining.pop()
    if (Array.isArray(next)) {
      for (const entry of next) if (typeof entry === 'object') remaining.push(entry)
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, entry] of Object.entries(next)) {
        if (hostileNames.has(name)) return name
        if (typeof entry === 'object') remaining.push(entry)
      }
    }
  }
  return undefined
}
