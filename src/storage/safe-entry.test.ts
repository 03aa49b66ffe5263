import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  envelope,
  FakeStorage,
  key,
  openTab,
  readers,
  reportedProblem,
  type Stored,
} from '../testing/fake-tab.ts'
import { createSafeEntry, retryDelayMs, type Migration } from './safe-entry.ts'
import { quarantineName } from './names.ts'
import { useStorageStatus } from './storage-status.ts'
import { validFields } from './valid-fields.ts'

let storage: FakeStorage

beforeEach(() => {
  storage = new FakeStorage()
  useStorageStatus.setState({ problems: {} })
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('a storage that works', () => {
  it('keeps the state in the envelope of zustand', () => {
    openTab(storage).add(7)
    expect(storage.text).toBe('{"state":{"marks":[7],"size":50},"version":0}')
    expect(openTab(storage).marks()).toEqual([7])
    expect(reportedProblem()).toBeUndefined()
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
    expect(reportedProblem()).toBeUndefined()
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

  it.each(unreadable)('is quarantined byte for byte before anything is written: %.30j', (text) => {
    storage.text = text
    const tab = openTab(storage)
    expect(tab.marks()).toEqual([])
    expect(reportedProblem()).toBe('quarantined')
    tab.add(7)
    expect(storage.getItem(quarantineName(key, 1))).toBe(text)
    expect(storage.marks).toEqual([7])
  })

  it('is left where it is until something is written', () => {
    storage.text = 'marks: 1, 2'
    openTab(storage)
    expect(storage.text).toBe('marks: 1, 2')
  })

  it('is quarantined beside an earlier one', () => {
    for (const text of ['first', 'second', 'third']) {
      storage.text = text
      openTab(storage).add(1)
    }
    expect([1, 2, 3, 4].map((place) => storage.getItem(quarantineName(key, place)))).toEqual([
      'first',
      'second',
      'third',
      null,
    ])
  })

  it('is quarantined once however often it is read', () => {
    storage.text = 'marks: 1, 2'
    openTab(storage)
    openTab(storage)
    expect(storage.texts.size).toBe(2)
  })

  it('is not written over when it cannot be quarantined', () => {
    storage.text = 'marks: 1, 2'
    storage.full = true
    const tab = openTab(storage)
    tab.add(7)
    expect(tab.marks()).toEqual([7])
    expect(reportedProblem()).toBeDefined()
    storage.full = false
    tab.add(8)
    vi.advanceTimersByTime(10 * retryDelayMs)
    expect([...storage.texts]).toEqual([[key, 'marks: 1, 2']])
  })

  it('is not written over when every place for it is taken', () => {
    for (let place = 1; place <= 1000; place += 1) {
      storage.texts.set(quarantineName(key, place), `damage ${place}`)
    }
    const before = new Map([...storage.texts, [key, 'marks: 1, 2']])
    storage.text = 'marks: 1, 2'
    openTab(storage).add(7)
    expect(storage.texts).toEqual(before)
  })

  it('is quarantined as well when it came after the page was opened', () => {
    const tab = openTab(storage)
    tab.add(1)
    storage.text = 'marks: 1, 2'
    tab.add(2)
    expect(storage.getItem(quarantineName(key, 1))).toBe('marks: 1, 2')
    expect(storage.marks).toEqual([1, 2])
  })
})

describe('text that a newer version stored', () => {
  const newer = envelope({ marks: [1, 2], size: 60, route: [4, 5] }, 1)

  it('is shown, and never overwritten', () => {
    storage.text = newer
    const tab = openTab(storage)
    expect(tab.marks()).toEqual([1, 2])
    expect(reportedProblem()).toBe('newer')
    tab.add(7)
    vi.advanceTimersByTime(10 * retryDelayMs)
    expect(tab.marks()).toEqual([1, 2, 7])
    expect([...storage.texts]).toEqual([[key, newer]])
  })

  it('stops an older page that is still open', () => {
    const tab = openTab(storage)
    tab.add(1)
    storage.text = newer
    tab.add(2)
    expect(storage.text).toBe(newer)
    expect(reportedProblem()).toBe('newer')
    storage.text = envelope({ marks: [9], size: 60 })
    tab.add(3)
    expect(storage.marks).toEqual([9])
  })

  it('stops an older page that has received it', () => {
    const tab = openTab(storage)
    tab.add(1)
    storage.text = newer
    tab.follow()
    tab.add(3)
    expect(storage.text).toBe(newer)
  })
})

describe('text that an older version stored', () => {
  const steps: Migration[] = [
    (state) => ({ ...(state as object), marks: [...(state as Stored).marks, 100] }),
    (state) => ({ ...(state as object), marks: [...(state as Stored).marks, 200] }),
  ]
  const entry = () =>
    createSafeEntry<Stored>({
      kind: key,
      name: key,
      migrations: steps,
      validate: (stored) => validFields<Stored>(stored, readers),
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
