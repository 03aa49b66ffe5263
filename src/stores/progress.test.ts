import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { journalLength, snapshotCount } from '../domain/history.ts'
import {
  openProgressDatabase,
  type DatabaseEvents,
  type ProgressDatabase,
} from './persistence/progress-database.ts'
import { databasePatience } from './persistence/progress-keeper.ts'
import { retryAfter, type TextStorage } from './persistence/safe-entry.ts'
import { storageNews, useStorageStatus } from './persistence/storage-status.ts'
import { createProgress } from './progress.ts'

const mirrorKey = 'progress-store'

/** A browser's local storage, which may be full. */
class FakeStorage implements TextStorage {
  readonly texts = new Map<string, string>()
  full = false

  getItem(name: string): string | null {
    return this.texts.get(name) ?? null
  }

  setItem(name: string, text: string): void {
    if (this.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    this.texts.set(name, text)
  }

  get mirror(): unknown {
    return JSON.parse(this.texts.get(mirrorKey) ?? 'null')
  }

  get list(): readonly number[] {
    const mirror = this.mirror as { state: { discoveredMarkers: number[] } } | null
    return mirror?.state.discoveredMarkers ?? []
  }
}

type Tab = ReturnType<typeof createProgress>
type Open = (name: string, events: DatabaseEvents) => Promise<ProgressDatabase>

let storage: FakeStorage
let tabs: Tab[]

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  storage = new FakeStorage()
  tabs = []
  useStorageStatus.setState({ troubles: {}, emptied: false })
})
afterEach(() => {
  for (const { keeper } of tabs) keeper.stop()
  vi.useRealTimers()
})

/** A tab, such as a page makes when it is opened: another one is a reload. */
function openTab(openDatabase: Open = openCounted, own: TextStorage | null = storage) {
  const tab = createProgress({ storage: own ?? undefined, openDatabase })
  tab.keeper.start()
  tabs.push(tab)
  return { ...tab, ...tab.store.getState(), list: () => tab.store.getState().discoveredMarkers }
}

/** Requests to databases that have not been answered yet. */
let underWay = 0

async function counted<Result>(request: Promise<Result>): Promise<Result> {
  underWay += 1
  try {
    return await request
  } finally {
    underWay -= 1
  }
}

/** The real database, which tells when it is busy. */
const openCounted: Open = async (name, events) => {
  const database = await counted(openProgressDatabase(name, events))
  return {
    ...database,
    readAll: () => counted(database.readAll()),
    write: (change) => counted(database.write(change)),
    join: (copy) => counted(database.join(copy)),
  }
}

/** Everything that is under way has happened: the database and the channel work in later turns. */
async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 15; quiet += 1) {
    await aWhile()
    if (underWay > 0) quiet = 0
  }
}

const aWhile = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 1)
  })

async function inDatabase(): Promise<number[]> {
  const database = await openProgressDatabase('itinerarium-kcd1', {
    onNewer: () => {},
    onClosed: () => {},
  })
  const { marks } = await database.readAll()
  database.close()
  return [...marks.values()].filter((mark) => mark.discovered).map(({ id }) => id)
}

const never: Open = () => new Promise(() => {})
const blocked: Open = () => Promise.reject(new DOMException('denied', 'SecurityError'))
const news = () => storageNews(useStorageStatus.getState().troubles)

