import { isBlank } from '../../pins/pin.ts'

/** A number, or a number as text, with a point or a comma; undefined where it is not finite. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string') {
    const text = value.slice(0, 40).trim().replace(',', '.')
    return /^[+-]?\d+(\.\d*)?(e[+-]?\d+)?$/i.test(text) ? readNumber(Number(text)) : undefined
  }
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/**
 * The first of these fields that holds words; empty where none does.
 *
 * @param names in small letters; the fields' own may be in others
 */
export function readWords(from: Fields, names: readonly string[]): string {
  const own = new Map(Object.keys(from).map((key) => [key.toLowerCase(), key]))
  for (const name of names) {
    const value = from[own.get(name) ?? name]
    const words = typeof value === 'number' ? String(value) : value
    if (typeof words === 'string' && !isBlank(words)) return words.trim()
  }
  return ''
}

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
