export interface FakeMedia {
  /** For `window.matchMedia`. */
  readonly matchMedia: (query: string) => MediaQueryList
  /** Lets a query match, or match no longer, and tells whoever listens. */
  readonly set: (query: string, matches: boolean) => void
}

/** Stands in for the browser's media queries in tests: none matches until it is told to. */
export function createFakeMedia(): FakeMedia {
  const lists = new Map<string, FakeList>()
  const listOf = (query: string): FakeList => {
    const list = lists.get(query) ?? new FakeList()
    lists.set(query, list)
    return list
  }
  return {
    matchMedia: (query) => listOf(query) as unknown as MediaQueryList,
    set: (query, matches) => {
      const list = listOf(query)
      list.matches = matches
      list.dispatchEvent(new Event('change'))
    },
  }
}

class FakeList extends EventTarget {
  matches = false
}