/** A database that refuses to write while `full` is set. */
function fillable() {
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

describe('a list that is kept', () => {
  it('begins with nothing, and writes nothing', async () => {
    const tab = openTab()
    expect(tab.list()).toEqual([])
    await settled()
    expect(storage.texts.size).toBe(0)
    expect(news()).toEqual([])
  })

  it('is in the database and in its mirror', async () => {
    const tab = openTab()
    tab.addDiscovered(1046)
    tab.addDiscovered(0)
    tab.addDiscovered(1046)
    expect(storage.mirror).toEqual({
      state: { discoveredMarkers: [1046, 0], revisions: {} },
      version: 1,
    })
    await settled()
    expect(await inDatabase()).toEqual([0, 1046])
    expect(openTab().list()).toEqual([1046, 0])
  })

  it('comes back from either alone', async () => {
    const tab = openTab()
    tab.mergeDiscovered([5, 2])
    tab.removeDiscovered(2)
    tab.addDiscovered(7)
    await settled()
    storage.texts.clear()
    const fromDatabase = openTab()
    await settled()
    expect(fromDatabase.list()).toEqual([5, 7])
    expect(storage.list).toEqual([5, 7])
    vi.stubGlobal('indexedDB', new IDBFactory())
    openTab()
    await settled()
    expect(await inDatabase()).toEqual([5, 7])
  })

  it('marks many and takes many off, each as one action that is undone as one', () => {
    const tab = openTab()
    tab.addDiscovered(2)
    const key = tab.markMany([1, 2, 3], true)
    expect(tab.list()).toEqual([2, 1, 3])
    expect(tab.store.getState().lastChange).toMatchObject({ kind: 'mark-many', added: [1, 3] })
    expect(tab.markMany([1, 2, 3], true)).toBeNull()
    tab.undo(key ?? '')
    expect(tab.list()).toEqual([2])
    tab.markMany([1, 2], false)
    expect(tab.list()).toEqual([])
    expect(tab.undo()?.kind).toBe('unmark-many')
    expect(tab.list()).toEqual([2])
  })

  it('forgets visits', async () => {
    const tab = openTab()
    tab.addVisited(3)
    tab.addVisited(4)
    tab.removeVisited(3)
    expect(tab.store.getState().visitedMarkers).toEqual([4])
    await settled()
    expect(openTab().store.getState().visitedMarkers).toEqual([])
  })

  it('merges without removing or repeating', () => {
    const tab = openTab()
    tab.mergeDiscovered([5, 2])
    tab.mergeDiscovered([2, 900_000, 5])
    expect(tab.mergeDiscovered([])).toBeNull()
    expect(tab.list()).toEqual([5, 2, 900_000])
  })

  it('keeps a mark that was made before the database had opened, whatever is in there', async () => {
    const first = openTab()
    first.addDiscovered(5)
    first.removeDiscovered(5)
    first.addDiscovered(6)
    await settled()
    storage.texts.clear()
    const next = openTab()
    next.addDiscovered(5)
    await settled()
    expect(next.list()).toEqual(expect.arrayContaining([5, 6]))
    expect(await inDatabase()).toEqual([5, 6])
  })

  it.each([0, 4_070_908_800_000])(
    'is ordered and merged alike when the clock says %d [F14]',
    async (time) => {
      vi.spyOn(Date, 'now').mockReturnValue(time)
      const one = openTab()
      one.addDiscovered(1)
      await settled()
      vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
      const other = openTab()
      await settled()
      other.removeDiscovered(1)
      await settled()
      expect(one.list()).toEqual([])
      expect(openTab().list()).toEqual([])
    },
  )
})

describe('lists that only live in local storage', () => {
  const versionZero = '{"state":{"discoveredMarkers":[7,0,1046],"clearedMarkers":[3]},"version":0}'

  it('are taken over into the database, and what was cleared becomes an earlier list', async () => {
    storage.texts.set(mirrorKey, versionZero)
    const tab = openTab()
    expect(tab.list()).toEqual([7, 0, 1046])
    await settled()
    expect(await inDatabase()).toEqual([0, 7, 1046])
    expect(storage.mirror).toMatchObject({ version: 1 })
    const { snapshots } = openTab().store.getState()
    await settled()
    const after = tabs.at(-1)?.store.getState().snapshots ?? snapshots
    expect(after.map(({ reason, discoveredMarkers }) => [reason, discoveredMarkers])).toEqual([
      ['clear', [3]],
      ['migration', [7, 0, 1046]],
    ])
  })

  it.each([
    ['never opens', never],
    ['is blocked', blocked],
  ])('are honoured while the database %s [F02]', async (_name, open) => {
    vi.useFakeTimers()
    storage.texts.set(mirrorKey, versionZero)
    const tab = openTab(open)
    tab.addDiscovered(8)
    await vi.advanceTimersByTimeAsync(databasePatience + 10)
    expect(news()).toEqual(['one-copy'])
    expect(tab.list()).toEqual([7, 0, 1046, 8])
    const key = tab.mergeDiscovered([9])
    const next = openTab(open)
    expect(next.list()).toEqual([7, 0, 1046, 8, 9])
    next.undo(key ?? '')
    expect(next.list()).toEqual([7, 0, 1046, 8])
  })

  it('are joined with a database that opened late', async () => {
    const first = openTab()
    first.mergeDiscovered([1, 2])
    await settled()
    storage.texts.clear()
    let letGo = () => {}
    const late: Open = async (name, events) => {
      await new Promise<void>((resolve) => {
        letGo = resolve
      })
      return openCounted(name, events)
    }
    const tab = openTab(late)
    tab.addDiscovered(3)
    await settled()
    letGo()
    await settled()
    expect(tab.list()).toEqual(expect.arrayContaining([1, 2, 3]))
    expect(await inDatabase()).toEqual([1, 2, 3])
  })
})

describe('undo', () => {
  it('takes back the last change, then the one before, also after a reload [F13]', async () => {
    const tab = openTab()
    tab.mergeDiscovered([5, 2])
    tab.clearDiscovered()
    tab.addDiscovered(9)
    await settled()
    const next = openTab()
    await settled()
    expect(next.undo()?.kind).toBe('mark')
    expect(next.undo()?.kind).toBe('clear')
    expect(next.list()).toEqual([5, 2])
    expect(next.undo()?.kind).toBe('import')
    expect(next.list()).toEqual([])
    expect(next.undo()).toBeNull()
    await settled()
    expect(openTab().list()).toEqual([])
  })

  it('needs nothing but the database once that is open [F13]', async () => {
    const tab = openTab()
    await settled()
    tab.mergeDiscovered([5, 2])
    tab.clearDiscovered()
    await settled()
    storage.texts.clear()
    const next = openTab()
    await settled()
    expect(next.store.getState().snapshots).toMatchObject([{ discoveredMarkers: [5, 2] }])
    expect(next.undo()?.kind).toBe('clear')
    expect(next.list()).toEqual([5, 2])
  })

  it('takes back a named change once', () => {
    const tab = openTab()
    const key = tab.mergeDiscovered([5, 2]) ?? ''
    tab.addDiscovered(9)
    expect(tab.undo(key)?.kind).toBe('import')
    expect(tab.list()).toEqual([9])
    expect(tab.undo(key)).toBeNull()
    expect(tab.undo('nonsense')).toBeNull()
  })

  it('does not remember for ever', () => {
    const tab = openTab()
    for (let id = 0; id <= journalLength; id += 1) tab.addDiscovered(id)
    for (let count = 0; count < journalLength; count += 1) expect(tab.undo()).not.toBeNull()
    expect(tab.undo()).toBeNull()
    expect(tab.list()).toEqual([0])
  })
})

describe('earlier lists', () => {
  it('are kept before a clear and an import, and can be gone back to', async () => {
    const tab = openTab()
    tab.mergeDiscovered([1, 2])
    tab.clearDiscovered()
    tab.addDiscovered(9)
    await settled()
    const next = openTab()
    await settled()
    const [snapshot, ...rest] = next.store.getState().snapshots
    expect(rest).toEqual([])
    expect(snapshot).toMatchObject({ reason: 'clear', discoveredMarkers: [1, 2] })
    const key = next.restoreSnapshot(snapshot?.key ?? '') ?? ''
    expect(new Set(next.list())).toEqual(new Set([1, 2]))
    next.undo(key)
    expect(next.list()).toEqual([9])
    expect(next.restoreSnapshot('nonsense')).toBeNull()
  })

  it('are five at most', () => {
    const tab = openTab()
    for (let id = 0; id < 8; id += 1) tab.mergeDiscovered([id])
    const { snapshots } = tab.store.getState()
    expect(snapshots.map(({ discoveredMarkers }) => discoveredMarkers.length)).toEqual([
      3, 4, 5, 6, 7,
    ])
    expect(snapshots).toHaveLength(snapshotCount)
  })
})

describe('several tabs', () => {
  it('show each other’s changes', async () => {
    const [one, other] = [openTab(), openTab()]
    await settled()
    one.addDiscovered(1)
    other.addDiscovered(2)
    await settled()
    expect(new Set(one.list())).toEqual(new Set([1, 2]))
    expect(new Set(other.list())).toEqual(new Set([1, 2]))
    other.removeDiscovered(1)
    await settled()
    expect(one.list()).toEqual([2])
    expect(storage.list).toEqual([2])
  })

  it('give the last click its way, though this tab did not know of the others', async () => {
    const [one, other] = [openTab(), openTab()]
    one.addDiscovered(1)
    one.removeDiscovered(1)
    other.addDiscovered(1)
    await settled()
    expect([one.list(), other.list(), await inDatabase()]).toEqual([[1], [1], [1]])
  })

  const turn = fc.record({
    tab: fc.nat(2),
    id: fc.nat(5),
    add: fc.boolean(),
    waits: fc.boolean(),
  })

  it('lose nothing, whatever they do at the same time [F08]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { maxLength: 15 }), async (script) => {
        vi.stubGlobal('indexedDB', new IDBFactory())
        storage = new FakeStorage()
        const trio = [openTab(), openTab(), openTab()]
        const expected = new Set<number>()
        for (const { tab, id, add, waits } of script) {
          const own = id * 3 + tab
          if (add) {
            trio[tab]?.addDiscovered(own)
            expected.add(own)
          } else {
            trio[tab]?.removeDiscovered(own)
            expected.delete(own)
          }
          if (waits) await aWhile()
        }
        await settled()
        for (const { list } of trio) expect(new Set(list())).toEqual(expected)
        expect(new Set(await inDatabase())).toEqual(expected)
        expect(new Set(storage.list)).toEqual(expected)
        for (const { keeper } of tabs.splice(0)) keeper.stop()
      }),
      { numRuns: 40 },
    )
  }, 30_000)

  it('ignore junk on the channel [F36]', async () => {
    const tab = openTab()
    tab.addDiscovered(1)
    await settled()
    const channel = new BroadcastChannel('itinerarium-kcd1')
    for (const junk of [null, '', { discoveredMarkers: [] }, 'x'.repeat(100_000), [1, 2]]) {
      channel.postMessage(junk)
    }
    await settled()
    channel.close()
    expect(tab.list()).toEqual([1])
  })
})

