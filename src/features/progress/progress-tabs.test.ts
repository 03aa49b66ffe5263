import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connectedBrowser } from '../../testing/connected-tabs.ts'
import { homeWorld } from '../../testing/home-names.ts'
import { pinOf } from '../../testing/pin-samples.ts'
import { createPinActions } from '../pins/pins.ts'
import type { JournalEntry } from './model/history.ts'
import type { ChangedKeys } from './storage/progress-database.ts'
import { messagePatience } from './storage/tabs.ts'
import { progressNames, type Owner } from '../../storage/names.ts'
import {
  aWhile,
  closeTabs,
  emptyBrowser,
  inDatabase,
  openCounted,
  openTab,
  settled,
  type Open,
  type ReplicaStorage,
} from '../../testing/fake-browser.ts'
import { mergeInto } from '../../testing/merge-into.ts'

let storage: ReplicaStorage

beforeEach(() => {
  storage = emptyBrowser()
  return closeTabs
})

function noting(reads: (ChangedKeys | 'all')[]): Open {
  return async (name, events) => {
    const database = await openCounted(name, events)
    return {
      ...database,
      readAll: () => {
        reads.push('all')
        return database.readAll()
      },
      read: (keys) => {
        reads.push(keys)
        return database.read(keys)
      },
    }
  }
}

describe('several tabs', () => {
  it('show each other’s changes', async () => {
    const [one, other] = [openTab(storage), openTab(storage)]
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
    const [one, other] = [openTab(storage), openTab(storage)]
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

  it('lose nothing in simultaneous changes [F08]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { maxLength: 15 }), async (script) => {
        storage = emptyBrowser()
        const trio = [openTab(storage), openTab(storage), openTab(storage)]
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
        closeTabs()
      }),
      { numRuns: 40 },
    )
  }, 30_000)

  function openReader(owner?: Owner) {
    const reads: (ChangedKeys | 'all')[] = []
    const tab = openTab(storage, noting(reads), undefined, owner)
    return { ...tab, reads }
  }

  it('read of what another has stored the records that have changed, and no others', async () => {
    const one = openTab(storage)
    for (let id = 10; id < 60; id += 1) one.addDiscovered(id)
    await settled()
    const other = openReader()
    await settled()
    other.reads.length = 0
    one.addDiscovered(1)
    await settled()
    one.undo()
    await settled()
    const [entry] = one.store.getState().journal.slice(-1)
    const changed = { marks: [1], pins: [], entries: [entry?.key], snapshots: [] }
    expect(other.reads).toEqual([changed, changed])
    expect(other.list()).toEqual(one.list())
    expect(other.store.getState().journal.at(-1)?.undone).toBe(true)
    one.clearDiscovered()
    await settled()
    expect(other.store.getState().snapshots).toHaveLength(1)
    expect(other.reads).not.toContain('all')
  })

  it('read everything after a large change or a message of an older version', async () => {
    const tab = openReader()
    await settled()
    tab.reads.length = 0
    const older = new BroadcastChannel('itinerarium-kcd1')
    older.postMessage('progress-committed')
    await settled()
    older.close()
    expect(tab.reads).toEqual(['all'])
    const other = openTab(undefined)
    await settled()
    other.markMany(
      Array.from({ length: 3000 }, (_, id) => id),
      true,
    )
    await settled()
    expect(tab.reads).toEqual(['all', 'all'])
    expect(tab.list()).toHaveLength(3000)
  })

  it('of another world or another playthrough do not affect each other [F64]', async () => {
    const elsewhere = { id: 'other-world', home: false }
    const owners = [
      { world: homeWorld, playthrough: '' },
      { world: homeWorld, playthrough: '3fa91c02' },
      { world: elsewhere, playthrough: '' },
      { world: elsewhere, playthrough: '3fa91c02' },
    ]
    const tabs = owners.map((owner) => openReader(owner))
    await settled()
    for (const [at, tab] of tabs.entries()) {
      tab.reads.length = 0
      tab.markMany([at, 100], true)
    }
    await settled()
    for (const [at, { list, reads, undo }] of tabs.entries()) {
      expect(new Set(list())).toEqual(new Set([at, 100]))
      expect(reads).toEqual([])
      const names = progressNames(owners[at] as Owner)
      expect(await inDatabase(names.database)).toEqual([at, 100])
      expect(JSON.parse(storage.texts.get(names.list) ?? '')).toMatchObject({
        state: { discoveredMarkers: [at, 100] },
      })
      expect(undo()?.added).toEqual([at, 100])
    }
    await settled()
    for (const { list } of tabs) expect(list()).toEqual([])
  })

  it('ignore junk on the channel [F36]', async () => {
    const tab = openTab(storage)
    tab.addDiscovered(1)
    await settled()
    const channel = new BroadcastChannel('itinerarium-kcd1')
    const keys = { marks: [2], pins: [], entries: [], snapshots: [] }
    for (const junk of [
      null,
      '',
      { discoveredMarkers: [] },
      'x'.repeat(100_000),
      [1, 2],
      { ...keys, marks: [-1, 'x'] },
      { ...keys, pins: [{}] },
      { ...keys, marks: Array.from({ length: 100_000 }, (_, id) => id) },
      { ...keys, entries: ['__proto__', ''], pins: ['constructor'] },
    ]) {
      channel.postMessage(junk)
    }
    await settled()
    channel.close()
    expect(tab.list()).toEqual([1])
  })
})

