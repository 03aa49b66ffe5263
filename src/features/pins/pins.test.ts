import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pinsToImport } from '../import-export/model/import/pin-draft.ts'
import { normalizeDraft, createDeletedPin } from '../../records/pin.ts'
import { presentPins, ownPins } from '../progress/model/pin-list.ts'
import { manyPins, pinOf } from '../../testing/pin-samples.ts'
import {
  openProgressDatabase,
  type DatabaseEvents,
  type ProgressDatabase,
} from '../progress/storage/progress-database.ts'
import type { TextStorage } from '../../storage/browser-storage.ts'
import { useStorageStatus } from '../../storage/storage-status.ts'
import { createPinActions } from './pins.ts'
import { createProgress } from '../progress/progress.ts'
import { mergeInto } from '../../testing/merge-into.ts'

class Texts implements TextStorage {
  readonly texts = new Map<string, string>()
  readonly touched: string[] = []
  full = false

  getItem(name: string): string | null {
    this.touched.push(name)
    return this.texts.get(name) ?? null
  }

  setItem(name: string, text: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError')
    this.touched.push(name)
    this.texts.set(name, text)
  }
}

type Open = (name: string, events: DatabaseEvents) => Promise<ProgressDatabase>

const never: Open = () => new Promise(() => {})
const stash = { x: 952, y: 7736, title: 'Stash', note: 'Dig' }

let storage: Texts
let tabs: ReturnType<typeof createProgress>[]

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  storage = new Texts()
  tabs = []
  useStorageStatus.setState({ problems: {}, isEmptied: false })
})
afterEach(() => {
  for (const { repository } of tabs) repository.stop()
  vi.useRealTimers()
})

/** Opens a tab. A second one on the same storage acts like a reload. */
function openTab(openDatabase: Open = openProgressDatabase) {
  const tab = createProgress({ storage, openDatabase })
  tab.repository.start()
  tabs.push(tab)
  const state = tab.store.getState
  return {
    ...state(),
    ...createPinActions(tab.store),
    store: tab.store,
    repository: tab.repository,
    state,
    titles: () => ownPins(state().pins).map(({ title }) => title),
    present: () => presentPins(state().pins),
  }
}

async function titlesInDatabase(): Promise<string[]> {
  const database = await openProgressDatabase('itinerarium-kcd1', {
    onNewer: () => {},
    onClosed: () => {},
  })
  const { pins } = await database.readAll()
  database.close()
  return ownPins(pins).map(({ title }) => title)
}

const until = vi.waitFor

