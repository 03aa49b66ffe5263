/** A backup has two levels. */
export const maxDepth = 100

/** In the whole file, lists within lists included: what can be parsed and looked through at once. */
export const maxValues = 200_000

/** In the whole file: those of more than ten thousand pins. */
export const maxFields = 100_000

/**
 * In the whole file. Objects that are alike are parsed quickly, but 100,000 fields of different names took
 * 0.3 s. Another map's list has a name for each of its places.
 */
export const maxNames = 10_000

interface Outline {
  /** Stops counting where a limit is passed. */
  readonly problem: 'too-deep' | 'too-many' | null
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

const tooMany: Outline = { problem: 'too-many', open: true }

/** Looks at the brackets, commas, colons and names, before anything is made of them. */
export function outlineJson(text: string): Outline {
  let depth = 0
  let values = 1
  let fields = 0
  let texts = 0
  let lastText = ''
  const names = new Set<string>()
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === quote) {
      const end = endOfText(text, index)
      if (end === undefined) return { problem: null, open: true }
      lastText = text.slice(index, end)
      index = end
      texts += 1
      // There are no two texts without a comma or a colon between them.
      if (texts > maxValues + maxFields) return tooMany
    } else if (code === comma) {
      values += 1
      if (values > maxValues) return tooMany
    } else if (code === colon) {
      fields += 1
      names.add(lastText)
      if (fields > maxFields || names.size > maxNames) return tooMany
    } else if (code === openingBracket || code === openingBrace) {
      depth += 1
      values += 1
      if (depth > maxDepth) return { problem: 'too-deep', open: true }
      if (values > maxValues) return tooMany
    } else if (code === closingBracket || code === closingBrace) {
      depth -= 1
    }
  }
  return { problem: null, open: depth > 0 }
}

/** The closing quotation mark's place. @param start the opening one's */
function endOfText(text: string, start: number): number | undefined {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? undefined : end
}

/** Behind an odd number of backslashes, which come in pairs otherwise. */
function isEscaped(text: string, at: number): boolean {
  let first = at
  while (text.charCodeAt(first - 1) === backslash) first -= 1
  return (at - first) % 2 === 1
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