describe('a database without room', () => {
  it('leaves the mark on screen and in the mirror, says so, and tries again [F03]', async () => {
    const { state, open } = fillable()
    const tab = openTab(open)
    await settled()
    state.full = true
    tab.addDiscovered(1)
    await settled()
    expect(tab.list()).toEqual([1])
    expect(news()).toEqual(['one-copy'])
    storage.full = true
    tab.addDiscovered(2)
    await settled()
    expect(news()).toEqual(['full'])
    expect(tab.list()).toEqual([1, 2])
    state.full = false
    storage.full = false
    tab.keeper.retry()
    await settled()
    expect(news()).toEqual([])
    expect(await inDatabase()).toEqual([1, 2])
    expect(storage.list).toEqual([1, 2])
  })

  it('is tried again by itself, with what is on screen by then', async () => {
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
    const tab = openTab(open)
    await turns()
    state.full = true
    tab.addDiscovered(1)
    tab.addDiscovered(2)
    await turns()
    state.full = false
    tab.removeDiscovered(2)
    await turns()
    await vi.advanceTimersByTimeAsync(retryAfter)
    await turns()
    vi.useRealTimers()
    expect(await inDatabase()).toEqual([1])
    expect(news()).toEqual([])
  })

  it('takes over what the mirror holds as soon as there is room', async () => {
    storage.texts.set(mirrorKey, '{"state":{"discoveredMarkers":[4]},"version":0}')
    const { state, open } = fillable()
    state.full = true
    const tab = openTab(open)
    await settled()
    expect(tab.list()).toEqual([4])
    expect(news()).toEqual(['one-copy'])
    state.full = false
    tab.keeper.retry()
    await settled()
    expect(await inDatabase()).toEqual([4])
    expect(news()).toEqual([])
  })

  it('lets the list live in memory when both places are closed, and says so once [F01]', async () => {
    const tab = openTab(blocked, null)
    await settled()
    tab.addDiscovered(1)
    expect(tab.list()).toEqual([1])
    expect(news()).toEqual(['blocked'])
  })
})

