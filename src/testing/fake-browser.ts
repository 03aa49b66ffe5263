import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import { FakeStorage } from './fake-tab.ts'
import { homeNames, homeWorld } from './home-names.ts'
import { firstPlaythrough, progressNames, type Owner } from '../storage/names.ts'
import {
  openProgressDatabase,
  type DatabaseEvents,
  type ProgressDatabase,
} from '../features/progress/storage/progress-database.ts'
import type { TextStorage } from '../storage/browser-storage.ts'
import { reportedProblems, useStorageStatus } from '../storage/storage-status.ts'
import { createProgress } from '../features/progress/progress.ts'

/** Local storage that can be full, with access to the list in the stored replica. */
export class ReplicaStorage extends FakeStorage {
  get replica(): unknown {
    return JSON.parse(this.text ?? 'null')
  }

  get list(): readonly number[] {
    const replica = this.replica as { state: { discoveredMarkers: number[] } } | null
    return replica?.state.discoveredMarkers ?? []
  }
}

export type Open = (name: string, events: DatabaseEvents) => Promise<ProgressDatabase>

const tabs: ReturnType<typeof createProgress>[] = []

/** Starts with an empty database, and returns empty local storage. */
export function emptyBrowser(): ReplicaStorage {
  vi.stubGlobal('indexedDB', new IDBFactory())
  useStorageStatus.setState({ problems: {}, isEmptied: false })
  return new ReplicaStorage()
}

/** Opens a tab. A second tab of the same origin counts as a reload of the first. */
export function openTab(
  storage: TextStorage | undefined,
  openDatabase: Open = openCounted,
  origin?: string,
  owner: Owner = { world: homeWorld, playthrough: firstPlaythrough },
) {
  const tab = createProgress({
    storage,
    openDatabase,
    playthrough: owner.playthrough,
    names: (playthrough) => progressNames({ world: owner.world, playthrough }),
    ...(origin !== undefined && { origin }),
  })
  tab.repository.start()
  tabs.push(tab)
  return { ...tab, ...tab.store.getState(), list: () => tab.store.getState().discoveredMarkers }
}

export function closeTabs(): void {
  for (const { repository } of tabs.splice(0)) repository.stop()
}

/** Number of database requests and messages between tabs that are still under way. */
let inProgress = 0

/** Makes `settled` wait for a request. */
export async function counted<Result>(request: Promise<Result>): Promise<Result> {
  inProgress += 1
  try {
    return await request
  } finally {
    inProgress -= 1
  }
}

export async function openCounted(name: string, events: DatabaseEvents): Promise<ProgressDatabase> {
  const database = await counted(openProgressDatabase(name, events))
  return {
    ...database,
    readAll: () => counted(database.readAll()),
    read: (keys) => counted(database.read(keys)),
    write: (change) => counted(database.write(change)),
    join: (copy) => counted(database.join(copy)),
    prune: (record) => counted(database.prune(record)),
  }
}

/** Waits until all requests are done and several turns have passed, for reactions and real channels. */
export async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 5; quiet += 1) {
    await aWhile()
    if (inProgress > 0) quiet = 0
  }
}

export const aWhile = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 1)
  })

export async function inDatabase(name = homeNames.database): Promise<number[]> {
  const database = await openProgressDatabase(name, {
    onNewer: () => {},
    onClosed: () => {},
  })
  const { marks } = await database.readAll()
  database.close()
  return [...marks.values()].filter((mark) => mark.discovered).map(({ id }) => id)
}

export const never: Open = () => new Promise(() => {})
export const blocked: Open = () => Promise.reject(new DOMException('denied', 'SecurityError'))

export const told = () => reportedProblems(useStorageStatus.getState().problems)

/** Returns a database that refuses to write while `full` is set. */
export function fillable() {
  const state = { full: false }
  const open: Open = async (name, events) => {
    const database = await openCounted(name, events)
    const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    return {
      ...database,
      write: (change) => (state.full ? refuse() : database.write(change)),
      join: (copy) => (state.full ? refuse() : database.join(copy)),
    }
  }
  return { state, open }
}
