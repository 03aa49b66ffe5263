import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  blocked,
  closeTabs,
  emptyBrowser,
  fillable,
  inDatabase,
  told,
  openTab,
  settled,
  type ReplicaStorage,
} from '../../testing/fake-browser.ts'
import { retryDelayMs } from '../../storage/safe-entry.ts'
import { storageKeys } from '../../storage/names.ts'

let storage: ReplicaStorage

beforeEach(() => {
  storage = emptyBrowser()
  return () => {
    closeTabs()
    vi.useRealTimers()
  }
})

describe('a database without room', () => {
  it('leaves the mark on screen and in the replica, says so, and tries again [F03]', async () => {
    const { state, open } = fillable()
    const tab = openTab(storage, open)
    await settled()
    state.full = true
    tab.addDiscovered(1)
    await settled()
    expect(tab.list()).toEqual([1])
    await vi.waitFor(() => expect(told()).toEqual(['one-copy']))
    storage.full = true
    tab.addDiscovered(2)
    await settled()
    await vi.waitFor(() => expect(told()).toEqual(['full']))
    expect(tab.list()).toEqual([1, 2])
    state.full = false
    storage.full = false
    tab.repository.retry()
    await settled()
    await vi.waitFor(() => expect(told()).toEqual([]))
    expect(await inDatabase()).toEqual([1, 2])
    expect(storage.list).toEqual([1, 2])
  })

  it('is retried automatically with the current list', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const turns = async () => {
      for (let turn = 0; turn < 200; turn += 1) {
        await new Promise<void>((resolve) => {
          setImmediate(resolve)
        })
        await vi.advanceTimersByTimeAsync(0)
      }
    }
    const { state, open } = fillable()
    const tab = openTab(storage, open)
    await turns()
    state.full = true
    tab.addDiscovered(1)
    tab.addDiscovered(2)
    await turns()
    state.full = false
    tab.removeDiscovered(2)
    await turns()
    await vi.advanceTimersByTimeAsync(retryDelayMs)
    await turns()
    vi.useRealTimers()
    expect(await inDatabase()).toEqual([1])
    await vi.waitFor(() => expect(told()).toEqual([]))
  })

  it('takes over what the replica holds as soon as there is room', async () => {
    storage.texts.set(storageKeys.progress, '{"state":{"discoveredMarkers":[4]},"version":0}')
    const { state, open } = fillable()
    state.full = true
    const tab = openTab(storage, open)
    await settled()
    expect(tab.list()).toEqual([4])
    await vi.waitFor(() => expect(told()).toEqual(['one-copy']))
    state.full = false
    tab.repository.retry()
    await settled()
    expect(await inDatabase()).toEqual([4])
    await vi.waitFor(() => expect(told()).toEqual([]))
  })

  it('lets the list live in memory when both places are closed, and says so once [F01]', async () => {
    const tab = openTab(undefined, blocked)
    await settled()
    tab.addDiscovered(1)
    expect(tab.list()).toEqual([1])
    await vi.waitFor(() => expect(told()).toEqual(['blocked']))
  })

  it('keeps the list in the database when local storage is closed [F01]', async () => {
    const tab = openTab(undefined)
    await settled()
    tab.addDiscovered(1)
    await settled()
    expect(await inDatabase()).toEqual([1])
    expect(told()).toEqual(['one-copy'])
    closeTabs()
    const next = openTab(undefined)
    await settled()
    expect(next.list()).toEqual([1])
  })
})
