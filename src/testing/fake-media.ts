export interface FakeMedia {
  readonly matchMedia: (query: string) => MediaQueryList
  /** Changes whether a query matches, and calls its listeners. */
  readonly set: (query: string, matches: boolean) => void
}

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
