import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pinOf } from '../../testing/pin-samples.ts'
import {
  closeTabs,
  emptyBrowser,
  inDatabase,
  openTab,
  settled,
  type ReplicaStorage,
} from '../../testing/fake-browser.ts'
import { maxReceivedMarks } from '../../records/mark.ts'
import { sliceLength } from './storage/progress-database.ts'
import { mergeInto } from '../../testing/merge-into.ts'

let storage: ReplicaStorage

beforeEach(() => {
  storage = emptyBrowser()
  return closeTabs
})

const ids = (amount: number, first = 0) => Array.from({ length: amount }, (_, at) => first + at)
const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b)

describe('thousands of marks at once [F54]', () => {
  it('are written in slices, each mark once, and are read at once', async () => {
    const tab = openTab(storage)
    await settled()
    const waiting = countWaiting()
    const get = vi.spyOn(IDBObjectStore.prototype, 'get')
    mergeInto(tab.store, ids(maxReceivedMarks))
    await settled()
    // The first slice and the journal entry.
    expect(waiting.most).toBeLessThanOrEqual(sliceLength + 1)
    expect(waiting.all).toBe(maxReceivedMarks + 1)
    expect(get).not.toHaveBeenCalled()
    expect(sorted(await inDatabase())).toEqual(ids(maxReceivedMarks))
    expect(storage.list).toHaveLength(maxReceivedMarks)
  })

  it('are committed in the task of the click, as far as a world has places', async () => {
    const tab = openTab(storage)
    await settled()
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
    tab.markMany(ids(1100), true)
    expect(commit).toHaveBeenCalledTimes(1)
    await settled()
    expect(await inDatabase()).toHaveLength(1100)
  })

  it('can be undone although the page closes before all are written', async () => {
    const first = openTab(storage)
    await settled()
    const { put } = IDBObjectStore.prototype
    const putting = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
    ) {
      if (putting.mock.calls.length > sliceLength + 1) this.transaction.abort()
      return put.call(this, value)
    })
    mergeInto(first.store, ids(maxReceivedMarks))
    await settled()
    closeTabs()
    putting.mockRestore()
    expect(await inDatabase()).toEqual([])
    const second = openTab(storage)
    await settled()
    expect(second.list()).toHaveLength(maxReceivedMarks)
    second.undo()
    await settled()
    expect([second.list(), await inDatabase()]).toEqual([[], []])
  })

  it('are undone as one action, also on the next visit', async () => {
    const first = openTab(storage)
    await settled()
    first.addDiscovered(7)
    mergeInto(first.store, ids(3000))
    await settled()
    closeTabs()
    const second = openTab(storage)
    await settled()
    expect(sorted(second.list())).toEqual(ids(3000))
    second.undo()
    await settled()
    expect(second.list()).toEqual([7])
    expect(await inDatabase()).toEqual([7])
    closeTabs()
    const third = openTab(storage)
    await settled()
    expect(third.list()).toEqual([7])
  })

  it('are in the list of another tab, whose clicks hold', async () => {
    const [one, other] = [openTab(storage), openTab(storage)]
    await settled()
    mergeInto(one.store, ids(3000))
    await settled()
    expect(other.list()).toHaveLength(3000)
    other.removeDiscovered(5)
    await settled()
    expect(one.list()).toHaveLength(2999)
    expect(await inDatabase()).not.toContain(5)
  })

  it('do not replace a click in a tab that has not received them yet', async () => {
    const [one, other] = [openTab(storage), openTab(storage)]
    await settled()
    mergeInto(one.store, ids(3000))
    one.undo()
    // The other tab has not received the change yet, so its revision starts at 1.
    other.addDiscovered(5)
    await settled()
    expect([one.list(), other.list(), await inDatabase()]).toEqual([[5], [5], [5]])
  })

  it('are joined where local storage alone has them', async () => {
    const alone = openTab(storage, () => new Promise(() => {}))
    mergeInto(alone.store, ids(3000))
    closeTabs()
    const tab = openTab(storage)
    await settled()
    expect(sorted(await inDatabase())).toEqual(ids(3000))
    expect(sorted(tab.list())).toEqual(ids(3000))
  })
})

it('thousands of pins are written in slices, and read at once [F54]', async () => {
  const tab = openTab(storage)
  await settled()
  const waiting = countWaiting()
  const get = vi.spyOn(IDBObjectStore.prototype, 'get')
  const pins = ids(5000).map((at) => pinOf({ id: at.toString(16).padStart(24, '0') }))
  mergeInto(tab.store, [], pins)
  await settled()
  expect(waiting.most).toBeLessThanOrEqual(sliceLength + 1)
  expect(get).not.toHaveBeenCalled()
  expect(await storedKeys('pins')).toHaveLength(5000)
  tab.undo()
  await settled()
  closeTabs()
  const next = openTab(storage)
  await settled()
  expect([...next.store.getState().pins.values()].every(({ deleted }) => deleted)).toBe(true)
})

it('going back to a list does not compare each mark with every other [F54]', () => {
  const tab = openTab(undefined, () => new Promise(() => {}))
  mergeInto(tab.store, ids(5000))
  tab.clearDiscovered()
  const [key = ''] = tab.store.getState().snapshots.map((snapshot) => snapshot.key)
  mergeInto(tab.store, ids(5000, 5000))
  const includes = vi.spyOn(Array.prototype, 'includes')
  tab.restoreSnapshot(key)
  expect(includes.mock.calls.length).toBeLessThan(100)
  includes.mockRestore()
  expect(sorted(tab.list())).toEqual(ids(5000))
})

function countWaiting() {
  const waiting = { now: 0, most: 0, all: 0 }
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
  ) {
    const request = put.call(this, value)
    waiting.now += 1
    waiting.all += 1
    waiting.most = Math.max(waiting.most, waiting.now)
    request.addEventListener('success', () => (waiting.now -= 1))
    return request
  })
  return waiting
}

function storedKeys(store: string): Promise<IDBValidKey[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('itinerarium-kcd1')
    opening.onerror = () => reject(new Error('It does not open.'))
    opening.onsuccess = () => {
      const asking = opening.result.transaction(store).objectStore(store).getAllKeys()
      asking.onerror = () => reject(new Error('It cannot be read.'))
      asking.onsuccess = () => {
        opening.result.close()
        resolve(asking.result)
      }
    }
  })
}
