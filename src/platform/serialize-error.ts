/** Returns the name, message and stack of an error as JSON, or any other thrown value as text. */
export function serializeError(error: unknown): string {
  if (!(error instanceof Error)) return toText(error)
  const { name, message, stack = '' } = error
  return JSON.stringify(
    { name, message, stack: stack.split('\n').map((line) => line.trim()) },
    null,
    2,
  )
}

/** Never throws, even if the value's `toString` does. */
function toText(thrown: unknown): string {
  try {
    return String(thrown)
  } catch {
    return Object.prototype.toString.call(thrown)
  }
}