describe('a change in one tab [F08]', () => {
  const after = (milliseconds: number) =>
    new Promise((resolve) => void setTimeout(resolve, milliseconds))

  /** Returns a function that counts the parsed entries of local storage. */
  function countParsed(): () => number {
    const parse = vi.spyOn(JSON, 'parse')
    return () => parse.mock.calls.filter(([text]) => text.includes('"state"')).length
  }

  it('is read once by another, record by record, and no text is parsed', async () => {
    const browser = connectedBrowser()
    const one = browser.open()
    mergeInto(
      one.store,
      Array.from({ length: 1000 }, (_, id) => id),
    )
    await settled()
    const reads: (ChangedKeys | 'all')[] = []
    const other = browser.open({ open: noting(reads) })
    await settled()
    one.addDiscovered(1000)
    await settled()
    reads.length = 0
    const parsed = countParsed()
    one.addDiscovered(1001)
    await settled()
    await after(messagePatience + 50)
    expect(other.list()).toHaveLength(1002)
    expect(reads).toEqual([expect.objectContaining({ marks: [1001], pins: [] })])
    expect(parsed()).toBe(0)
    // The tab parses the entry once, in order to merge its own change.
    other.addDiscovered(1002)
    await settled()
    expect([one.list().length, parsed(), reads.length]).toEqual([1003, 1, 1])
  })

  it('is sent once and read once by each of two other tabs', async () => {
    const browser = connectedBrowser()
    const one = browser.open()
    mergeInto(one.store, [1, 2, 3])
    await settled()
    const reads: readonly (ChangedKeys | 'all')[][] = [[], []]
    const others = reads.map((each) => browser.open({ open: noting(each) }))
    // A tab writes local storage when it joins. From here on, this tab is the last to write it.
    await settled()
    one.addDiscovered(4)
    await settled()
    for (const list of [...reads, browser.told]) list.length = 0
    const parsed = countParsed()
    const pins = createPinActions(one.store)
    const changes = [
      () => one.addDiscovered(7),
      () => one.removeDiscovered(1),
      () => one.markMany([7, 8, 9], true),
      () => mergeInto(one.store, [10, 11], [pinOf()]),
      () => pins.addPin({ x: 1, y: 2, title: 'Stash', note: '' }),
      () => pins.noteMarker({ id: 1, coordinate: [1, 1] }, 'Stash'),
      () => one.clearDiscovered(),
      () => one.undo(),
    ]
    for (const change of changes) {
      change()
      await settled()
    }
    await after(messagePatience + 50)
    expect(browser.told).toHaveLength(changes.length)
    expect(reads).toEqual([browser.told, browser.told])
    expect(parsed()).toBe(0)
    const known = one.store.getState()
    for (const other of others)
      expect(other.store.getState()).toMatchObject({ marks: known.marks, pins: known.pins })
  })

  it('is read from local storage, once, where that alone has it', async () => {
    const browser = connectedBrowser()
    const reads: (ChangedKeys | 'all')[] = []
    const one = browser.open({ database: false })
    const other = browser.open({ open: noting(reads) })
    await settled()
    reads.length = 0
    const parsed = countParsed()
    one.addDiscovered(1)
    await settled()
    expect([other.list(), parsed(), reads]).toEqual([[1], 1, []])
  })

  it('comes by the storage’s own events where there is no channel', async () => {
    const browser = connectedBrowser()
    const [one, other] = [browser.open({ channel: false }), browser.open({ channel: false })]
    await settled()
    one.addDiscovered(1)
    await settled()
    expect(other.list()).toEqual([1])
  })

  it('is read from local storage if no message follows', async () => {
    const browser = connectedBrowser()
    const [one, other] = [browser.open(), browser.open()]
    await settled()
    one.addDiscovered(1)
    one.close()
    await settled()
    expect(other.list()).toEqual([])
    await after(messagePatience)
    expect(other.list()).toEqual([1])
  })

  it('is read when the player returns, although no message arrived', async () => {
    const browser = connectedBrowser(['lost'])
    const [one, other] = [browser.open(), browser.open()]
    await settled()
    one.addDiscovered(1)
    await settled()
    expect(other.list()).toEqual([])
    other.comeBack()
    expect(other.list()).toEqual([1])
  })

  it('is added to a text by the tab that wrote it last', async () => {
    const browser = connectedBrowser()
    const [one, other] = [browser.open(), browser.open()]
    await settled()
    one.addDiscovered(1)
    // The second tab doesn't see yet what the first one has just written.
    vi.spyOn(browser.storage, 'getItem').mockReturnValueOnce(null)
    other.addDiscovered(2)
    expect(browser.storage.list).toEqual([2])
    await settled()
    expect(new Set(browser.storage.list)).toEqual(new Set([1, 2]))
  })
})

