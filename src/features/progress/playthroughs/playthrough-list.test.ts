// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pinOf } from '../../../testing/pin-samples.ts'
import { progressNames } from '../../../storage/names.ts'
import { homeWorld } from '../../../testing/home-names.ts'

const name = 'playthroughs-store'
const [one, two] = ['3fa91c02', 'b00cb00c']
let close = () => {}

/** Resets the tab, so that it has shown no playthrough yet. */
function newTab(): void {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}

beforeEach(() => {
  localStorage.clear()
  newTab()
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  close()
  vi.restoreAllMocks()
})

/** Loads the page. It has not read the database yet. */
async function load() {
  close()
  vi.resetModules()
  const { usePlaythroughs, presentPlaythroughs } = await import('./playthroughs.ts')
  const { openPlaythrough, progressRepository, startProgress, useProgress } =
    await import('../progress.ts')
  startProgress()
  const { useStorageStatus } = await import('../../../storage/storage-status.ts')
  const list = await import('./playthrough-list.ts')
  const actions = await import('../ui/playthrough-actions.ts')
  const { addPin } = await import('../../pins/pins.ts')
  let stopStoring = () => {}
  close = () => {
    progressRepository.stop()
    stopStoring()
  }
  return {
    ...list,
    ...actions,
    addPin,
    repository: progressRepository,
    openPlaythrough,
    put: usePlaythroughs.getState().put,
    /** Runs the page's idle task. Settles when both copies of the list are merged. */
    storeList: () =>
      new Promise<readonly unknown[]>((resolve) => {
        stopStoring = list.storePlaythroughList((found) => resolve(found))
      }),
    all: () => usePlaythroughs.getState().playthroughs,
    names: () =>
      presentPlaythroughs(usePlaythroughs.getState().playthroughs).map((each) => each.name),
    open: () => useProgress.getState().playthrough,
    marks: () => useProgress.getState().discoveredMarkers,
    mark: (id: number) => useProgress.getState().addDiscovered(id),
    status: useStorageStatus,
  }
}

/** Loads a page with two playthroughs. The second is on screen and has a mark. */
async function withTwo() {
  const page = await load()
  await page.storeList()
  await page.makePlaythrough('Second', { id: '', name: 'First' })
  page.mark(7)
  await expectStored(['First', 'Second'])
  await stored(page.open(), [7])
  return { ...page, key: page.open() }
}

async function expectStored(names: readonly string[]) {
  await vi.waitFor(async () => {
    const { readStoredPlaythroughs } = await import('../storage/playthrough-storage.ts')
    const inDatabase = await readStoredPlaythroughs('kcd1')
    const { state } = JSON.parse(localStorage.getItem(name) ?? '{"state":{"playthroughs":[]}}') as {
      state: { playthroughs: { name: string }[] }
    }
    for (const copy of [inDatabase, state.playthroughs]) {
      expect(copy.map((each) => each.name).toSorted()).toEqual(names)
    }
  })
}

async function stored(playthrough: string, marks: readonly number[]) {
  const { openProgressDatabase } = await import('../storage/progress-database.ts')
  const { database } = progressNames({ world: homeWorld, playthrough })
  await vi.waitFor(async () => {
    const opened = await openProgressDatabase(database, { onNewer() {}, onClosed() {} })
    const record = await opened.readAll()
    opened.close()
    expect([...record.marks.keys()]).toEqual(marks)
  })
}

/** Makes local storage full. Call it before loading the page. */
function fillStorage() {
  const storage = localStorage
  const full = {
    getItem: (key: string) => storage.getItem(key),
    key: (at: number) => storage.key(at),
    removeItem: (key: string) => storage.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    clear: () => storage.clear(),
    length: storage.length,
  }
  return vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full)
}

async function deleteDatabases() {
  for (const { name: database = '' } of await indexedDB.databases()) {
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(database).onsuccess = resolve
    })
  }
}

