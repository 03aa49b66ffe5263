// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isMarkerId } from '../world/marker.ts'
import { createDeletedPin, readPin } from '../records/pin.ts'
import { readSeenPlaces } from '../features/progress/model/seen-places.ts'
import { readLastPosition } from '../features/viewport/model/stored-position.ts'
import { createScale } from '../geometry/scale.ts'
import { useFilters, useFilterSets } from '../features/filters/filters.ts'
import { useBackupStatus } from '../features/progress/backup/backup-status.ts'
import { useSettings } from '../features/settings/settings.ts'
import { homeNames } from '../testing/home-names.ts'
import { createLocalReplica } from '../features/progress/storage/local-replica.ts'
import { emptyProgress } from '../features/progress/storage/progress-record.ts'
import type { TextStorage } from './browser-storage.ts'
import { quarantineName, storageKeys, type StorageKey } from './names.ts'
import { useStorageStatus } from './storage-status.ts'
import { inTime, kindOf, readings, tellTimes, Texts } from '../testing/stored-text-reading.ts'
import { entryOf, goodStates, textsLike } from '../testing/stored-text-samples.ts'

// Creates and reads thousands of texts. Takes seconds here, and much longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** Checks what must hold for any text in any entry after reading and writing. */
function expectStored(
  storage: Pick<TextStorage, 'getItem'>,
  key: StorageKey,
  text: string,
  version: number,
) {
  const kind = kindOf(text, version)
  if (kind === 'unreadable') expect(storage.getItem(quarantineName(key, 1))).toBe(text)
  else expect(storage.getItem(quarantineName(key, 1))).toBe(null)
  if (kind === 'newer') expect(storage.getItem(key)).toBe(text)
}

function hasOwnPrototype(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype
}

beforeEach(() => {
  window.localStorage.clear()
  useStorageStatus.setState({ problems: {}, isEmptied: false })
})

