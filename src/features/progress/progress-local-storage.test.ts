import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  blocked,
  closeTabs,
  emptyBrowser,
  inDatabase,
  never,
  told,
  openCounted,
  openTab,
  settled,
  type ReplicaStorage,
  type Open,
} from '../../testing/fake-browser.ts'
import { databasePatience } from './storage/database-connection.ts'
import { storageKeys } from '../../storage/names.ts'
import { mergeInto } from '../../testing/merge-into.ts'

let storage: ReplicaStorage

beforeEach(() => {
  storage = emptyBrowser()
  return () => {
    closeTabs()
    vi.useRealTimers()
  }
})

describe('lists that only live in local storage', () => {
  const versionZero = '{"state":{"discoveredMarkers":[7,0,1046],"clearedMarkers":[3]},"version":0}'

  it('are moved into the database, and cleared places become an earlier list', async () => {
    storage.texts.set(storageKeys.progress, versionZero)
    const tab = openTab(storage)
    expect(tab.list()).toEqual([7, 0, 1046])
    await settled()
    expect(await inDatabase()).toEqual([0, 7, 1046])
    expect(storage.replica).toMatchObject({ version: 1 })
    const next = openTab(storage)
    await settled()
    const { snapshots } = next.store.getState()
    expect(snapshots.map(({ reason, discoveredMarkers }) => [reason, discoveredMarkers])).toEqual([
      ['clear', [3]],
      ['migration', [7, 0, 1046]],
    ])
  })

  it.each([
    ['never opens', never],
    ['is blocked', blocked],
  ])('are honoured while the database %s [F02]', async (_name, open) => {
    vi.useFakeTimers()
    storage.texts.set(storageKeys.progress, versionZero)
    const tab = openTab(storage, open)
    tab.addDiscovered(8)
    await vi.advanceTimersByTimeAsync(databasePatience + 10)
    expect(told()).toEqual(['one-copy'])
    expect(tab.list()).toEqual([7, 0, 1046, 8])
    const key = mergeInto(tab.store, [9])
    const next = openTab(storage, open)
    expect(next.list()).toEqual([7, 0, 1046, 8, 9])
    next.undo(key ?? '')
    expect(next.list()).toEqual([7, 0, 1046, 8])
  })

  it('keep the undo steps of two tabs, although one closes [F13]', () => {
    const [one, other] = [openTab(storage, never, 'one'), openTab(storage, never, 'other')]
    one.addDiscovered(1)
    other.addDiscovered(2)
    other.addDiscovered(3)
    closeTabs()
    const next = openTab(storage, never, 'one')
    const { journal } = next.store.getState()
    expect(journal.map(({ added }) => added)).toEqual(expect.arrayContaining([[1], [2], [3]]))
    expect(next.undo()?.added).toEqual([1])
    expect(new Set(next.list())).toEqual(new Set([2, 3]))
  })

  it('are joined with a database that opened late', async () => {
    const first = openTab(storage)
    mergeInto(first.store, [1, 2])
    await settled()
    storage.texts.clear()
    let letGo = () => {}
    const late: Open = async (name, events) => {
      await new Promise<void>((resolve) => {
        letGo = resolve
      })
      return openCounted(name, events)
    }
    const tab = openTab(storage, late)
    tab.addDiscovered(3)
    await settled()
    letGo()
    await settled()
    expect(tab.list()).toEqual(expect.arrayContaining([1, 2, 3]))
    expect(await inDatabase()).toEqual([1, 2, 3])
  })
})