describe('the second copy of the list of playthroughs [F81]', () => {
  it('brings back names and deletions when local storage was emptied', async () => {
    const page = await withTwo()
    await page.makePlaythrough('Third')
    page.deletePlaythrough(page.open())
    page.renamePlaythrough('', 'Renamed')
    await expectStored(['Renamed', 'Second', 'Third'])
    localStorage.clear()
    newTab()
    const next = await load()
    expect([next.open(), next.names()]).toEqual(['', ['']])
    expect(await next.storeList()).toEqual([])
    expect(next.names()).toEqual(['Renamed', 'Second'])
    expect(next.deletedPlaythroughs(next.all()).map((each) => each.name)).toEqual(['Third'])
    expect(next.open()).toBe('')
    await expectStored(['Renamed', 'Second', 'Third'])
  })

  it('is not made for a player with one playthrough', async () => {
    const page = await load()
    page.mark(1)
    await page.storeList()
    await stored('', [1])
    expect((await indexedDB.databases()).map((each) => each.name)).toEqual(['itinerarium-kcd1'])
    expect([localStorage.getItem(name), sessionStorage.length]).toEqual([null, 0])
  })

  it('keeps the current playthrough in a tab before the copy is read', async () => {
    const { key } = await withTwo()
    localStorage.clear()
    const next = await load()
    expect(next.open()).toBe(key)
    await next.storeList()
    expect(next.names()).toEqual(['First', 'Second'])
  })

  it('takes the place of a copy that cannot be read, with all names', async () => {
    await withTwo()
    localStorage.setItem(name, 'no list')
    const next = await load()
    await next.storeList()
    expect(next.names().toSorted()).toEqual(['First', 'Second'])
    expect(next.status.getState().problems[name]).toBeUndefined()
    expect(localStorage.getItem(`${name}.unreadable-1`)).toBe('no list')
  })

  it('has the room that local storage has not: nothing is lost, and nothing is said', async () => {
    const full = fillStorage()
    const page = await load()
    await page.storeList()
    expect(await page.makePlaythrough('Second', { id: '', name: 'First' })).toBeNull()
    const key = page.open()
    expect(page.names().toSorted()).toEqual(['First', 'Second'])
    page.mark(7)
    await stored(key, [7])
    await vi.waitFor(() => expect(page.status.getState().problems[name]).toBeUndefined())
    full.mockRestore()
    const next = await load()
    expect(next.open()).toBe(key)
    await next.storeList()
    expect(next.names().toSorted()).toEqual(['First', 'Second'])
  })

  it.each([
    ['there is room in neither place', 'no-room'],
    ['a newer version keeps the list', 'newer'],
    ['a newer version keeps the database', 'newer'],
  ])('refuses another playthrough where %s, before anything is made', async (why, refusal) => {
    if (why.endsWith('list')) {
      localStorage.setItem(name, JSON.stringify({ state: { playthroughs: [] }, version: 9 }))
    }
    if (why.endsWith('database')) indexedDB.open('itinerarium-kcd1.playthroughs', 9)
    if (refusal === 'no-room') fillStorage()
    const page = await load()
    await page.storeList()
    const before = localStorage.getItem(name)
    const databases = await indexedDB.databases()
    if (refusal === 'no-room') {
      vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
    }
    expect(await page.makePlaythrough('Second', { id: '', name: 'First' })).toBe(refusal)
    expect(await page.copyPlaythrough('', 'Copy')).toBe(refusal)
    expect([page.open(), page.all()]).toEqual(['', []])
    expect(localStorage.getItem(name)).toBe(before)
    const ofLists = (await indexedDB.databases()).filter((each) => each.name !== 'itinerarium-kcd1')
    expect(ofLists).toEqual(databases.filter((each) => each.name !== 'itinerarium-kcd1'))
  })

  it('is restored if the player keeps data that was deleted under the page', async () => {
    const page = await withTwo()
    localStorage.clear()
    await deleteDatabases()
    await vi.waitFor(() => expect(page.status.getState().isEmptied).toBe(true))
    page.repository.restoreAll()
    await expectStored(['First', 'Second'])
    await stored(page.key, [7])
  })

  it('is there again with the first mark after it was deleted in silence', async () => {
    const page = await withTwo()
    localStorage.clear()
    page.mark(8)
    await expectStored(['First', 'Second'])
  })

  it('keeps what only it knows when another tab writes a list that has lost it', async () => {
    const page = await withTwo()
    const text = JSON.stringify({
      state: { playthroughs: [{ id: two, revision: 1, name: 'Third', deleted: false }], last: two },
      version: 0,
    })
    localStorage.setItem(name, text)
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }))
    expect(page.names().toSorted()).toEqual(['First', 'Second', 'Third'])
    await expectStored(['First', 'Second', 'Third'])
  })

  it('offers only stored playthroughs without an entry', async () => {
    const page = await load()
    await page.openPlaythrough(one)
    page.addPin(pinOf())
    for (const id of [1, 2, 3, 4]) page.mark(id)
    await stored(one, [1, 2, 3, 4])
    await page.openPlaythrough('')
    localStorage.clear()
    // Databases of another world, and of a playthrough without data.
    for (const database of ['itinerarium-other.b00cb00c', 'itinerarium-kcd1.b00cb00d']) {
      indexedDB.open(database)
    }
    localStorage.setItem(
      `progress-store.kcd1.${two}`,
      JSON.stringify({ state: { discoveredMarkers: [9] }, version: 1 }),
    )
    newTab()
    const next = await load()
    expect(await next.storeList()).toEqual([
      { id: one, marks: 4, pins: 1 },
      { id: two, marks: 1, pins: 0 },
    ])
    expect(next.names()).toEqual([''])
    next.adoptNameless(one)
    next.switchTo(one)
    await vi.waitFor(() => expect(new Set(next.marks())).toEqual(new Set([1, 2, 3, 4])))
    expect(next.names()).toEqual(['', ''])
    next.deleteForGood(two)
    expect(await next.lookForNameless()).toEqual([])
  })
})