describe('any stored text is read without an exception, in time, and never lost', () => {
  it('the list and its history [F04] [F05] [F07]', () => {
    const both = fc.tuple(
      textsLike(goodStates[storageKeys.progress]),
      textsLike(goodStates[storageKeys.history]),
    )
    fc.assert(
      fc.property(both, ([list, history]) => {
        const storage = new Texts([
          [storageKeys.progress, list],
          [storageKeys.history, history],
        ])
        const replica = createLocalReplica(storage, homeNames)
        const record = inTime(() => replica.read())
        for (const [key, mark] of record?.marks ?? []) {
          expect(isMarkerId(key) && mark.id === key && mark.revision >= 0).toBe(true)
        }
        for (const { added, removed } of record?.journal ?? []) {
          expect([...added, ...removed].every(isMarkerId)).toBe(true)
        }
        // The player makes a change. Only unreadable or wrong text may change, and only after it has been quarantined.
        const marks = new Map([...(record?.marks ?? []), [7, sevenMarked] as const])
        replica.write({ marks, pins: new Map() })
        replica.writeHistory(record ?? { journal: [], snapshots: [] })
        expectStored(storage, storageKeys.progress, list, 1)
        expectStored(storage, storageKeys.history, history, 0)
        if (kindOf(list, 1) === 'newer') return
        const again = createLocalReplica(storage, homeNames).read()
        expect(again?.marks.get(7)).toEqual(sevenMarked)
        for (const key of record?.marks.keys() ?? []) expect(again?.marks.has(key)).toBe(true)
      }),
      { numRuns: 4000 },
    )
  })

  it('the pins, and the player goes on [F04] [F07] [F36]', () => {
    const added = { ...createDeletedPin('f'.repeat(24), 1), deleted: false }
    fc.assert(
      fc.property(textsLike(goodStates[storageKeys.pins]), (text) => {
        const storage = new Texts([[storageKeys.pins, text]])
        const replica = createLocalReplica(storage, homeNames)
        const record = inTime(() => replica.read()) ?? emptyProgress
        for (const [key, pin] of record.pins) {
          expect(readPin(pin)).toEqual(pin)
          expect(pin.id).toBe(key)
        }
        const pins = new Map(record.pins).set(added.id, added)
        replica.write({ ...record, pins })
        expectStored(storage, storageKeys.pins, text, 0)
        if (kindOf(text, 0) === 'newer') return
        expect(createLocalReplica(storage, homeNames).read()?.pins).toEqual(pins)
      }),
      { numRuns: 4000 },
    )
  })

  it('the list, when another tab wrote it meanwhile [F04] [F07] [F36]', () => {
    fc.assert(
      fc.property(textsLike(goodStates[storageKeys.progress]), (text) => {
        const storage = new Texts([])
        const replica = createLocalReplica(storage, homeNames)
        replica.read()
        const marks = new Map([[7, sevenMarked]])
        replica.write({ marks, pins: new Map() })
        storage.setItem(storageKeys.progress, text)
        const written = inTime(() => replica.write({ marks, pins: new Map() }))
        expectStored(storage, storageKeys.progress, text, 1)
        expect(written.marks.has(7)).toBe(true)
        expect(replica.isNewer()).toBe(kindOf(text, 1) === 'newer')
      }),
      { numRuns: 2000 },
    )
  })

  const stores = [
    [storageKeys.filters, useFilters, () => useFilters.setState(useFilters.getInitialState())],
    [
      storageKeys.filterSets,
      useFilterSets,
      () => useFilterSets.setState(useFilterSets.getInitialState()),
    ],
    [storageKeys.settings, useSettings, () => useSettings.setState(useSettings.getInitialState())],
    [
      storageKeys.backupStatus,
      useBackupStatus,
      () => useBackupStatus.setState(useBackupStatus.getInitialState()),
    ],
  ] as const

  it.each(stores)('%s [F04] [F05]', (key, store, reset) => {
    const initial: object = store.getInitialState()
    fc.assert(
      fc.property(textsLike(goodStates[key]), (text) => {
        reset()
        window.localStorage.clear()
        window.localStorage.setItem(key, text)
        inTime(() => void store.persist.rehydrate())
        const state: object = store.getState()
        expect(Object.keys(state)).toEqual(Object.keys(initial))
        for (const [field, value] of Object.entries(state)) {
          expect(typeof value).toBe(typeof initial[field as keyof typeof initial])
        }
        expect(hasOwnPrototype(state)).toBe(true)
        expect('polluted' in {}).toBe(false)
        if (kindOf(text, 0) === 'unreadable') {
          expect(window.localStorage.getItem(quarantineName(key, 1))).toBe(text)
        } else expect(window.localStorage.getItem(key)).toBe(text)
      }),
      { numRuns: 1500 },
    )
  })

  it('up to which place there are no news [F05]', () => {
    const known = entryOf({
      told: fc.oneof(fc.nat(2000), fc.double(), fc.constantFrom(-2, -1, 2 ** 53, 1e6)),
      seen: fc.oneof(fc.nat(2000), fc.double(), fc.string()),
    })
    const text = fc.oneof(
      known.map((value) => JSON.stringify(value)),
      textsLike(known),
    )
    fc.assert(
      fc.property(text, (stored) => {
        const read = inTime(() => readSeenPlaces(stored))
        if (!read) return
        expect(read.told === -1 || isMarkerId(read.told)).toBe(true)
        expect(read.seen === -1 || isMarkerId(read.seen)).toBe(true)
        expect(read.seen).toBeLessThanOrEqual(read.told)
      }),
      { numRuns: 2000 },
    )
  })

  it('last-position [F05]', () => {
    const extent = [0, 0, 8192, 8192] as const
    const world = { id: 'kcd1', extent, scale: createScale(extent, 0.5) }
    const position = entryOf({
      coordinates: fc.array(fc.oneof(fc.integer({ min: -10, max: 9000 }), fc.double()), {
        maxLength: 3,
      }),
      zoom: fc.oneof(fc.integer(), fc.double()),
      mapName: fc.constantFrom('kcd1', 'kcd2'),
    })
    const text = fc.oneof(
      position.map((value) => JSON.stringify(value)),
      textsLike(position),
    )
    fc.assert(
      fc.property(text, (stored) => {
        const read = inTime(() => readLastPosition(stored, world))
        if (!read) return
        expect(read.coordinates.every((value) => value >= 0 && value <= 8192)).toBe(true)
        expect(read.zoom).toBeGreaterThanOrEqual(0)
        expect(read.zoom).toBeLessThanOrEqual(7)
      }),
      { numRuns: 2000 },
    )
  })
})

const sevenMarked = { id: 7, revision: 3, discovered: true }

afterAll(() => {
  expect(readings.texts).toBeGreaterThan(12_000)
  tellTimes()
})
