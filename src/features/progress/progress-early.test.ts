import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  closeTabs,
  emptyBrowser,
  inDatabase,
  openCounted,
  openTab,
  settled,
} from '../../testing/fake-browser.ts'
import { openProgressDatabase } from './storage/progress-database.ts'
import type { ProgressChange } from './storage/progress-record.ts'
import { createProgress } from './progress.ts'

beforeEach(() => void emptyBrowser())
afterEach(closeTabs)

/** Creates a tab that is too busy to receive what its database has read. */
function busyTab() {
  const written: ProgressChange[] = []
  const tab = createProgress({
    storage: undefined,
    openDatabase: async (name, events) => {
      const database = await openCounted(name, events)
      return {
        ...database,
        readAll: () => new Promise(() => undefined),
        write: (change) => {
          written.push(change)
          return database.write(change)
        },
      }
    },
  })
  return { ...tab.store.getState(), repository: tab.repository, written }
}

it('a mark is written at once where the database is open, before it has joined [F11] [F61]', async () => {
  const tab = busyTab()
  tab.repository.connect()
  await settled()
  tab.addDiscovered(7)
  // The write starts in the click's own task, so nothing else on the page can delay it.
  expect(tab.written).toHaveLength(1)
  await settled()
  expect(await inDatabase()).toEqual([7])
  tab.repository.stop()
})

it('a mark of before the database was open is written as soon as it is [F61]', async () => {
  const tab = busyTab()
  tab.addDiscovered(7)
  tab.addDiscovered(8)
  await settled()
  expect(await inDatabase()).toEqual([7, 8])
  tab.repository.stop()
})

it('reading the database continues without the page once it has begun [F61]', async () => {
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
  const database = await openProgressDatabase('itinerarium-kcd1', {
    onNewer: () => {},
    onClosed: () => {},
  })
  const reading = database.readAll()
  expect(commit).toHaveBeenCalledTimes(1)
  await reading
  database.close()
})

it('a mark that is written early is the later one of what the tab did not know of [F61]', async () => {
  const earlier = openTab(undefined)
  await settled()
  earlier.addDiscovered(7)
  earlier.removeDiscovered(7)
  await settled()
  const later = openTab(undefined)
  later.addDiscovered(7)
  await settled()
  for (const tab of [earlier, later]) expect(tab.list()).toEqual([7])
  expect(later.store.getState().marks.get(7)).toMatchObject({ revision: 3, discovered: true })
  expect(await inDatabase()).toEqual([7])
})