describe('pins that are kept', () => {
  it('are in the database and in their replica, and come back from either alone', async () => {
    const tab = openTab()
    tab.addPin(stash)
    expect(storage.texts.get('pins-store')).toContain('Stash')
    await until(async () => expect(await titlesInDatabase()).toEqual(['Stash']))
    storage.texts.clear()
    const fromDatabase = openTab()
    await until(() => expect(fromDatabase.titles()).toEqual(['Stash']))
    await until(() => expect(storage.texts.get('pins-store')).toContain('Stash'))
    vi.stubGlobal('indexedDB', new IDBFactory())
    expect(openTab().titles()).toEqual(['Stash'])
    await until(async () => expect(await titlesInDatabase()).toEqual(['Stash']))
  })

  it('leave the list’s own text in its shape', () => {
    const tab = openTab()
    tab.addDiscovered(7)
    const before = storage.texts.get('progress-store')
    tab.addPin(stash)
    expect(storage.texts.get('progress-store')).toBe(before)
    expect(JSON.parse(before ?? '')).toMatchObject({
      state: { discoveredMarkers: [7], revisions: {} },
      version: 1,
    })
  })

  it('are written to the replica only when they have changed', () => {
    const tab = openTab()
    tab.addDiscovered(1)
    expect([...storage.texts.keys()]).not.toContain('pins-store')
    tab.addPin(stash)
    storage.touched.length = 0
    tab.addDiscovered(2)
    expect(storage.touched).toContain('progress-store')
    expect(storage.touched).not.toContain('pins-store')
  })

  it('are honoured, and undone, while the database never opens [F02]', () => {
    const { change } = openTab(never).addPin(stash)
    const next = openTab(never)
    expect(next.titles()).toEqual(['Stash'])
    next.undo(change)
    expect(next.titles()).toEqual([])
    expect(openTab(never).titles()).toEqual([])
  })

  it('are written later if the storage was full [F03]', async () => {
    let full = true
    const tab = openTab(async (name, events) => {
      const database = await openProgressDatabase(name, events)
      const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
      return { ...database, write: (change) => (full ? refuse() : database.write(change)) }
    })
    storage.full = true
    tab.addPin(stash)
    await until(() => expect(useStorageStatus.getState().problems.database).toBe('full'))
    expect(useStorageStatus.getState().problems['pins-store']).toBe('full')
    full = false
    storage.full = false
    tab.repository.retry()
    await until(async () => expect(await titlesInDatabase()).toEqual(['Stash']))
    expect(storage.texts.get('pins-store')).toContain('Stash')
    expect(useStorageStatus.getState().problems).toEqual({})
  })

  it.each([
    ['all of the site’s data is', () => storage.texts.clear()],
    ['only the database is', () => {}],
  ])('alone are missed when %s deleted [F10]', async (_name, alsoDelete) => {
    const tab = openTab()
    tab.addPin(stash)
    await until(async () => expect(await titlesInDatabase()).toEqual(['Stash']))
    alsoDelete()
    const deleted = indexedDB.deleteDatabase('itinerarium-kcd1')
    await new Promise((resolve) => deleted.addEventListener('success', resolve))
    await until(() => expect(useStorageStatus.getState().isEmptied).toBe(true))
    expect(tab.titles()).toEqual(['Stash'])
    tab.repository.restoreAll()
    await until(async () => expect(await titlesInDatabase()).toEqual(['Stash']))
  })
})

describe('several tabs', () => {
  it('show each other’s pins, and the last change holds [F08]', async () => {
    const [one, other] = [openTab(), openTab()]
    const { id } = one.addPin(stash)
    await until(() => expect(other.titles()).toEqual(['Stash']))
    other.editPin(id, { title: 'Moved' })
    await until(() => expect(one.titles()).toEqual(['Moved']))
    one.deletePin(id)
    await until(() => expect(other.titles()).toEqual([]))
    expect(await titlesInDatabase()).toEqual([])
  })

  it('give the last change its way, though this tab did not know of the others', async () => {
    const first = openTab()
    const { id } = first.addPin(stash)
    await until(async () => expect(await titlesInDatabase()).toEqual(['Stash']))
    const [one, other] = [openTab(), openTab()]
    for (const title of ['a', 'b', 'c']) one.editPin(id, { title })
    other.editPin(id, { title: 'last' })
    await until(() => expect([one.titles(), other.titles()]).toEqual([['last'], ['last']]))
    await until(async () => expect(await titlesInDatabase()).toEqual(['last']))
  })
})

