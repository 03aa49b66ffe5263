import { beforeEach, describe, expect, it } from 'vitest'
import { journalLength, snapshotCount } from './model/history.ts'
import {
  closeTabs,
  emptyBrowser,
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

describe('undo', () => {
  it('takes back the last change, then the one before, also after a reload [F13]', async () => {
    const tab = openTab(storage)
    mergeInto(tab.store, [5, 2])
    tab.clearDiscovered()
    tab.addDiscovered(9)
    await settled()
    const next = openTab(storage)
    await settled()
    expect(next.undo()?.kind).toBe('mark')
    expect(next.undo()?.kind).toBe('clear')
    expect(next.list()).toEqual([5, 2])
    expect(next.undo()?.kind).toBe('import')
    expect(next.list()).toEqual([])
    expect(next.undo()).toBeNull()
    await settled()
    expect(openTab(storage).list()).toEqual([])
  })

  it('needs nothing but the database once that is open [F13]', async () => {
    const tab = openTab(storage)
    await settled()
    mergeInto(tab.store, [5, 2])
    tab.clearDiscovered()
    await settled()
    storage.texts.clear()
    const next = openTab(storage)
    await settled()
    expect(next.store.getState().snapshots).toMatchObject([{ discoveredMarkers: [5, 2] }])
    expect(next.undo()?.kind).toBe('clear')
    expect(next.list()).toEqual([5, 2])
  })

  it('takes back a named change once', () => {
    const tab = openTab(storage)
    const key = mergeInto(tab.store, [5, 2]) ?? ''
    tab.addDiscovered(9)
    expect(tab.undo(key)?.kind).toBe('import')
    expect(tab.list()).toEqual([9])
    expect(tab.undo(key)).toBeNull()
    expect(tab.undo('nonsense')).toBeNull()
  })

  it('does not remember for ever', () => {
    const tab = openTab(storage)
    for (let id = 0; id <= journalLength; id += 1) tab.addDiscovered(id)
    for (let count = 0; count < journalLength; count += 1) expect(tab.undo()).not.toBeNull()
    expect(tab.undo()).toBeNull()
    expect(tab.list()).toEqual([0])
  })
})

describe('earlier lists', () => {
  it('are kept before a clear and an import, and can be gone back to', async () => {
    const tab = openTab(storage)
    mergeInto(tab.store, [1, 2])
    tab.clearDiscovered()
    tab.addDiscovered(9)
    await settled()
    const next = openTab(storage)
    await settled()
    const [snapshot, ...rest] = next.store.getState().snapshots
    expect(rest).toEqual([])
    expect(snapshot).toMatchObject({ reason: 'clear', discoveredMarkers: [1, 2] })
    const key = next.restoreSnapshot(snapshot?.key ?? '') ?? ''
    expect(new Set(next.list())).toEqual(new Set([1, 2]))
    next.undo(key)
    expect(next.list()).toEqual([9])
    expect(next.restoreSnapshot('nonsense')).toBeNull()
  })

  it('are five at most', () => {
    const tab = openTab(storage)
    for (let id = 0; id < 8; id += 1) mergeInto(tab.store, [id])
    const { snapshots } = tab.store.getState()
    expect(snapshots.map(({ discoveredMarkers }) => discoveredMarkers.length)).toEqual([
      3, 4, 5, 6, 7,
    ])
    expect(snapshots).toHaveLength(snapshotCount)
  })
})
