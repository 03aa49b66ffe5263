/** Keep what is written in forms that stand open. */
const open = new Set<() => void>()

/** @param keep keeps what a form holds, once, where it was changed. @returns what ends it */
export function keepInTime(keep: () => void): () => void {
  open.add(keep)
  return () => open.delete(keep)
}

/** Keeps what is written and not answered yet, in the list that is on screen still. */
export function keepWritten(): void {
  for (const keep of open) keep()
}
