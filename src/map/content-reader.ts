/** Reads the map's content when it is next needed after a change, and no sooner. */
export interface ContentReader<Content> {
  /** Says that the content may be another. */
  readonly changed: () => void
  /** The content as it is now; undefined until {@link changed} is called for the first time. */
  readonly content: () => Content | undefined
}

/** @param apply called with what has been read, once for any number of changes before it is needed */
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
