import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackup } from './model/backup-format.ts'
import { journalLength } from './model/history.ts'
import { maxOwnRevision } from '../../records/persisted-record.ts'
import type { Pin } from '../../records/pin.ts'
import { presentPins } from './model/pin-list.ts'
import { pinOf } from '../../testing/pin-samples.ts'
import { readUpload } from '../../testing/upload-samples.ts'
import {
  closeTabs,
  emptyBrowser,
  openTab,
  settled,
  type ReplicaStorage,
} from '../../testing/fake-browser.ts'
import { openProgressDatabase } from './storage/progress-database.ts'
import type { ProgressChange } from './storage/progress-record.ts'
import { createPinActions } from '../pins/pins.ts'
import { mergeInto } from '../../testing/merge-into.ts'

// The test runs hundreds of browsers with three tabs each.
vi.setConfig({ testTimeout: 120_000 })

let storage: ReplicaStorage

beforeEach(() => {
  storage = emptyBrowser()
  return closeTabs
})

/** Counters from plausible values to inexact ones, without the storage limit, which no file reaches. */
const counter = fc.oneof(
  fc.constantFrom(1, 1e9, 1e9 + 1, 1.9e9, 2e9 + 1, 2 ** 31, 2 ** 53 - 2, 2 ** 53 - 1, 2 ** 53),
  fc.double({ min: 2e9 + 1, max: 1e300, noNaN: true }).map(Math.floor),
)

const note = pinOf({ id: 'marker-588', title: '', note: 'Mine' })
const stash = pinOf({ title: 'Stash' })
const gone = { ...pinOf({ id: 'c'.repeat(24), title: '', x: 0, y: 0 }), deleted: true }

interface Counters {
  readonly mark: number
  readonly unmark: number
  readonly pin: number
  readonly journal: number
  readonly snapshot: number
}

const counters = fc.record<Counters>({
  mark: counter,
  unmark: counter,
  pin: counter,
  journal: counter,
  snapshot: counter,
})

function hostile({ mark, unmark, pin, journal, snapshot }: Counters): ProgressChange {
  const pins = [note, stash, gone].map((each) => ({ ...each, revision: pin }))
  const snapshotPins = [{ ...stash, id: 'd'.repeat(24), revision: pin }]
  return {
    marks: [
      { id: 7, revision: mark, discovered: true },
      { id: 8, revision: unmark, discovered: false },
    ],
    pins,
    entries: [
      {
        key: 'h',
        sequence: journal,
        kind: 'note',
        added: [],
        removed: [],
        pins: [{ before: null, after: { ...note, revision: pin } }],
        undone: false,
        origin: '',
      },
    ],
    snapshots: [
      {
        key: 's',
        sequence: snapshot,
        reason: 'clear',
        takenAt: '',
        discoveredMarkers: [7, 9],
        pins: snapshotPins,
      },
    ],
  }
}

async function intoDatabase(change: ProgressChange): Promise<void> {
  const database = await openProgressDatabase('itinerarium-kcd1', {
    onNewer: () => {},
    onClosed: () => {},
  })
  await database.write(change)
  database.close()
}

function intoReplica({ marks, pins }: ProgressChange): void {
  const revisions = Object.fromEntries(marks.map(({ id, revision }) => [id, revision]))
  const discoveredMarkers = marks.filter(({ discovered }) => discovered).map(({ id }) => id)
  storage.text = JSON.stringify({ state: { discoveredMarkers, revisions }, version: 1 })
  storage.texts.set('pins-store', JSON.stringify({ state: { pins }, version: 0 }))
}

type Tab = ReturnType<typeof openTab>

const actions: Readonly<Record<string, (tab: Tab) => string | null>> = {
  mark: (tab) => tab.markMany([8, 9], true),
  unmark: (tab) => tab.markMany([7], false),
  clear: (tab) => tab.clearDiscovered(),
  import: (tab) => mergeInto(tab.store, [8], [pinOf({ id: 'e'.repeat(24) })]),
  restore: (tab) => tab.restoreSnapshot('s'),
  note: (tab) =>
    createPinActions(tab.store).noteMarker({ id: 588, coordinate: [0, 0] }, 'Something else'),
  edit: (tab) => createPinActions(tab.store).editPin(stash.id, { title: 'Cellar' }),
  move: (tab) => createPinActions(tab.store).movePin(stash.id, [1, 1]),
  delete: (tab) => createPinActions(tab.store).deletePin(stash.id),
  deleteAll: (tab) => createPinActions(tab.store).deleteAllPins(),
}

function seen(tab: Tab) {
  const { discoveredMarkers, pins } = tab.store.getState()
  const content = presentPins(pins).map(({ revision: _revision, ...pin }) => pin)
  return {
    marks: [...discoveredMarkers].sort((one, other) => one - other),
    pins: content.sort((one, other) => (one.id < other.id ? -1 : 1)),
  }
}

const withoutRevision = ({ revision: _revision, ...content }: Pin) => content

