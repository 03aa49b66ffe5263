import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  aWhile,
  blocked,
  closeTabs,
  emptyBrowser,
  fillable,
  inDatabase,
  never,
  openCounted,
  openTab,
  settled,
  told,
  type ReplicaStorage,
  type Open,
} from '../../../testing/fake-browser.ts'
import { homeWorld } from '../../../testing/home-names.ts'
import { progressNames } from '../../../storage/names.ts'
import { retryDelayMs } from '../../../storage/safe-entry.ts'
import { useStorageStatus } from '../../../storage/storage-status.ts'
import { mergeInto } from '../../../testing/merge-into.ts'

let storage: ReplicaStorage

beforeEach(() => {
  storage = emptyBrowser()
  return () => {
    closeTabs()
    vi.useRealTimers()
  }
})

const other = '3fa91c02'
const namesOf = (playthrough: string) => progressNames({ world: homeWorld, playthrough })
const stored = (playthrough: string) => inDatabase(namesOf(playthrough).database)
const replicated = (playthrough: string) => {
  const text = storage.texts.get(namesOf(playthrough).list) ?? '{"state":{"discoveredMarkers":[]}}'
  return (JSON.parse(text) as { state: { discoveredMarkers: number[] } }).state.discoveredMarkers
}

function held() {
  const waiting: (() => void)[] = []
  const open: Open = async (name, events) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
    })
    return openCounted(name, events)
  }
  return { open, letGo: () => waiting.splice(0).forEach((go) => go()) }
}

describe('switching to another playthrough', () => {
  it('shows its own list and restores the previous one on return', async () => {
    const tab = openTab(storage)
    tab.markMany([1, 2], true)
    tab.addVisited(2)
    await tab.openPlaythrough(other)
    expect(tab.list()).toEqual([])
    tab.addDiscovered(3)
    tab.addVisited(9)
    await tab.openPlaythrough('')
    expect(tab.list()).toEqual([1, 2])
    expect(tab.store.getState().visitedMarkers).toEqual([2])
    await settled()
    expect([await stored(''), await stored(other)]).toEqual([[1, 2], [3]])
    expect([replicated(''), replicated(other)]).toEqual([[1, 2], [3]])
    await tab.openPlaythrough(other)
    expect(tab.store.getState().visitedMarkers).toEqual([9])
  })

  it('is immediate although the previous one is not stored yet', async () => {
    const { open, letGo } = held()
    const tab = openTab(storage, open)
    tab.addDiscovered(1)
    void tab.openPlaythrough(other)
    expect(tab.list()).toEqual([])
    tab.addDiscovered(2)
    letGo()
    await settled()
    letGo()
    await settled()
    expect([tab.list(), await stored(other)]).toEqual([[2], [2]])
    await tab.openPlaythrough('')
    letGo()
    await settled()
    expect([tab.list(), await stored('')]).toEqual([[1], [1]])
  })

  it('keeps undo steps apart and restores them on return', async () => {
    const tab = openTab(storage)
    await settled()
    tab.addDiscovered(1)
    const key = tab.store.getState().journal.at(-1)?.key
    await tab.openPlaythrough(other)
    await settled()
    expect([tab.undo(), tab.undo(key)]).toEqual([null, null])
    await tab.openPlaythrough('')
    await settled()
    expect(tab.undo()).toMatchObject({ added: [1] })
    await settled()
    expect(await stored('')).toEqual([])
  })

  it.each([
    ['is blocked', blocked],
    ['never opens', never],
  ])('stores both in local storage if the database %s [F65]', async (_name, open) => {
    vi.useFakeTimers()
    const tab = openTab(storage, open)
    tab.addDiscovered(1)
    void tab.openPlaythrough(other)
    tab.addDiscovered(2)
    await vi.advanceTimersByTimeAsync(2 * retryDelayMs)
    expect(told()).toEqual(['one-copy'])
    expect([replicated(''), replicated(other)]).toEqual([[1], [2]])
    const key = mergeInto(tab.store, [5])
    void tab.openPlaythrough('')
    expect(tab.list()).toEqual([1])
    expect(tab.undo()).toMatchObject({ added: [1] })
    void tab.openPlaythrough(other)
    expect(tab.list()).toEqual([2, 5])
    expect(tab.undo(key ?? '')).toMatchObject({ added: [5] })
    expect([replicated(''), replicated(other)]).toEqual([[], [2]])
  })

  it('keeps a list that does not fit into the storage until there is room [F65]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { state, open } = fillable()
    const tab = openTab(storage, open)
    await turns()
    ;[state.full, storage.full] = [true, true]
    tab.addDiscovered(1)
    await turns()
    const closed = vi.fn<() => void>()
    void tab.openPlaythrough(other).then(closed)
    await turns(retryDelayMs)
    expect(told()).toEqual(['full'])
    expect(closed).not.toHaveBeenCalled()
    // Show the playthrough again while its repository is still closing.
    void tab.openPlaythrough('')
    expect(tab.list()).toEqual([1])
    void tab.openPlaythrough(other)
    ;[state.full, storage.full] = [false, false]
    tab.repository.retry()
    await turns(2 * retryDelayMs)
    expect(closed).toHaveBeenCalled()
    vi.useRealTimers()
    expect([await stored(''), await stored(other)]).toEqual([[1], []])
    expect([replicated(''), told()]).toEqual([[1], []])
  })

  it('keeps a list that only a late database can store', async () => {
    const { open, letGo } = held()
    const tab = openTab(undefined, open)
    tab.addDiscovered(1)
    void tab.openPlaythrough(other)
    await settled()
    expect(tab.list()).toEqual([])
    letGo()
    await settled()
    expect(await stored('')).toEqual([1])
  })

  it('keeps changes made after switching back before the first ones are stored [F64]', async () => {
    const opening: (() => void)[] = []
    const tab = openTab(storage, async (name, events) => {
      await new Promise<void>((resolve) => {
        opening.push(resolve)
      })
      return openCounted(name, events)
    })
    tab.markMany([1, 2], true)
    void tab.openPlaythrough(other)
    void tab.openPlaythrough('')
    tab.removeDiscovered(1)
    opening.pop()?.()
    await settled()
    expect(await stored('')).toEqual([2])
    for (const open of opening) open()
    await settled()
    expect([tab.list(), await stored(''), replicated('')]).toEqual([[2], [2], [2]])
  })

  it('stores a list again that was emptied under the page, unless the player agreed', async () => {
    const tab = openTab(storage)
    tab.addDiscovered(1)
    await settled()
    storage.texts.clear()
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(namesOf('').database).onsuccess = resolve
    })
    await settled()
    expect(useStorageStatus.getState().isEmptied).toBe(true)
    await tab.openPlaythrough(other)
    await settled()
    expect(useStorageStatus.getState().isEmptied).toBe(false)
    expect([tab.list(), await stored('')]).toEqual([[], [1]])
  })

  async function turns(milliseconds = 0): Promise<void> {
    for (let turn = 0; turn < 200; turn += 1) {
      await new Promise<void>((resolve) => {
        setImmediate(resolve)
      })
      await vi.advanceTimersByTimeAsync(milliseconds / 200)
    }
  }
})

