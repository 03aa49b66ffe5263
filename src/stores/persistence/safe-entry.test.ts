import { beforeEach, describe, expect, it, vi } from 'vitest'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { z } from '../../domain/schema.ts'
import { createSafeStorage } from './create-kept-store.ts'
import { createSafeEntry, retryAfter, type Migration, type TextStorage } from './safe-entry.ts'
import { setAsideKey, storageKeys } from './storage-keys.ts'
import { useStorageStatus } from './storage-status.ts'
import { validFields } from './valid-fields.ts'

const key = storageKeys.progress

/** A browser's storage, which may be full. */
class FakeStorage implements TextStorage {
  readonly texts = new Map<string, string>()
  full = false

  getItem(name: string): string | null {
    return this.texts.get(name) ?? null
  }

  setItem(name: string, text: string): void {
    if (this.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    this.texts.set(name, text)
  }

  get text(): string | undefined {
    return this.texts.get(key)
  }

  set text(text: string) {
    this.texts.set(key, text)
  }

  get marks(): unknown {
    const { state } = JSON.parse(this.text ?? '{"state":{}}') as { state: { marks?: unknown } }
    return state.marks
  }
}

interface Stored {
  readonly marks: readonly number[]
  readonly size: number
}

const schemas = { marks: z.array(z.number()), size: z.number() }

/** A store such as a page builds when it is opened: rebuilding it is a reload. */
function openTab(storage: TextStorage | undefined, version = 0) {
  const tab = create<Stored>()(
    persist((): Stored => ({ marks: [], size: 50 }), {
      name: key,
      version,
      storage: createSafeStorage<Stored>({
        key,
        migrations: Array.from({ length: version }, () => (state: unknown) => state),
        storage,
        validate: (stored) => validFields<Stored>(stored, schemas),
        merge: (stored, next) => ({
          ...next,
          marks: [...new Set([...(stored.marks ?? []), ...next.marks])],
        }),
      }),
    }),
  )
  return {
    marks: () => tab.getState().marks,
    size: () => tab.getState().size,
    add: (id: number) => tab.setState(({ marks }) => ({ marks: [...marks, id] })),
    remove: (id: number) =>
      tab.setState(({ marks }) => ({ marks: marks.filter((mark) => mark !== id) })),
    /** What a page does when it hears that another tab has written. */
    follow: () => void tab.persist.rehydrate(),
    clearStorage: () => tab.persist.clearStorage(),
  }
}

const envelope = (state: unknown, version = 0) => JSON.stringify({ state, version })
const trouble = () => useStorageStatus.getState().troubles[key]

let storage: FakeStorage

beforeEach(() => {
  storage = new FakeStorage()
  useStorageStatus.setState({ troubles: {} })
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('a storage that works', () => {
  it('keeps the state in the envelope of zustand', () => {
    openTab(storage).add(7)
    expect(storage.text).toBe('{"state":{"marks":[7],"size":50},"version":0}')
    expect(openTab(storage).marks()).toEqual([7])
    expect(trouble()).toBeUndefined()
  })

  it('is not written to before anything has changed', () => {
    openTab(storage)
    expect([...storage.texts]).toEqual([])
    storage.text = envelope({ marks: [1], size: 60 })
    const before = storage.text
    openTab(storage)
    expect([...storage.texts]).toEqual([[key, before]])
  })

  it('lets wrong fields fall back alone', () => {
    storage.text = envelope({ marks: 'many', size: 60 })
    const tab = openTab(storage)
    expect(tab.marks()).toEqual([])
    expect(tab.size()).toBe(60)
    expect(trouble()).toBeUndefined()
  })

  it('is never emptied', () => {
    const tab = openTab(storage)
    tab.add(1)
    tab.clearStorage()
    expect(storage.marks).toEqual([1])
  })

  it('is filled again when it was emptied while the page was open', () => {
    const tab = openTab(storage)
    tab.add(1)
    storage.texts.clear()
    tab.add(2)
    expect(storage.marks).toEqual([1, 2])
  })
})

describe('stored text that cannot be read', () => {
  const unreadable = [
    '',
    'marks: 1, 2',
    '{"state":{"marks":[1,2',
    '<!doctype html>',
    'null',
    '"text"',
    '[1,2]',
    '{"marks":[1,2]}',
    '\0 \uD800 ústí\r\n\t ',
    'x'.repeat(100_000),
  ]

  it.each(unreadable)('is set aside byte for byte before anything is written: %.30j', (text) => {
    storage.text = text
    const tab = openTab(storage)
    expect(tab.marks()).toEqual([])
    expect(trouble()).toBe('set-aside')
    tab.add(7)
    expect(storage.getItem(setAsideKey(key, 1))).toBe(text)
    expect(storage.marks).toEqual([7])
  })

  it('is left where it is until something is written', () => {
    storage.text = 'marks: 1, 2'
    openTab(storage)
    expect(storage.text).toBe('marks: 1, 2')
  })

  it('is set aside beside an earlier one', () => {
    for (const text of ['first', 'second', 'third']) {
      storage.text = text
      openTab(storage).add(1)
    }
    expect([1, 2, 3, 4].map((place) => storage.getItem(setAsideKey(key, place)))).toEqual([
      'first',
      'second',
      'third',
      null,
    ])
  })

  it('is set aside once however often it is read', () => {
    storage.text = 'marks: 1, 2'
    openTab(storage)
    openTab(storage)
    expect(storage.texts.size).toBe(2)
  })

  it('is not written over when it cannot be set aside', () => {
    storage.text = 'marks: 1, 2'
    storage.full = true
    const tab = openTab(storage)
    tab.add(7)
    expect(tab.marks()).toEqual([7])
    expect(trouble()).toBeDefined()
    storage.full = false
    tab.add(8)
    vi.advanceTimersByTime(10 * retryAfter)
    expect([...storage.texts]).toEqual([[key, 'marks: 1, 2']])
  })

  it('is not written over when every place for it is taken', () => {
    for (let place = 1; place <= 1000; place += 1) {
      storage.texts.set(setAsideKey(key, place), `damage ${place}`)
    }
    const before = new Map([...storage.texts, [key, 'marks: 1, 2']])
    storage.text = 'marks: 1, 2'
    openTab(storage).add(7)
    expect(storage.texts).toEqual(before)
  })

  it('is set aside as well when it came after the page was opened', () => {
    const tab = openTab(storage)
    tab.add(1)
    storage.text = 'marks: 1, 2'
    tab.add(2)
    expect(storage.getItem(setAsideKey(key, 1))).toBe('marks: 1, 2')
    expect(storage.marks).toEqual([1, 2])
  })
})

describe('text that a newer version stored', () => {
  const newer = envelope({ marks: [1, 2], size: 60, route: [4, 5] }, 1)

  it('is shown, and never overwritten', () => {
    storage.text = newer
    const tab = openTab(storage)
    expect(tab.marks()).toEqual([1, 2])
    expect(trouble()).toBe('newer')
    tab.add(7)
    vi.advanceTimersByTime(10 * retryAfter)
    expect(tab.marks()).toEqual([1, 2, 7])
    expect([...storage.texts]).toEqual([[key, newer]])
  })

  it('stops an older page that is still open', () => {
    const tab = openTab(storage)
    tab.add(1)
    storage.text = newer
    tab.add(2)
    expect(storage.text).toBe(newer)
    expect(trouble()).toBe('newer')
    storage.text = envelope({ marks: [9], size: 60 })
    tab.add(3)
    expect(storage.marks).toEqual([9])
  })

  it('stops an older page that heard of it', () => {
    const tab = openTab(storage)
    tab.add(1)
    storage.text = newer
    tab.follow()
    tab.add(3)
    expect(storage.text).toBe(newer)
  })
})

describe('a full storage', () => {
  it('leaves the change on screen, says so, and tries again', () => {
    const tab = openTab(storage)
    tab.add(1)
    storage.full = true
    tab.add(2)
    expect(tab.marks()).toEqual([1, 2])
    expect(trouble()).toBe('full')
    expect(storage.marks).toEqual([1])

    vi.advanceTimersByTime(retryAfter)
    expect(trouble()).toBe('full')

    storage.full = false
    vi.advanceTimersByTime(retryAfter - 1)
    expect(trouble()).toBe('full')
    vi.advanceTimersByTime(1)
    expect(trouble()).toBeUndefined()
    expect(storage.marks).toEqual([1, 2])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('never brings an older state back when it tries again', () => {
    const tab = openTab(storage)
    storage.full = true
    tab.add(1)
    tab.add(5)
    tab.remove(5)
    expect(vi.getTimerCount()).toBe(1)
    storage.full = false
    tab.add(2)
    expect(trouble()).toBeUndefined()
    tab.remove(1)
    vi.advanceTimersByTime(10 * retryAfter)
    expect(storage.marks).toEqual([2])
  })

  it('joins what another tab stored meanwhile', () => {
    const tab = openTab(storage)
    tab.add(1)
    const other = openTab(storage)
    storage.full = true
    tab.add(2)
    storage.full = false
    other.add(3)
    vi.advanceTimersByTime(retryAfter)
    expect(storage.marks).toEqual([1, 3, 2])
  })

  it('loses no mark on screen when it hears of another tab’s change', () => {
    const tab = openTab(storage)
    tab.add(1)
    const other = openTab(storage)
    storage.full = true
    tab.add(2)
    storage.full = false
    other.add(3)
    tab.follow()
    expect(tab.marks()).toContain(2)
    vi.advanceTimersByTime(retryAfter)
    expect(storage.marks).toEqual(expect.arrayContaining([1, 2, 3]))
  })
})

describe('a blocked storage', () => {
  it('lets the page work from memory, and says so', () => {
    const tab = openTab(undefined)
    expect(trouble()).toBe('blocked')
    tab.add(1)
    expect(tab.marks()).toEqual([1])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('may forbid reading alone', () => {
    const tab = openTab({
      getItem: () => {
        throw new DOMException('Forbidden', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    })
    tab.add(1)
    expect(tab.marks()).toEqual([1])
    expect(trouble()).toBe('full')
  })
})

describe('two tabs', () => {
  it('keep what each other stored, without having heard of it', () => {
    storage.text = envelope({ marks: [1], size: 50 })
    const [one, other] = [openTab(storage), openTab(storage)]
    one.add(2)
    other.add(3)
    expect(storage.marks).toEqual([1, 2, 3])
    one.add(4)
    expect(storage.marks).toEqual([1, 2, 3, 4])
  })

  it('keep what each other stored after unreadable text', () => {
    storage.text = 'marks: 1, 2'
    const [one, other] = [openTab(storage), openTab(storage)]
    one.add(1)
    other.add(2)
    expect(storage.marks).toEqual([1, 2])
  })
})

describe('text that an older version stored', () => {
  const steps: Migration[] = [
    (state) => ({ ...(state as object), marks: [...(state as Stored).marks, 100] }),
    (state) => ({ ...(state as object), marks: [...(state as Stored).marks, 200] }),
  ]
  const entry = () =>
    createSafeEntry<Stored>({
      key,
      migrations: steps,
      validate: (stored) => validFields<Stored>(stored, schemas),
      storage,
    })

  it('goes through every step from its own version on [F06]', () => {
    storage.text = envelope({ marks: [1], size: 60 }, 0)
    expect(entry().read()).toEqual({ state: { marks: [1, 100, 200], size: 60 }, version: 0 })
    storage.text = envelope({ marks: [1], size: 60 }, 1)
    expect(entry().read()).toEqual({ state: { marks: [1, 200], size: 60 }, version: 1 })
    storage.text = envelope({ marks: [1], size: 60 }, 2)
    expect(entry().read()).toEqual({ state: { marks: [1], size: 60 }, version: 2 })
  })

  it('is left as it is until something is written, and then has the present version', () => {
    storage.text = envelope({ marks: [1], size: 60 }, 0)
    const opened = entry()
    opened.read()
    expect(storage.text).toBe(envelope({ marks: [1], size: 60 }, 0))
    opened.write({ marks: [1], size: 61 })
    expect(storage.text).toBe(envelope({ marks: [1], size: 61 }, 2))
  })
})
