/** Checks a value from storage or another external source. Returns `undefined` if it is wrong, and never throws. */
export type ReadField<Value> = (value: unknown) => Value | undefined

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Parses JSON. Returns `undefined` for invalid text and never throws. */
export function parseJson(text: string): unknown {
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

/** Accepts finite numbers from `min` to `max`, inclusive. */
export function readNumber(min = -Infinity, max = Infinity): ReadField<number> {
  return (value) =>
    typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max
      ? value
      : undefined
}

/** Accepts safe integers of at least `min`. */
export function readWholeNumber(min = -Infinity): ReadField<number> {
  return (value) =>
    Number.isSafeInteger(value) && (value as number) >= min ? Number(value) : undefined
}

export function readOneOf<Choice extends string>(choices: readonly Choice[]): ReadField<Choice> {
  return (value) => choices.find((choice) => choice === value)
}

/** Keeps the strings of a list and drops all other elements. */
export const readStrings: ReadField<readonly string[]> = (value) =>
  readList(value)?.filter((each) => typeof each === 'string')

export function readList(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined
}
