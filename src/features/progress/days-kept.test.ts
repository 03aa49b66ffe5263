import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  closeTabs,
  emptyBrowser,
  openTab,
  settled,
  type ReplicaStorage,
} from '../../testing/fake-browser.ts'
import { homeNames } from '../../testing/home-names.ts'
import { storageKeys } from '../../storage/names.ts'
import { openProgressDatabase } from './storage/progress-database.ts'
import { mergeInto } from '../../testing/merge-into.ts'

let storage: ReplicaStorage

beforeEach(() => {
  storage = emptyBrowser()
  goTo(28)
  return () => {
    closeTabs()
    vi.useRealTimers()
  }
})

/** Sets the clock to a day of November 2026, in local time. */
const goTo = (day: number) =>
  void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, day, 12) })
const dayOn = (day: number) => Date.UTC(2026, 10, day) / 86_400_000

type Tab = ReturnType<typeof openTab>

const daysIn = ({ store }: Tab) =>
  Object.fromEntries([...store.getState().marks.values()].map(({ id, day }) => [id, day]))

async function daysInDatabase() {
  const database = await openProgressDatabase(homeNames.database, {
    onNewer: () => {},
    onClosed: () => {},
  })
  const { marks } = await database.readAll()
  database.close()
  return Object.fromEntries([...marks.values()].map(({ id, day }) => [id, day]))
}

const text = (state: object) => JSON.stringify({ state, version: 1 })

describe('the days on which places were found', () => {
  it('are noted of what the player finds, one by one, many at once or on the way past', async () => {
    const tab = openTab(storage)
    tab.addDiscovered(1)
    goTo(29)
    tab.markMany([2, 3], true)
    tab.markPassed([4], tab.markPassed([5], null))
    const days = {
      1: dayOn(28),
      ...Object.fromEntries([2, 3, 4, 5].map((id) => [id, dayOn(29)])),
    }
    expect(daysIn(tab)).toEqual(days)
    await settled()
    expect(await daysInDatabase()).toEqual(days)
  })

  it('are not known of what came out of a file or a link', () => {
    const tab = openTab(storage)
    mergeInto(tab.store, [1])
    expect(daysIn(tab)).toEqual({ 1: undefined })
    expect(storage.replica).toEqual(JSON.parse(text({ discoveredMarkers: [1], revisions: {} })))
  })

  it('come back from either copy alone', async () => {
    const tab = openTab(storage)
    tab.addDiscovered(1)
    await settled()
    storage.texts.clear()
    const fromDatabase = openTab(storage)
    await settled()
    expect(daysIn(fromDatabase)).toEqual({ 1: dayOn(28) })
    vi.stubGlobal('indexedDB', new IDBFactory())
    const fromReplica = openTab(storage)
    expect(daysIn(fromReplica)).toEqual({ 1: dayOn(28) })
    await settled()
    expect(await daysInDatabase()).toEqual({ 1: dayOn(28) })
  })

  it('reach a copy that lacks nothing else', async () => {
    mergeInto(openTab(storage).store, [1])
    await settled()
    closeTabs()
    const days = { 1: dayOn(20) }
    storage.texts.set(storageKeys.progress, text({ discoveredMarkers: [1], revisions: {}, days }))
    const tab = openTab(storage)
    await settled()
    expect(daysIn(tab)).toEqual(days)
    expect(tab.store.getState().marks.get(1)?.revision).toBe(1)
    expect(await daysInDatabase()).toEqual(days)
  })

  it('outlive an older version of the page, which writes the text without them', async () => {
    openTab(storage).addDiscovered(1)
    await settled()
    closeTabs()
    storage.texts.set(storageKeys.progress, text({ discoveredMarkers: [1, 2], revisions: {} }))
    const tab = openTab(storage)
    await settled()
    expect(daysIn(tab)).toEqual({ 1: dayOn(28), 2: undefined })
  })

  it('are left out where they are none, and nothing else is', () => {
    const days = { 1: 'x', 2: -4, 3: 1e9, 4: 20_000, more: 7 }
    const list = { discoveredMarkers: [1, 2, 3, 4], revisions: {} }
    storage.texts.set(storageKeys.progress, text({ ...list, days }))
    const tab = openTab(storage)
    expect(tab.list()).toEqual([1, 2, 3, 4])
    expect(daysIn(tab)).toEqual({ 4: 20_000 })
    storage.texts.set(storageKeys.progress, text({ ...list, days: 'none' }))
    expect(openTab(storage).list()).toEqual([1, 2, 3, 4])
  })

  it('are restored by undo and redo of a removal, clearing or finding', () => {
    const tab = openTab(storage)
    tab.markMany([1, 2], true)
    goTo(30)
    tab.removeDiscovered(1)
    tab.undo()
    tab.clearDiscovered()
    tab.undo()
    expect(daysIn(tab)).toEqual({ 1: dayOn(28), 2: dayOn(28) })
    tab.undo(tab.store.getState().journal[0]?.key)
    tab.redo()
    expect(daysIn(tab)).toEqual({ 1: dayOn(28), 2: dayOn(28) })
    tab.removeDiscovered(1)
    tab.addDiscovered(1)
    expect(daysIn(tab)).toEqual({ 1: dayOn(30), 2: dayOn(28) })
  })

  it('are the earlier ones in the end, where two tabs found a place round midnight', async () => {
    const [one, two] = [
      openTab(storage, undefined, 'one'),
      openTab(undefined, undefined, 'two'),
    ] as const
    await settled()
    one.addDiscovered(1)
    goTo(29)
    two.addDiscovered(1)
    await settled()
    expect(await daysInDatabase()).toEqual({ 1: dayOn(28) })
    closeTabs()
    const next = openTab(storage)
    await settled()
    expect(daysIn(next)).toEqual({ 1: dayOn(28) })
  })
})
