// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backupFileName, createBackup } from '../../features/progress/model/backup-format.ts'
import { readUpload } from '../upload-samples.ts'
import { readTransfer } from '../../features/links/model/transfer-link.ts'
import { readViewLink, writeViewLink } from '../../features/links/model/view-link.ts'
import { createScale } from '../../geometry/scale.ts'
import type { ScaledWorld } from '../../world/world.ts'

const folder = path.join(import.meta.dirname, 'today')
const extent = [0, 0, 8192, 8192] as const
const scale = createScale(extent, 0.5)
const text = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const typedArrays: Readonly<Record<string, typeof Float64Array | typeof Uint8Array>> = {
  Float64Array,
  Uint8Array,
}

interface Dump {
  readonly name: string
  readonly version: number
  readonly keyPaths: Readonly<Record<string, string>>
  readonly stores: Readonly<Record<string, readonly { readonly id: number | string }[]>>
}

const dump = JSON.parse(text('database.json'), (_key, value: unknown) => {
  const [[type, list] = ['', []]] = Object.entries(value ?? {})
  const make = typedArrays[type]
  return make ? make.from(list as number[]) : value
}) as Dump
const entries = JSON.parse(text('local-storage.json')) as Readonly<Record<string, string>>
const [backupName = ''] = readdirSync(folder).filter((name) => name.startsWith('kcd1_'))
const backup = JSON.parse(text(backupName)) as { exportedAt: string; pins: { id: string }[] }

function open(name: string, upgrade?: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name, upgrade ? dump.version : undefined)
    request.onupgradeneeded = () => upgrade?.(request.result)
    request.onsuccess = () => resolve(request.result)
  })
}

async function restoreDatabase(): Promise<void> {
  const database = await open(dump.name, (fresh) => {
    for (const [store, keyPath] of Object.entries(dump.keyPaths)) {
      fresh.createObjectStore(store, { keyPath })
    }
  })
  const transaction = database.transaction(Object.keys(dump.stores), 'readwrite')
  for (const [store, records] of Object.entries(dump.stores)) {
    for (const record of records) transaction.objectStore(store).put(record)
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve
  })
  database.close()
}

function restoreEntries(): void {
  for (const [key, entry] of Object.entries(entries)) localStorage.setItem(key, entry)
}

let close = () => {}

/** Opens the page by importing its modules. */
async function openPage() {
  const { progressRepository, useProgress } = await import('../../features/progress/progress.ts')
  close = progressRepository.stop
  return { progressRepository, useProgress }
}

const storedNames = () =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').toSorted()
const storedNow = () =>
  Object.fromEntries(
    storedNames().map((name) => [name, JSON.parse(localStorage.getItem(name) ?? '') as unknown]),
  )
const parsedEntries = Object.fromEntries(
  Object.entries(entries).map(([key, entry]) => [key, JSON.parse(entry) as unknown]),
)

afterEach(() => close())
beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
})

describe('the storage of a browser from before there were several worlds [F06]', () => {
  it('is read completely: marks, pins, undo steps and earlier lists', async () => {
    restoreEntries()
    await restoreDatabase()
    const { progressRepository, useProgress } = await openPage()
    // The database has not been read yet.
    expect(useProgress.getState().discoveredMarkers).toEqual([12])
    await progressRepository.joined()
    const { discoveredMarkers, marks, pins, journal, snapshots } = useProgress.getState()
    expect(discoveredMarkers).toEqual([12, 900_000])
    expect(marks.get(335)).toEqual({ id: 335, revision: 2, discovered: false })
    expect([...pins.keys()]).toEqual(['0123456789abcdef01234567', 'marker-335'])
    expect(journal.map(({ kind }) => kind)).toEqual([
      'note',
      'mark',
      'mark',
      'mark',
      'mark',
      'unmark',
      'clear',
    ])
    expect(snapshots.map(({ discoveredMarkers: ids }) => ids)).toEqual([[335, 7, 1046]])
    useProgress.getState().undo(journal.at(-1)?.key)
    expect(useProgress.getState().discoveredMarkers).toEqual([12, 900_000, 335, 7, 1046])
    expect(storedNames()).toEqual(Object.keys(entries).toSorted())
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([dump.name])
  })

  it('is read without the database and stays unchanged', async () => {
    restoreEntries()
    const { progressRepository, useProgress } = await openPage()
    await progressRepository.joined()
    const { discoveredMarkers, pins } = useProgress.getState()
    expect([discoveredMarkers, pins.size]).toEqual([[12], 2])
    expect(storedNow()).toEqual(parsedEntries)
    const database = await open(dump.name)
    expect([...database.objectStoreNames]).toEqual(Object.keys(dump.keyPaths).toSorted())
    database.close()
  })

  it('is restored without local storage, which is then written again', async () => {
    await restoreDatabase()
    const { progressRepository, useProgress } = await openPage()
    await progressRepository.joined()
    const { discoveredMarkers, pins } = useProgress.getState()
    expect([discoveredMarkers, pins.size]).toEqual([[12, 900_000], 2])
    const now = storedNow()
    expect(Object.keys(now)).toEqual(expect.arrayContaining(['progress-store', 'pins-store']))
    expect(now['pins-store']).toEqual(parsedEntries['pins-store'])
  })

  it('is read by every other store', async () => {
    restoreEntries()
    const [{ useFilters }, { useSettings }, { useBackupStatus }, { restorePosition }] =
      await Promise.all([
        import('../../features/filters/filters.ts'),
        import('../../features/settings/settings.ts'),
        import('../../features/progress/backup/backup-status.ts'),
        import('../../features/viewport/last-position.ts'),
      ])
    expect(useFilters.getState().visibleTypes).toEqual({ nest: false })
    expect(useSettings.getState().look).toBe('night')
    expect(useBackupStatus.getState()).toMatchObject({ backedUpMarks: 1, backedUpPinChanges: 3 })
    expect(restorePosition({ id: 'kcd1', extent, scale })).toEqual({
      coordinates: [5052, 7051],
      zoom: 4,
    })
  })
})

describe('files and links from before there were several worlds', () => {
  it('a backup is read, and written alike', () => {
    const read = readUpload(new TextEncoder().encode(text(backupName)), 'kcd1')
    expect(read).toMatchObject({ ok: true, ids: [12], pins: backup.pins })
    if (!read.ok) return
    const madeAt = new Date(backup.exportedAt)
    expect(backupFileName('kcd1', madeAt.getTime())).toBe(backupName)
    expect(JSON.stringify(createBackup('kcd1', read.ids, madeAt, read.pins))).toBe(text(backupName))
  })

  it('a link from another device is read', async () => {
    const hash = text('device-link.txt').trim().slice(1)
    const read = await readTransfer(hash, 'kcd1')
    expect(read).toMatchObject({ ok: true, transfer: { map: 'kcd1', ids: [12] } })
    if (!read.ok) return
    expect(read.transfer.pins.map(({ title, note }) => title || note)).toEqual([
      'Hidden stash',
      'Six <b>bandits</b>',
    ])
  })

  it('the address of a view is read, and written alike', () => {
    const search = text('address.txt').trim().slice(1)
    const types = ['nest', 'grave', 'camp'].map((id) => ({ id }))
    const world = { extent, scale, types } as unknown as ScaledWorld
    const view = readViewLink(search, world)
    expect(view).toEqual({
      marker: 12,
      at: { coordinates: [5052, 7051], zoom: 4 },
      types: { nest: false, grave: true, camp: true },
    })
    expect(writeViewLink(view, world)).toBe(search)
  })
})
