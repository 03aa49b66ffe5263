import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { journalLength, snapshotCount } from './model/history.ts'
import { databasePatience } from './storage/database-connection.ts'
import type { RepositoryOptions } from './storage/progress-repository.ts'
import { useStorageStatus } from '../../storage/storage-status.ts'
import { createProgress } from './progress.ts'
import { mergeInto } from '../../testing/merge-into.ts'

let tabs: ReturnType<typeof createProgress>[]

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  tabs = []
  useStorageStatus.setState({ problems: {}, isEmptied: false })
})
afterEach(() => {
  for (const { repository } of tabs) repository.stop()
  vi.useRealTimers()
})

function openTab(options: Pick<Partial<RepositoryOptions>, 'openDatabase'> = {}) {
  const tab = createProgress({ storage: undefined, ...options })
  tabs.push(tab)
  return tab
}

const undo = ({ store }: ReturnType<typeof createProgress>) => store.getState().undo()

it('knows the changes of an earlier visit as soon as the database has joined', async () => {
  const earlier = openTab()
  await earlier.repository.joined()
  earlier.store.getState().addDiscovered(7)
  const later = openTab()
  expect(undo(later)).toBeNull()
  await later.repository.joined()
  expect(undo(later)).toMatchObject({ kind: 'mark', added: [7] })
  expect(later.store.getState().discoveredMarkers).toEqual([])
})

it('waits no longer than its patience for a database that does not open', async () => {
  vi.useFakeTimers()
  const tab = openTab({ openDatabase: () => new Promise(() => undefined) })
  const joined = vi.fn<() => void>()
  void tab.repository.joined().then(joined)
  await vi.advanceTimersByTimeAsync(databasePatience - 1)
  expect(joined).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(joined).toHaveBeenCalledOnce()
})

it('undoes changes from before the database was open ahead of older ones', async () => {
  const earlier = openTab()
  await earlier.repository.joined()
  for (let id = 100; id < 100 + journalLength; id += 1) earlier.store.getState().addDiscovered(id)
  earlier.store.getState().clearDiscovered()
  for (let count = 0; count < snapshotCount; count += 1) {
    mergeInto(earlier.store, [200 + count])
  }
  const later = openTab()
  later.store.getState().addDiscovered(7)
  mergeInto(later.store, [8])
  await later.repository.joined()
  expect(later.store.getState().snapshots.at(-1)?.discoveredMarkers).toEqual([7])
  expect(undo(later)).toMatchObject({ kind: 'import', added: [8] })
  expect(undo(later)).toMatchObject({ kind: 'mark', added: [7] })
  expect(undo(later)).toMatchObject({ kind: 'import', added: [204] })
})
