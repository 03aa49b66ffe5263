/** Takes a value out of storage, or of any text from outside: undefined where it is wrong. Never throws. */
export type ReadField<Value> = (value: unknown) => Value | undefined

export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What a text of JSON stands for, or undefined for any other text. Never throws. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const readBoolean: ReadField<boolean> = (value) =>
  typeof value === 'boolean' ? value : undefined

export const readString: ReadField<string> = (value) =>
  typeof value === 'string' ? value : undefined

/** Finite ones, the bounds included. */
export function readNumber(min = -Infinity, max = Infinity): ReadField<number> {
  return (value) =>
    typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max
      ? value
      : undefined
}

/** Whole ones that are counted without loss. */
export function readWhole(min = -Infinity): ReadField<number> {
  return (value) =>
    Number.isSafeInteger(value) && (value as number) >= min ? Number(value) : undefined
}

export function readOneOf<Choice extends string>(choices: readonly Choice[]): ReadField<Choice> {
  return (value) => choices.find((choice) => choice === value)
}

/** Those of a list that are text. */
export const readStrings: ReadField<readonly string[]> = (value) =>
  readList(value)?.filter((each) => typeof each === 'string')

export function readList(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined
}
