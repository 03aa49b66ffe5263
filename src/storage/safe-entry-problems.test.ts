import { beforeEach, describe, expect, it, vi } from 'vitest'
import { envelope, FakeStorage, openTab, reportedProblem } from '../testing/fake-tab.ts'
import { createSafeEntry, maxStoredLength, retryDelayMs } from './safe-entry.ts'
import { useStorageStatus } from './storage-status.ts'

let storage: FakeStorage

beforeEach(() => {
  storage = new FakeStorage()
  useStorageStatus.setState({ problems: {} })
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('a full storage', () => {
  it('leaves the change on screen, says so, and tries again', () => {
    const tab = openTab(storage)
    tab.add(1)
    storage.full = true
    tab.add(2)
    expect(tab.marks()).toEqual([1, 2])
    expect(reportedProblem()).toBe('full')
    expect(storage.marks).toEqual([1])

    vi.advanceTimersByTime(retryDelayMs)
    expect(reportedProblem()).toBe('full')

    storage.full = false
    vi.advanceTimersByTime(retryDelayMs - 1)
    expect(reportedProblem()).toBe('full')
    vi.advanceTimersByTime(1)
    expect(reportedProblem()).toBeUndefined()
    expect(storage.marks).toEqual([1, 2])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not tried again and again with what never finds room [F54]', () => {
    const entry = createSafeEntry<{ text: string }>({
      kind: 'pins-store',
      name: 'pins-store',
      migrations: [],
      validate: () => ({}),
      storage,
    })
    const setItem = vi.spyOn(storage, 'setItem')
    expect(entry.write({ text: 'x'.repeat(maxStoredLength) })).toBeNull()
    expect(useStorageStatus.getState().problems['pins-store']).toBe('full')
    expect(vi.getTimerCount()).toBe(0)
    expect(setItem).not.toHaveBeenCalled()
    expect(entry.write({ text: 'x' })).toEqual({ text: 'x' })
    expect(useStorageStatus.getState().problems['pins-store']).toBeUndefined()
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
    expect(reportedProblem()).toBeUndefined()
    tab.remove(1)
    vi.advanceTimersByTime(10 * retryDelayMs)
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
    vi.advanceTimersByTime(retryDelayMs)
    expect(storage.marks).toEqual([1, 3, 2])
    // The retry did not bring the other tab's mark into this tab. The next change must not overwrite it.
    tab.add(4)
    expect(storage.marks).toEqual(expect.arrayContaining([1, 2, 3, 4]))
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
    vi.advanceTimersByTime(retryDelayMs)
    expect(storage.marks).toEqual(expect.arrayContaining([1, 2, 3]))
  })
})

describe('a blocked storage', () => {
  it('lets the page work from memory, and says so', () => {
    const tab = openTab(undefined)
    expect(reportedProblem()).toBe('blocked')
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
    expect(reportedProblem()).toBe('full')
  })
})

describe('two tabs', () => {
  it('keep each other’s entries without a message', () => {
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
