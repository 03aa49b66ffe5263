import { beforeEach, describe, expect, it } from 'vitest'
import {
  blocked,
  closeTabs,
  emptyBrowser,
  fillable,
  inDatabase,
  openTab,
  settled,
  type ReplicaStorage,
} from '../../testing/fake-browser.ts'
import { connectedBrowser } from '../../testing/connected-tabs.ts'
import { pinOf } from '../../testing/pin-samples.ts'
import { useStorageStatus } from '../../storage/storage-status.ts'
import { emptyProgress, type ProgressRecord } from './storage/progress-record.ts'

let storage: ReplicaStorage

beforeEach(() => {
  storage = emptyBrowser()
  return closeTabs
})

const elsewhere: ProgressRecord = {
  ...emptyProgress,
  marks: new Map([
    [1, { id: 1, revision: 3, discovered: false }],
    [2, { id: 2, revision: 1, discovered: true }],
  ]),
  pins: new Map([[pinOf().id, pinOf()]]),
}

describe('a list from another device', () => {
  it('is merged by revision and stored in both places, without an undo step', async () => {
    const tab = openTab(storage)
    await settled()
    tab.addDiscovered(1)
    await settled()
    const { journal } = tab.store.getState()
    expect(tab.repository.absorb(elsewhere)).toBe(true)
    expect(tab.list()).toEqual([2])
    await settled()
    expect([storage.list, await inDatabase()]).toEqual([[2], [2]])
    expect(tab.store.getState().journal).toBe(journal)
    closeTabs()
    const next = openTab(storage)
    await settled()
    expect(next.list()).toEqual([2])
    expect(next.store.getState().pins.get(pinOf().id)).toEqual(pinOf())
  })

  it('changes nothing if the own list has all of it', async () => {
    const tab = openTab(storage)
    await settled()
    tab.repository.absorb(elsewhere)
    await settled()
    const before = tab.store.getState()
    expect(tab.repository.absorb(elsewhere)).toBe(true)
    expect(tab.store.getState()).toBe(before)
  })

  it('is stored in local storage if there is no database', async () => {
    const tab = openTab(storage, blocked)
    await settled()
    tab.repository.absorb(elsewhere)
    await settled()
    expect([tab.list(), storage.list]).toEqual([[2], [2]])
  })

  it('is stored as soon as the database has room', async () => {
    const { state, open } = fillable()
    const tab = openTab(storage, open)
    await settled()
    state.full = true
    tab.repository.absorb(elsewhere)
    await settled()
    expect(await inDatabase()).toEqual([])
    state.full = false
    tab.repository.retry()
    await settled()
    expect(await inDatabase()).toEqual([2])
  })

  it('is not merged while the player is asked about deleted data', async () => {
    const tab = openTab(storage)
    await settled()
    tab.addDiscovered(9)
    useStorageStatus.setState({ isEmptied: true })
    expect(tab.repository.absorb(elsewhere)).toBe(false)
    expect(tab.list()).toEqual([9])
  })
})

it('other tabs receive what a tab has merged from another device', async () => {
  const browser = connectedBrowser()
  const [one, other] = [browser.open(), browser.open()]
  await settled()
  one.repository.absorb(elsewhere)
  await settled()
  expect(other.list()).toEqual([2])
})