describe('counters that nobody can have counted to, in storage [F55]', () => {
  const places = fc.constantFrom('database', 'replica', 'both')
  const action = fc.constantFrom(...Object.keys(actions))

  it('lose nothing, and undone changes stay undone in every tab', async () => {
    await fc.assert(
      fc.asyncProperty(counters, places, action, async (counted, place, name) => {
        storage = emptyBrowser()
        const change = hostile(counted)
        if (place !== 'replica') await intoDatabase(change)
        if (place !== 'database') intoReplica(change)
        const [tab, other] = [openTab(storage), openTab(storage)]
        await settled()
        const before = seen(tab)
        expect(before.marks).toEqual([7])
        expect(before.pins).toEqual([stash, note].map(withoutRevision))
        const key = actions[name]?.(tab)
        if (place === 'replica' && name === 'restore') expect(key).toBeNull()
        else expect(seen(tab)).not.toEqual(before)
        const after = seen(tab)
        await settled()
        expect(seen(openTab(storage))).toEqual(after)
        if (key) expect(tab.undo()?.key).toBe(key)
        await settled()
        closeTabs()
        const again = openTab(storage)
        expect(seen(again)).toEqual(before)
        await settled()
        for (const each of [tab, other, again]) expect(seen(each)).toEqual(before)
        storage.texts.clear()
        closeTabs()
        const fromDatabase = openTab(storage)
        await settled()
        expect(seen(fromDatabase)).toEqual(before)
        expect(fromDatabase.undo()).toBeNull()
        closeTabs()
      }),
      { numRuns: 60 },
    )
  })

  it('never replace valid records', async () => {
    const beyond = fc.constantFrom(2e9 + 1, 2 ** 53 - 1, 2 ** 53)
    await fc.assert(
      fc.asyncProperty(beyond, fc.boolean(), async (revision, inReplica) => {
        storage = emptyBrowser()
        const own = { marks: [{ id: 7, revision: 2, discovered: false }], pins: [note] }
        const others = {
          marks: [{ id: 7, revision, discovered: true }],
          pins: [{ ...note, note: 'Theirs', x: 9999, revision }],
        }
        intoReplica(inReplica ? others : own)
        await intoDatabase(inReplica ? own : others)
        const tab = openTab(storage)
        await settled()
        expect([tab.list(), seen(tab).pins]).toEqual([[], [withoutRevision(note)]])
        closeTabs()
      }),
      { numRuns: 6 },
    )
  })

  it('leave the journal in order: what comes next is later', async () => {
    await fc.assert(
      fc.asyncProperty(counters, async (counted) => {
        storage = emptyBrowser()
        await intoDatabase(hostile(counted))
        const tab = openTab(storage)
        await settled()
        for (let id = 100; id < 103; id += 1) tab.addDiscovered(id)
        await settled()
        closeTabs()
        const next = openTab(storage)
        await settled()
        for (let id = 102; id >= 100; id -= 1) expect(next.undo()?.added).toEqual([id])
        expect(next.undoableElsewhere()?.key).toBe('h')
        expect(next.store.getState().journal.length).toBeLessThanOrEqual(journalLength)
        closeTabs()
      }),
      { numRuns: 20 },
    )
  })
})

describe('counters that nobody can have counted to, in a backup [F55]', () => {
  it('never win by themselves, and taking them is undone for good', async () => {
    await fc.assert(
      fc.asyncProperty(counter, fc.boolean(), async (revision, taken) => {
        storage = emptyBrowser()
        const tab = openTab(storage)
        createPinActions(tab.store).noteMarker({ id: 588, coordinate: [952, 7736] }, 'Mine')
        const before = seen(tab)
        const theirs = [
          { ...note, note: 'Theirs', revision },
          { ...stash, revision },
        ]
        const file = createBackup('kcd1', [7], new Date(0), theirs)
        const read = readUpload(new TextEncoder().encode(JSON.stringify(file)), 'kcd1')
        if (!read.ok) throw new Error('refused')
        const choices = taken ? ({ all: 'theirs', single: new Map() } as const) : undefined
        mergeInto(tab.store, read.ids, read.pins, choices)
        const content = tab.store.getState().pins.get(note.id)?.note
        if (!taken) expect(content).toBe('Mine')
        else if (revision > 1) expect(content).toBe('Theirs')
        expect(tab.store.getState().pins.get(stash.id)?.title).toBe('Stash')
        for (const pin of tab.store.getState().pins.values()) {
          expect(pin.revision).toBeLessThanOrEqual(maxOwnRevision + 1)
        }
        await settled()
        expect(tab.undo()?.kind).toBe('import')
        expect(seen(tab)).toEqual(before)
        await settled()
        closeTabs()
        const again = openTab(storage)
        expect(seen(again)).toEqual(before)
        await settled()
        expect(seen(again)).toEqual(before)
        closeTabs()
      }),
      { numRuns: 60 },
    )
  })
})