describe('undo in several tabs [F59]', () => {
  const open = (origin: string) => openTab(storage, openCounted, origin)

  it('undoes this tab’s changes first and then offers another tab’s', async () => {
    const [one, other] = [open('one'), open('other')]
    await settled()
    one.addDiscovered(1)
    await settled()
    other.addDiscovered(2)
    await settled()
    expect(one.undo()).toMatchObject({ added: [1], kept: 0 })
    expect(one.list()).toEqual([2])
    expect(one.undo()).toBeNull()
    await settled()
    closeTabs()
    const again = open('one')
    await settled()
    expect(again.undo()).toBeNull()
    const elsewhere = again.undoableElsewhere()
    expect(elsewhere).toMatchObject({ added: [2], origin: 'other' })
    expect(again.undo(elsewhere?.key)?.added).toEqual([2])
    expect([again.list(), again.undoableElsewhere()]).toEqual([[], null])
  })

  it('leaves what another tab did to the same places since, and says how much', async () => {
    const [one, other] = [open('one'), open('other')]
    await settled()
    mergeInto(one.store, [1, 2])
    await settled()
    other.removeDiscovered(1)
    other.addDiscovered(1)
    await settled()
    expect(one.undo()).toMatchObject({ kind: 'import', kept: 1 })
    expect(one.list()).toEqual([1])
    await settled()
    expect([other.list(), await inDatabase()]).toEqual([[1], [1]])
  })

  const step = fc.record({ tab: fc.nat(1), id: fc.nat(3), undo: fc.boolean() })
  const placesOf = ({ added, removed }: JournalEntry) => [...added, ...removed]

  it('never undoes another tab’s change', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (script) => {
        storage = emptyBrowser()
        const tabs = [open('one'), open('other')]
        /** Places whose undo had no effect, because the other tab changed them later. Either state is valid. */
        const disputed = new Set<number>()
        await settled()
        for (const { tab: at, id, undo } of script) {
          const tab = tabs[at]
          if (undo) {
            const undone = tab?.undo()
            if (undone) expect(undone.origin).toBe(at === 0 ? 'one' : 'other')
            if (undone && undone.kept > 0) for (const place of placesOf(undone)) disputed.add(place)
          } else if (tab?.list().includes(id)) tab.removeDiscovered(id)
          else tab?.addDiscovered(id)
          await settled()
          expect(new Set(tabs[0]?.list())).toEqual(new Set(tabs[1]?.list()))
        }
        // After one tab has undone all its actions, the other tab's last action decides on each place.
        const expected = new Map<number, boolean>()
        for (const { added, removed, origin, undone } of tabs[1]?.store.getState().journal ?? []) {
          if (origin !== 'other' || undone) continue
          for (const id of added) expected.set(id, true)
          for (const id of removed) expected.set(id, false)
        }
        while (tabs[0]?.undo()) await settled()
        for (const [id, discovered] of expected) {
          if (!disputed.has(id)) expect(tabs[0]?.list().includes(id)).toBe(discovered)
        }
        closeTabs()
      }),
      { numRuns: 25 },
    )
  }, 60_000)
})
