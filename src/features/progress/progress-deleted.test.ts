import { beforeEach, describe, expect, it } from 'vitest'
import {
  closeTabs,
  emptyBrowser,
  inDatabase,
  openTab,
  settled,
  type ReplicaStorage,
} from '../../testing/fake-browser.ts'
import { useStorageStatus } from '../../storage/storage-status.ts'
import { mergeInto } from '../../testing/merge-into.ts'

let storage: ReplicaStorage

beforeEach(() => {
  storage = emptyBrowser()
  return closeTabs
})

describe('data that is deleted while the page is open', () => {
  const deleteDatabase = () =>
    new Promise((resolve) => {
      indexedDB.deleteDatabase('itinerarium-kcd1').onsuccess = resolve
    })

  async function emptied() {
    const tab = openTab(storage)
    mergeInto(tab.store, [1, 2])
    await settled()
    storage.texts.clear()
    await deleteDatabase()
    await settled()
    return tab
  }

  it('is asked about, and stored again when the player keeps it [F10]', async () => {
    const tab = await emptied()
    expect(useStorageStatus.getState().isEmptied).toBe(true)
    expect(storage.texts.size).toBe(0)
    tab.repository.restoreAll()
    await settled()
    expect(useStorageStatus.getState().isEmptied).toBe(false)
    expect(await inDatabase()).toEqual([1, 2])
    expect(storage.list).toEqual([1, 2])
  })

  it('is gone for good when the player starts afresh', async () => {
    const tab = await emptied()
    tab.repository.startAfresh()
    await settled()
    expect(tab.list()).toEqual([])
    expect(useStorageStatus.getState().isEmptied).toBe(false)
    tab.addDiscovered(7)
    await settled()
    expect(await inDatabase()).toEqual([7])
    expect(storage.list).toEqual([7])
  })

  it('is kept if the player goes on marking', async () => {
    const tab = await emptied()
    tab.addDiscovered(3)
    await settled()
    expect(useStorageStatus.getState().isEmptied).toBe(false)
    expect(await inDatabase()).toEqual([1, 2, 3])
  })

  it('is asked about as well when the replica was left', async () => {
    const tab = openTab(storage)
    mergeInto(tab.store, [1, 2])
    await settled()
    await deleteDatabase()
    await settled()
    expect(useStorageStatus.getState().isEmptied).toBe(true)
    tab.repository.startAfresh()
    await settled()
    expect(storage.list).toEqual([])
    expect(await inDatabase()).toEqual([])
  })

  it('is not asked about when the replica alone is gone', async () => {
    const tab = openTab(storage)
    mergeInto(tab.store, [1, 2])
    await settled()
    storage.texts.clear()
    tab.addDiscovered(3)
    await settled()
    expect(useStorageStatus.getState().isEmptied).toBe(false)
    expect(storage.list).toEqual([1, 2, 3])
  })
})