describe('versions', () => {
  it('a newer mirror is shown, and nothing is written anywhere [F07]', async () => {
    const newer = '{"state":{"discoveredMarkers":[1,2],"routes":[4]},"version":9}'
    storage.texts.set(mirrorKey, newer)
    const tab = openTab()
    await settled()
    tab.addDiscovered(3)
    tab.clearDiscovered()
    await settled()
    expect(storage.texts).toEqual(new Map([[mirrorKey, newer]]))
    expect(await inDatabase()).toEqual([])
    expect(news()).toEqual(['newer'])
  })

  it('a newer database is not opened, and nothing is written anywhere [F07]', async () => {
    const request = indexedDB.open('itinerarium-kcd1', 99)
    await new Promise((resolve) => {
      request.onsuccess = resolve
    })
    request.result.close()
    const tab = openTab()
    await settled()
    tab.addDiscovered(3)
    await settled()
    expect(storage.texts.size).toBe(0)
    expect(news()).toEqual(['newer'])
  })

  it('an older tab stops writing when a newer one changes the database [F09]', async () => {
    const old = openTab()
    old.addDiscovered(1)
    await settled()
    const request = indexedDB.open('itinerarium-kcd1', 99)
    await new Promise((resolve) => {
      request.onsuccess = resolve
    })
    request.result.close()
    const before = new Map(storage.texts)
    old.addDiscovered(2)
    await settled()
    expect(storage.texts).toEqual(before)
    expect(old.list()).toEqual([1, 2])
    expect(news()).toEqual(['newer'])
  })
})