describe('a tab keeps its playthrough [F83]', () => {
  function otherTabMakes(id: string): void {
    const entry = { id, revision: 1, name: 'Of another tab', deleted: false }
    const text = JSON.stringify({ state: { playthroughs: [entry], last: id }, version: 0 })
    localStorage.setItem(name, text)
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }))
  }

  it.each([
    ['heard of', true],
    ['not heard of', false],
  ])('though another one was made and chosen elsewhere that it has %s', async (_how, hears) => {
    const page = await load()
    await page.storeList()
    if (!hears) close()
    otherTabMakes(one)
    expect((await load()).open()).toBe('')
    newTab()
    expect((await load()).open()).toBe(one)
  })

  it('in a world that it comes back to', async () => {
    otherTabMakes(one)
    history.replaceState(null, '', '/')
    const page = await load()
    page.switchTo('')
    otherTabMakes(one)
    // Visit another world in the same tab and return.
    history.pushState(null, '', '/kcd2-trosky')
    await load()
    history.pushState(null, '', '/')
    expect((await load()).open()).toBe('')
  })

  it('in a browser that keeps nothing for a tab [F83]', async () => {
    otherTabMakes(one)
    const page = await load()
    const throwing = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    page.switchTo('')
    otherTabMakes(one)
    expect((await load()).open()).toBe('')
    throwing.mockRestore()
  })

  it('out of the browser’s memory, though it has shown another one since', async () => {
    otherTabMakes(one)
    const page = await load()
    await page.storeList()
    page.switchTo('')
    sessionStorage.setItem('playthrough', JSON.stringify({ kcd1: one }))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect((await load()).open()).toBe('')
  })

  it('until that one is deleted', async () => {
    const { key, deletePlaythrough } = await withTwo()
    deletePlaythrough(key)
    await expectStored(['First', 'Second'])
    sessionStorage.setItem('playthrough', JSON.stringify({ kcd1: key }))
    expect((await load()).open()).toBe('')
  })
})