describe('two tabs that go from one playthrough to another', () => {
  const step = fc.record({
    tab: fc.nat(1),
    what: fc.constantFrom('mark', 'mark', 'unmark', 'undo', 'switch', 'switch', 'retry'),
    id: fc.nat(4),
    waits: fc.boolean(),
  })
  const keys = ['', other]

  it('neither lose nor mix any changes [F64]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 24 }),
        fc.boolean(),
        async (script, hasReplica) => {
          storage = emptyBrowser()
          const tabs = ['one', 'two'].map((origin) =>
            openTab(hasReplica ? storage : undefined, openCounted, origin),
          )
          /** Marks of each playthrough. Each tab uses its own ids, so tabs don't affect each other's expectations. */
          const expected = keys.map(() => new Set<number>())
          const open = [0, 0]
          for (const { tab: at, what, id, waits } of script) {
            const tab = tabs[at]
            const list = expected[open[at] ?? 0]
            const own = id * 2 + at
            if (!tab || !list) continue
            if (what === 'switch') {
              open[at] = 1 - (open[at] ?? 0)
              void tab.openPlaythrough(keys[open[at]] ?? '')
            } else if (what === 'mark') {
              tab.addDiscovered(own)
              list.add(own)
            } else if (what === 'unmark') {
              // If the list has not been read yet, the mark is not on screen and can't be removed.
              if (tab.list().includes(own)) list.delete(own)
              tab.removeDiscovered(own)
            } else if (what === 'retry') tab.repository.retry()
            else {
              const undone = tab.undo()
              for (const each of undone?.added ?? []) list.delete(each)
              for (const each of undone?.removed ?? []) list.add(each)
            }
            if (waits) await aWhile()
          }
          await settled()
          for (const [at, tab] of tabs.entries()) {
            expect(new Set(tab.list())).toEqual(expected[open[at] ?? 0])
          }
          for (const [at, key] of keys.entries()) {
            expect(new Set(await stored(key))).toEqual(expected[at])
            if (hasReplica) expect(new Set(replicated(key))).toEqual(expected[at])
          }
          closeTabs()
        },
      ),
      { numRuns: 100 },
    )
  }, 60_000)
})