describe('data that is deleted while the page is open', () => {
  const deleteDatabase = () =>
    new Promise((resolve) => {
      indexedDB.deleteDatabase('itinerarium-kcd1').onsuccess = resolve
    })

  async function emptied() {
    const tab = openTab()
    tab.mergeDiscovered([1, 2])
    await settled()
    storage.texts.clear()
    await deleteDatabase()
    await settled()
    return tab
  }

  it('is asked about, and stored again when the player keeps it [F10]', async () => {
    const tab = await emptied()
    expect(useStorageStatus.getState().emptied).toBe(true)
    expect(storage.texts.size).toBe(0)
    tab.keeper.keepAll()
    await settled()
    expect(useStorageStatus.getState().emptied).toBe(false)
    expect(await inDatabase()).toEqual([1, 2])
    expect(storage.list).toEqual([1, 2])
  })

  it('is gone for good when the player starts afresh', async () => {
    const tab = await emptied()
    tab.keeper.startAfresh()
    await settled()
    expect(tab.list()).toEqual([])
    expect(useStorageStatus.getState().emptied).toBe(false)
    tab.addDiscovered(7)
    await settled()
    expect(await inDatabase()).toEqual([7])
    expect(storage.list).toEqual([7])
  })

  it('is kept by whoever goes on marking', async () => {
    const tab = await emptied()
    tab.addDiscovered(3)
    await settled()
    expect(useStorageStatus.getState().emptied).toBe(false)
    expect(await inDatabase()).toEqual([1, 2, 3])
  })

  it('is asked about as well when the mirror was left', async () => {
    const tab = openTab()
    tab.mergeDiscovered([1, 2])
    await settled()
    await deleteDatabase()
    await settled()
    expect(useStorageStatus.getState().emptied).toBe(true)
    tab.keeper.startAfresh()
    await settled()
    expect(storage.list).toEqual([])
    expect(await inDatabase()).toEqual([])
  })

  it('is not asked about when the mirror alone is gone', async () => {
    const tab = openTab()
    tab.mergeDiscovered([1, 2])
    await settled()
    storage.texts.clear()
    tab.addDiscovered(3)
    await settled()
    expect(useStorageStatus.getState().emptied).toBe(false)
    expect(storage.list).toEqual([1, 2, 3])
  })
})
