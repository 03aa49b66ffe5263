// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createDeletedPin } from '../records/pin.ts'
import { progressMigrations } from '../features/progress/storage/local-replica.ts'
import { homeNames } from '../testing/home-names.ts'
import { createLocalReplica } from '../features/progress/storage/local-replica.ts'
import { emptyProgress } from '../features/progress/storage/progress-record.ts'
import type { TextStorage } from './browser-storage.ts'

const folder = path.join(import.meta.dirname, 'samples')
const sample = (name: string) => readFileSync(path.join(folder, `${name}.json`), 'utf8')
const samples = readdirSync(folder).filter((name) => name.endsWith('.json'))

function replicaOf(text: string) {
  const texts = new Map([['progress-store', text]])
  const replica = createLocalReplica(storageOf(texts), homeNames)
  return { record: replica.read(), replica, texts }
}

function storageOf(texts: Map<string, string>): TextStorage {
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, next) => void texts.set(key, next),
  }
}

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

describe('data of released versions [F06]', () => {
  it('has a frozen sample of every version', () => {
    const versions = Array.from(
      { length: progressMigrations.length + 1 },
      (_, version) => `progress-store.${version}.json`,
    )
    expect(samples).toEqual(expect.arrayContaining(versions))
    expect(samples).toEqual(
      expect.arrayContaining([
        'filters-store.0.json',
        'filter-sets-store.0.json',
        'settings-store.0.json',
        'keeping-store.0.json',
        'pins-store.0.json',
        'progress-history.0.json',
      ]),
    )
  })

  it('is read: progress, version 0', () => {
    const { record } = replicaOf(sample('progress-store.0'))
    expect([...(record?.marks.values() ?? [])]).toEqual(
      [335, 1046, 7, 900_000].map((id) => ({ id, revision: 1, discovered: true })),
    )
    expect(record?.snapshots.map((each) => [each.reason, each.discoveredMarkers])).toEqual([
      ['clear', [12, 13]],
      ['migration', [335, 1046, 7, 900_000]],
    ])
  })

  it('is read: progress, version 1, and written back alike', () => {
    const { record, replica, texts } = replicaOf(sample('progress-store.1'))
    expect([...(record?.marks.values() ?? [])]).toEqual([
      { id: 12, revision: 2, discovered: false },
      { id: 335, revision: 4, discovered: false },
      { id: 7, revision: 1, discovered: true },
      { id: 1046, revision: 3, discovered: true },
      { id: 900_000, revision: 1, discovered: true },
    ])
    expect(record?.snapshots).toEqual([])
    replica.write(record ?? emptyProgress)
    expect(JSON.parse(texts.get('progress-store') ?? '')).toEqual(
      JSON.parse(sample('progress-store.1')),
    )
  })

  it('is read: pins, version 0, and written back alike', () => {
    const texts = new Map([['pins-store', sample('pins-store.0')]])
    const replica = createLocalReplica(storageOf(texts), homeNames)
    const record = replica.read() ?? emptyProgress
    expect([...record.pins.values()]).toEqual([
      {
        id: '0123456789abcdef01234567',
        revision: 2,
        deleted: false,
        x: 952.5,
        y: 7736,
        title: 'Hidden stash',
        note: 'Under the <b>third</b> stone\nbring a spade',
        glyph: 'chest',
        colour: 'teal',
      },
      createDeletedPin('89abcdef0123456789abcdef', 3),
      expect.objectContaining({ id: 'marker-1046', note: 'Come back with a lockpick' }),
    ])
    replica.writeAll(record)
    expect(JSON.parse(texts.get('pins-store') ?? '')).toEqual(JSON.parse(sample('pins-store.0')))
  })

  it('is read: history, version 0, without a tab', () => {
    const texts = new Map([['progress-history', sample('progress-history.0')]])
    const record = createLocalReplica(storageOf(texts), homeNames).read() ?? emptyProgress
    expect(record.journal).toMatchObject([
      { kind: 'mark', added: [7], pins: [], undone: false, origin: '' },
      { kind: 'note', pins: [{ before: null }], undone: true, origin: '' },
    ])
    expect(record.snapshots).toMatchObject([{ discoveredMarkers: [7, 12], pins: [] }])
  })

  it('is read: filters, version 0', async () => {
    localStorage.setItem('filters-store', sample('filters-store.0'))
    const { useFilters } = await import('../features/filters/filters.ts')
    expect(useFilters.getState().visibleTypes).toEqual({ nest: false, camp: true })
  })

  it('is read: filter sets, version 0', async () => {
    localStorage.setItem('filter-sets-store', sample('filter-sets-store.0'))
    const { useFilterSets } = await import('../features/filters/filters.ts')
    const { state } = JSON.parse(sample('filter-sets-store.0')) as { state: unknown }
    expect(useFilterSets.getState()).toEqual(state)
  })

  it('is read: settings, version 0', async () => {
    localStorage.setItem('settings-store', sample('settings-store.0'))
    const { useSettings } = await import('../features/settings/settings.ts')
    expect(useSettings.getState()).toMatchObject({
      markerSize: 64,
      panelOpen: false,
      showNamePlates: false,
      disclaimerOpen: true,
      look: 'night',
    })
  })

  it('is read: backup status, version 0', async () => {
    localStorage.setItem('keeping-store', sample('keeping-store.0'))
    const { useBackupStatus } = await import('../features/progress/backup/backup-status.ts')
    expect(useBackupStatus.getState()).toMatchObject({
      persistenceAsked: true,
      backedUpMarks: 120,
      backedUpPinChanges: 0,
      reminded: true,
      backupMade: true,
      takenIn: false,
    })
  })
})
