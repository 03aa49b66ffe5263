/** Lets the map read its content lazily: once before the first use after a change, however many changes there were. */
export interface ContentReader<Content> {
  readonly changed: () => void
  /** Returns the current content; `undefined` until {@link changed} has been called for the first time. */
  readonly content: () => Content | undefined
}

/** @param apply called with the new content each time it has been read */
export function createContentReader<Content>(
  read: () => Content,
  apply: (content: Content) => void,
): ContentReader<Content> {
  let last: Content | undefined
  let stale = false
  return {
    changed: () => {
      stale = true
    },
    content: () => {
      if (stale) {
        stale = false
        last = read()
        apply(last)
      }
      return last
    },
  }
}
