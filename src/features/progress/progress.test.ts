import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dayOf } from '../../records/mark.ts'
import {
  closeTabs,
  emptyBrowser,
  inDatabase,
  told,
  openTab,
  settled,
  type ReplicaStorage,
} from '../../testing/fake-browser.ts'
import { mergeInto } from '../../testing/merge-into.ts'

let storage: ReplicaStorage

beforeEach(() => {
  storage = emptyBrowser()
  return closeTabs
})

describe('a list that is kept', () => {
  it('begins with nothing, and writes nothing', async () => {
    const tab = openTab(storage)
    expect(tab.list()).toEqual([])
    await settled()
    expect(storage.texts.size).toBe(0)
    expect(told()).toEqual([])
  })

  it('is in the database and in its replica', async () => {
    const tab = openTab(storage)
    const today = dayOf(new Date())
    tab.addDiscovered(1046)
    tab.addDiscovered(0)
    tab.addDiscovered(1046)
    expect(storage.replica).toEqual({
      state: { discoveredMarkers: [1046, 0], revisions: {}, days: { 0: today, 1046: today } },
      version: 1,
    })
    await settled()
    expect(await inDatabase()).toEqual([0, 1046])
    expect(openTab(storage).list()).toEqual([1046, 0])
  })

  it('comes back from either alone', async () => {
    const tab = openTab(storage)
    mergeInto(tab.store, [5, 2])
    tab.removeDiscovered(2)
    tab.addDiscovered(7)
    await settled()
    storage.texts.clear()
    const fromDatabase = openTab(storage)
    await settled()
    expect(fromDatabase.list()).toEqual([5, 7])
    expect(storage.list).toEqual([5, 7])
    vi.stubGlobal('indexedDB', new IDBFactory())
    openTab(storage)
    await settled()
    expect(await inDatabase()).toEqual([5, 7])
  })

  it('marks many and takes many off, each as one action that is undone as one', () => {
    const tab = openTab(storage)
    tab.addDiscovered(2)
    const key = tab.markMany([1, 2, 3], true)
    expect(tab.list()).toEqual([2, 1, 3])
    expect(tab.store.getState().lastChange).toMatchObject({ kind: 'mark-many', added: [1, 3] })
    expect(tab.markMany([1, 2, 3], true)).toBeNull()
    tab.undo(key ?? '')
    expect(tab.list()).toEqual([2])
    tab.markMany([1, 2], false)
    expect(tab.list()).toEqual([])
    expect(tab.undo()?.kind).toBe('unmark-many')
    expect(tab.list()).toEqual([2])
  })

  it('forgets visits', async () => {
    const tab = openTab(storage)
    tab.addVisited(3)
    tab.addVisited(4)
    tab.removeVisited(3)
    expect(tab.store.getState().visitedMarkers).toEqual([4])
    await settled()
    expect(openTab(storage).store.getState().visitedMarkers).toEqual([])
  })

  it('merges without removing or repeating', () => {
    const tab = openTab(storage)
    mergeInto(tab.store, [5, 2])
    mergeInto(tab.store, [2, 900_000, 5])
    expect(mergeInto(tab.store, [])).toBeNull()
    expect(tab.list()).toEqual([5, 2, 900_000])
  })

  it('keeps a mark that was made before the database was open', async () => {
    const first = openTab(storage)
    first.addDiscovered(5)
    first.removeDiscovered(5)
    first.addDiscovered(6)
    await settled()
    storage.texts.clear()
    const next = openTab(storage)
    next.addDiscovered(5)
    await settled()
    expect(next.list()).toEqual(expect.arrayContaining([5, 6]))
    expect(await inDatabase()).toEqual([5, 6])
  })

  it.each([0, 4_070_908_800_000])(
    'is ordered and merged alike when the clock says %d [F14]',
    async (time) => {
      vi.spyOn(Date, 'now').mockReturnValue(time)
      const one = openTab(storage)
      one.addDiscovered(1)
      await settled()
      vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
      const other = openTab(storage)
      await settled()
      other.removeDiscovered(1)
      await settled()
      expect(one.list()).toEqual([])
      expect(openTab(storage).list()).toEqual([])
    },
  )
})