describe('changes to pins', () => {
  it('are undone step by step, also after a reload [F13]', async () => {
    const tab = openTab()
    const { id } = tab.addPin(stash)
    tab.editPin(id, { title: 'Chest', glyph: 'chest' })
    tab.movePin(id, [10.04, 20])
    tab.deletePin(id)
    await until(async () => expect(await titlesInDatabase()).toEqual([]))
    const next = openTab()
    await until(() => expect(next.state().journal).toHaveLength(4))
    expect(next.undo()?.kind).toBe('pin-delete')
    expect(next.present()).toMatchObject([{ x: 10, y: 20, title: 'Chest', glyph: 'chest' }])
    expect(next.undo()?.kind).toBe('pin-move')
    expect(next.present()).toMatchObject([{ x: 952, title: 'Chest' }])
    expect(next.undo()?.kind).toBe('pin-edit')
    expect(next.present()).toMatchObject([{ title: 'Stash', glyph: 'pin' }])
    expect(next.undo()?.kind).toBe('pin')
    expect(next.present()).toEqual([])
  })

  it('without an effect are not recorded', () => {
    const tab = openTab(never)
    const { id } = tab.addPin(stash)
    expect(tab.editPin(id, { title: ' Stash ' })).toBeNull()
    expect(tab.movePin(id, [952.04, 7736])).toBeNull()
    expect(tab.editPin('nonsense', { title: 'x' })).toBeNull()
    expect(tab.deletePin('nonsense')).toBeNull()
    tab.deletePin(id)
    expect(tab.editPin(id, { title: 'x' })).toBeNull()
  })

  it('include adding, changing and deleting a marker’s note', () => {
    const tab = openTab(never)
    const marker = { id: 1046, coordinate: [5, 6] } as const
    tab.noteMarker(marker, 'Locked')
    expect(tab.present()).toMatchObject([{ id: 'marker-1046', x: 5, y: 6, note: 'Locked' }])
    expect(tab.titles()).toEqual([])
    expect(tab.noteMarker(marker, 'Locked')).toBeNull()
    const key = tab.noteMarker(marker, ' \n') ?? ''
    expect(tab.present()).toEqual([])
    expect(tab.noteMarker(marker, '')).toBeNull()
    expect(tab.undo(key)?.kind).toBe('note')
    expect(tab.present()).toMatchObject([{ note: 'Locked' }])
  })

  it('delete all pins but no notes, and can be undone', () => {
    const tab = openTab(never)
    tab.addPin(stash)
    tab.addPin({ ...stash, title: 'Other' })
    tab.noteMarker({ id: 7, coordinate: [1, 2] }, 'Locked')
    const key = tab.deleteAllPins() ?? ''
    expect(tab.present().map(({ id }) => id)).toEqual(['marker-7'])
    tab.undo(key)
    expect(tab.titles()).toEqual(['Stash', 'Other'])
    tab.deleteAllPins()
    const later = tab.addPin({ ...stash, title: 'Later' })
    const [snapshot] = tab.state().snapshots
    const restored = tab.restoreSnapshot(snapshot?.key ?? '') ?? ''
    expect(tab.titles().toSorted()).toEqual(['Later', 'Other', 'Stash'])
    tab.undo(restored)
    expect(tab.titles()).toEqual(['Later'])
    tab.undo(later.change)
    expect(tab.deleteAllPins()).toBeNull()
  })

  it('include merging a file’s marks and pins once, as one action', () => {
    const tab = openTab(never)
    const pins = [pinOf(), createDeletedPin('f'.repeat(24), 2)]
    const key = mergeInto(tab.store, [1, 2], pins) ?? ''
    expect([tab.state().discoveredMarkers, tab.titles()]).toEqual([[1, 2], ['Stash']])
    expect(mergeInto(tab.store, [1, 2], pins)).toBeNull()
    tab.undo(key)
    expect([tab.state().discoveredMarkers, tab.titles()]).toEqual([[], []])
    mergeInto(tab.store, [], pins)
    expect(tab.titles()).toEqual(['Stash'])
    const id = tab.present()[0]?.id ?? ''
    tab.deletePin(id)
    expect(mergeInto(tab.store, [], pins)).toBeNull()
  })

  it('include importing another map’s pins once, and again after a deletion', () => {
    const tab = openTab(never)
    const upload = () =>
      mergeInto(tab.store, [], pinsToImport(tab.state().pins, [normalizeDraft(stash)]))
    const key = upload() ?? ''
    expect(upload()).toBeNull()
    tab.undo(key)
    expect(tab.titles()).toEqual([])
    upload()
    expect(tab.titles()).toEqual(['Stash'])
  })

  it('are quick with 2,000 pins', () => {
    const tab = openTab(never)
    mergeInto(tab.store, [], manyPins(2000, 'x'.repeat(100)))
    const id = tab.present()[0]?.id ?? ''
    const before = process.cpuUsage()
    for (let step = 0; step < 10; step += 1) tab.movePin(id, [step, step])
    const { user, system } = process.cpuUsage(before)
    // Ten drags, measured in processor time (µs), which other programs on the machine don't lengthen.
    expect(user + system).toBeLessThan(2_000_000)
  })
})
