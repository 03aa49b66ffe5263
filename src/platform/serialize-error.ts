/** Name, message and stack, one below the other; anything else that was thrown, as text. */
export function serializeError(error: unknown): string {
  if (!(error instanceof Error)) return asText(error)
  const { name, message, stack = '' } = error
  return JSON.stringify(
    { name, message, stack: stack.split('\n').map((line) => line.trim()) },
    null,
    2,
  )
}

/** Never throws, even if the `toString` of the thrown value does. */
function asText(thrown: unknown): string {
  try {
    return String(thrown)
  } catch {
    return Object.prototype.toString.call(thrown)
  }
}
