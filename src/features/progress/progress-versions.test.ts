import { beforeEach, describe, expect, it } from 'vitest'
import {
  closeTabs,
  emptyBrowser,
  inDatabase,
  told,
  openTab,
  settled,
  type ReplicaStorage,
} from '../../testing/fake-browser.ts'
import { storageKeys } from '../../storage/names.ts'

let storage: ReplicaStorage

beforeEach(() => {
  storage = emptyBrowser()
  return closeTabs
})

describe('versions', () => {
  it('a newer replica is shown, and nothing is written anywhere [F07]', async () => {
    const newer = '{"state":{"discoveredMarkers":[1,2],"routes":[4]},"version":9}'
    storage.texts.set(storageKeys.progress, newer)
    const tab = openTab(storage)
    await settled()
    tab.addDiscovered(3)
    tab.clearDiscovered()
    await settled()
    expect(storage.texts).toEqual(new Map([[storageKeys.progress, newer]]))
    expect(await inDatabase()).toEqual([])
    expect(told()).toEqual(['newer'])
  })

  it('a newer database is not opened, and nothing is written anywhere [F07]', async () => {
    const request = indexedDB.open('itinerarium-kcd1', 99)
    await new Promise((resolve) => {
      request.onsuccess = resolve
    })
    request.result.close()
    const tab = openTab(storage)
    await settled()
    tab.addDiscovered(3)
    await settled()
    expect(storage.texts.size).toBe(0)
    expect(told()).toEqual(['newer'])
  })

  it('an older tab stops writing when a newer one changes the database [F09]', async () => {
    const old = openTab(storage)
    old.addDiscovered(1)
    await settled()
    const request = indexedDB.open('itinerarium-kcd1', 99)
    await new Promise((resolve) => {
      request.onsuccess = resolve
    })
    request.result.close()
    const before = new Map(storage.texts)
    old.addDiscovered(2)
    await settled()
    expect(storage.texts).toEqual(before)
    expect(old.list()).toEqual([1, 2])
    expect(told()).toEqual(['newer'])
  })
})
