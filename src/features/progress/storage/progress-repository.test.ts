// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPinActions } from '../../pins/pins.ts'
import { createProgress } from '../progress.ts'
import { openProgressDatabase } from './progress-database.ts'
import { homeNames } from '../../../testing/home-names.ts'
import { useStorageStatus } from '../../../storage/storage-status.ts'

const name = 'itinerarium-emptied'
const isEmptied = () => useStorageStatus.getState().isEmptied

async function withDatabase<Result>(act: (database: IDBDatabase) => Result): Promise<Result> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name)
    request.addEventListener('success', () => resolve(request.result))
  })
  const result = act(database)
  database.close()
  return result
}

/** Empties the database without closing the page's connection, as some browsers do when they delete a site's data. */
async function emptyDatabase(): Promise<void> {
  await withDatabase(
    (database) =>
      new Promise((resolve) => {
        const stores = [...database.objectStoreNames]
        const transaction = database.transaction(stores, 'readwrite')
        for (const store of stores) transaction.objectStore(store).clear()
        transaction.addEventListener('complete', resolve)
      }),
  )
}

async function marksInDatabase(): Promise<number> {
  const database = await openProgressDatabase(name, { onNewer: () => {}, onClosed: () => {} })
  const { marks } = await database.readAll()
  database.close()
  return marks.size
}

async function pinsInDatabase(): Promise<number> {
  const database = await openProgressDatabase(name, { onNewer: () => {}, onClosed: () => {} })
  const { pins } = await database.readAll()
  database.close()
  return pins.size
}

let tab: ReturnType<typeof createProgress>

beforeEach(async () => {
  window.localStorage.clear()
  useStorageStatus.setState({ problems: {}, isEmptied: false })
  tab = createProgress({
    names: () => ({ ...homeNames, database: name }),
    storage: window.localStorage,
  })
  await tab.repository.joined()
  tab.store.getState().addDiscovered(7)
  await vi.waitFor(async () => expect(await marksInDatabase()).toBe(1))
})
afterEach(async () => {
  tab.repository.stop()
  await emptyDatabase()
})

it.each([
  [
    'another tab tells of it',
    () => window.dispatchEvent(new StorageEvent('storage', { key: null })),
  ],
  ['the player comes back', () => document.dispatchEvent(new Event('visibilitychange'))],
])(
  'data that is deleted behind an open connection is asked about when %s [F10]',
  async (_name, tell) => {
    await emptyDatabase()
    window.localStorage.clear()
    expect(isEmptied()).toBe(false)
    tell()
    await vi.waitFor(() => expect(isEmptied()).toBe(true))
    expect(tab.store.getState().discoveredMarkers).toEqual([7])
    tab.repository.restoreAll()
    await vi.waitFor(async () => expect(await marksInDatabase()).toBe(1))
  },
)

it('a replica of pins alone that is deleted is written again, without a question [F10]', async () => {
  tab.store.getState().removeDiscovered(7)
  await emptyDatabase()
  window.localStorage.clear()
  tab.repository.startAfresh()
  createPinActions(tab.store).addPin({ x: 1, y: 2, title: 'Stash', note: '' })
  await vi.waitFor(async () => expect(await pinsInDatabase()).toBe(1))
  window.localStorage.clear()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(window.localStorage.getItem('pins-store')).toContain('Stash'))
  expect(isEmptied()).toBe(false)
})

it('a replica alone that is deleted is written again, without a question [F10]', async () => {
  window.localStorage.clear()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(window.localStorage.getItem('progress-store')).toContain('[7]'))
  expect(isEmptied()).toBe(false)
})
