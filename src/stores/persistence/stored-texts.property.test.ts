// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeKinds, snapshotReasons } from '../../domain/history.ts'
import { isMarkerId } from '../../domain/discoveries.ts'
import { deletedPin, pinColours, pinGlyphs, readPin } from '../../domain/pin.ts'
import { readLastPosition } from '../../domain/last-position.ts'
import { useFilters } from '../filters.ts'
import { useKeeping } from '../keeping.ts'
import { useSettings } from '../settings.ts'
import { createProgressMirror } from './progress-mirror.ts'
import { emptyProgress } from './progress-record.ts'
import type { TextStorage } from './safe-entry.ts'
import { setAsideKey, storageKeys, type StorageKey } from './storage-keys.ts'
import { useStorageStatus } from './storage-status.ts'

// Thousands of texts to make and to read: seconds here, many more on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** In milliseconds, for one text. */
const maxTime = 100

let texts = 0
let slowest = 0

/** In milliseconds: the processor's time, where that is less than the clock's. */
function timeOf(task: () => void): number {
  const begin = performance.now()
  const before = process.cpuUsage()
  task()
  const { user, system } = process.cpuUsage(before)
  return Math.min(performance.now() - begin, (user + system) / 1000)
}

/**
 * What a reader makes of a text, within the time. The machine may be busy with other things, so a slow reading is
 * repeated, and may then take twice as long as the browser's own parser takes for the same text just after.
 */
function inTime<Result>(read: () => Result, text = ''): Result {
  let time = Infinity
  let allowed = maxTime
  let result: Result | undefined
  for (let attempt = 0; attempt < 5 && time > allowed; attempt += 1) {
    time = timeOf(() => {
      result = read()
    })
    if (time > maxTime) allowed = Math.max(maxTime, 2 * timeOf(() => parse(text)))
  }
  texts += 1
  slowest = Math.max(slowest, time)
  expect(time).toBeLessThan(allowed)
  return result as Result
}

function parse(text: string): void {
  try {
    JSON.parse(text)
  } catch {
    // Its time counts all the same.
  }
}

class Texts implements TextStorage {
  readonly texts: Map<string, string>
  constructor(entries: readonly (readonly [string, string])[]) {
    this.texts = new Map(entries)
  }
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null
  }
  setItem(key: string, text: string): void {
    this.texts.set(key, text)
  }
}

/** What a stored text is for every version of the site. */
function kindOf(text: string, presentVersion: number): 'unreadable' | 'newer' | 'readable' {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return 'unreadable'
  }
  if (typeof input !== 'object' || input === null || !('state' in input)) return 'unreadable'
  const version = 'version' in input ? input.version : 0
  return typeof version === 'number' && version > presentVersion ? 'newer' : 'readable'
}

/** The promises that hold for every text under every key, after it was read and the player went on. */
function expectKept(
  kept: Pick<TextStorage, 'getItem'>,
  key: StorageKey,
  text: string,
  version: number,
) {
  const kind = kindOf(text, version)
  if (kind === 'unreadable') expect(kept.getItem(setAsideKey(key, 1))).toBe(text)
  else expect(kept.getItem(setAsideKey(key, 1))).toBe(null)
  if (kind === 'newer') expect(kept.getItem(key)).toBe(text)
}

function hasOwnPrototype(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype
}

const hostileNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']
const hugeNumbers = ['1e309', '-1e309', '9007199254740993', '1e21', '-0', '5e-324', '0.1']

/** Any JSON as text, with the names and numbers that a value could not carry. */
const { json } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom('null', 'true', 'false', '""', '[]', '{}', ...hugeNumbers),
    fc.integer().map(String),
    fc.string({ unit: 'binary', maxLength: 12 }).map((text) => JSON.stringify(text)),
    fc.array(tie('json'), { maxLength: 4 }).map((entries) => `[${entries.join(',')}]`),
    fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...hostileNames), fc.string()), tie('json')), {
        maxLength: 4,
      })
      .map(objectText),
  ),
}))

function objectText(members: readonly (readonly [string, string])[]): string {
  return `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`
}

const id = fc.oneof(fc.nat(2000), fc.nat(2000), fc.constantFrom(-1, 1.5, 2 ** 53))
const entryOf = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.record(fields, { requiredKeys: [] })

const pin = entryOf({
  id: fc.oneof(
    fc.constantFrom('0123456789abcdef01234567', 'marker-7', 'marker-07', '__proto__'),
    fc.string(),
  ),
  revision: fc.oneof(fc.nat(9), fc.constantFrom(0, -1, 1.5, 2 ** 53)),
  deleted: fc.boolean(),
  x: fc.oneof(fc.double(), fc.constantFrom(1e308, -0, Number.NaN)),
  y: fc.double(),
  title: fc.string({ unit: 'binary', maxLength: 100 }),
  note: fc.string({ unit: 'binary', maxLength: 20 }),
  glyph: fc.oneof(fc.constantFrom(...pinGlyphs), fc.string()),
  colour: fc.oneof(fc.constantFrom(...pinColours), fc.string()),
})

const pinChange = entryOf({ before: fc.option(pin), after: pin })

const journalEntry = entryOf({
  key: fc.string(),
  sequence: fc.oneof(fc.nat(), fc.constant(Number.MAX_SAFE_INTEGER)),
  kind: fc.constantFrom(...changeKinds, 'other'),
  added: fc.array(id, { maxLength: 4 }),
  removed: fc.array(id, { maxLength: 4 }),
  pins: fc.array(pinChange, { maxLength: 3 }),
  undone: fc.boolean(),
})

const snapshot = entryOf({
  key: fc.string(),
  sequence: fc.nat(),
  reason: fc.constantFrom(...snapshotReasons, 'other'),
  takenAt: fc.string(),
  discoveredMarkers: fc.array(id, { maxLength: 6 }),
  pins: fc.array(pin, { maxLength: 3 }),
})

/** What the site itself could have stored under each key, now or in an earlier version. */
const goodStates: Readonly<Record<Exclude<StorageKey, 'last-position'>, fc.Arbitrary<unknown>>> = {
  [storageKeys.progress]: entryOf({
    discoveredMarkers: fc.array(id),
    revisions: fc.dictionary(fc.nat(2000).map(String), fc.integer()),
    clearedMarkers: fc.array(id),
  }),
  [storageKeys.pins]: entryOf({ pins: fc.array(pin) }),
  [storageKeys.history]: entryOf({
    journal: fc.array(journalEntry, { maxLength: 6 }),
    snapshots: fc.array(snapshot, { maxLength: 4 }),
  }),
  [storageKeys.filters]: entryOf({
    visibleTypes: fc.dictionary(
      fc.oneof(fc.constantFrom('nest', 'grave', ...hostileNames), fc.string()),
      fc.oneof(fc.boolean(), fc.jsonValue({ maxDepth: 1 })),
    ),
  }),
  [storageKeys.settings]: entryOf({
    markerSize: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double()),
    panelOpen: fc.boolean(),
    showNamePlates: fc.boolean(),
    disclaimerOpen: fc.boolean(),
    look: fc.oneof(fc.constantFrom('parchment', 'night', 'plain'), fc.string()),
  }),
  [storageKeys.keeping]: entryOf({
    persistenceAsked: fc.boolean(),
    backedUpMarks: fc.integer(),
    backedUpPinChanges: fc.oneof(fc.integer(), fc.double()),
    reminded: fc.boolean(),
  }),
}

/** One change, as bad memory, an editor or a half-written disk makes it. */
const damage = fc.record({
  at: fc.nat(),
  remove: fc.nat(6),
  insert: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom('[', ']', '{', '}', '"', ',', ':', '-', 'e309', '\\', 'null', '\u0000'),
  ),
})

function textsLike(state: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const version = fc.oneof(
    fc.constantFrom(
      '0',
      '0',
      '1',
      '1',
      '2',
      '-1',
      '0.5',
      '1e309',
      '9007199254740993',
      '"1"',
      'null',
    ),
    json,
  )
  const good = state.map((value) => JSON.stringify(value))
  const envelope = (held: fc.Arbitrary<string>) =>
    fc.oneof(
      fc.tuple(held, version).map(([text, stored]) => `{"state":${text},"version":${stored}}`),
      held.map((text) => `{"state":${text}}`),
    )
  return fc.oneof(
    envelope(good),
    envelope(good),
    envelope(json),
    fc.tuple(envelope(good), fc.array(damage, { minLength: 1, maxLength: 3 })).map(damaged),
    fc.string({ unit: 'binary', maxLength: 60 }),
    json,
  )
}

function damaged([text, changes]: readonly [string, readonly Damage[]]): string {
  return changes.reduce((whole, { at, remove, insert }) => {
    const place = at % (whole.length + 1)
    return whole.slice(0, place) + insert + whole.slice(place + remove)
  }, text)
}

interface Damage {
  readonly at: number
  readonly remove: number
  readonly insert: string
}

beforeEach(() => {
  window.localStorage.clear()
  useStorageStatus.setState({ troubles: {}, emptied: false })
})

describe('whatever is stored, it is read without an exception, in time, and never lost', () => {
  it('the list and what can be taken back [F04] [F05] [F07]', () => {
    const both = fc.tuple(
      textsLike(goodStates[storageKeys.progress]),
      textsLike(goodStates[storageKeys.history]),
    )
    fc.assert(
      fc.property(both, ([list, history]) => {
        const kept = new Texts([
          [storageKeys.progress, list],
          [storageKeys.history, history],
        ])
        const mirror = createProgressMirror(kept)
        const record = inTime(() => mirror.read())
        for (const [key, mark] of record?.marks ?? []) {
          expect(isMarkerId(key) && mark.id === key && mark.revision >= 1).toBe(true)
        }
        for (const { added, removed } of record?.journal ?? []) {
          expect([...added, ...removed].every(isMarkerId)).toBe(true)
        }
        // The player goes on; only what is unreadable or wrong may change, and not without a copy.
        const marks = new Map([...(record?.marks ?? []), [7, sevenMarked] as const])
        mirror.write({ marks, pins: new Map() })
        mirror.writeHistory(record ?? { journal: [], snapshots: [] })
        expectKept(kept, storageKeys.progress, list, 1)
        expectKept(kept, storageKeys.history, history, 0)
        if (kindOf(list, 1) === 'newer') return
        const again = createProgressMirror(kept).read()
        expect(again?.marks.get(7)).toEqual(sevenMarked)
        for (const key of record?.marks.keys() ?? []) expect(again?.marks.has(key)).toBe(true)
      }),
      { numRuns: 4000 },
    )
  })

  it('the pins, and the player goes on [F04] [F07] [F36]', () => {
    const added = { ...deletedPin('f'.repeat(24), 1), deleted: false }
    fc.assert(
      fc.property(textsLike(goodStates[storageKeys.pins]), (text) => {
        const kept = new Texts([[storageKeys.pins, text]])
        const mirror = createProgressMirror(kept)
        const record = inTime(() => mirror.read()) ?? emptyProgress
        for (const [key, pin] of record.pins) {
          expect(readPin(pin)).toEqual(pin)
          expect(pin.id).toBe(key)
        }
        const pins = new Map(record.pins).set(added.id, added)
        mirror.write({ ...record, pins })
        expectKept(kept, storageKeys.pins, text, 0)
        if (kindOf(text, 0) === 'newer') return
        expect(createProgressMirror(kept).read()?.pins).toEqual(pins)
      }),
      { numRuns: 4000 },
    )
  })

  it('the list, when another tab wrote it meanwhile [F04] [F07] [F36]', () => {
    fc.assert(
      fc.property(textsLike(goodStates[storageKeys.progress]), (text) => {
        const kept = new Texts([])
        const mirror = createProgressMirror(kept)
        mirror.read()
        const marks = new Map([[7, sevenMarked]])
        mirror.write({ marks, pins: new Map() })
        kept.setItem(storageKeys.progress, text)
        const written = inTime(() => mirror.write({ marks, pins: new Map() }))
        expectKept(kept, storageKeys.progress, text, 1)
        expect(written.marks.has(7)).toBe(true)
        expect(mirror.isNewer()).toBe(kindOf(text, 1) === 'newer')
      }),
      { numRuns: 2000 },
    )
  })

  const stores = [
    [storageKeys.filters, useFilters, () => useFilters.setState(useFilters.getInitialState())],
    [storageKeys.settings, useSettings, () => useSettings.setState(useSettings.getInitialState())],
    [storageKeys.keeping, useKeeping, () => useKeeping.setState(useKeeping.getInitialState())],
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
          expect(window.localStorage.getItem(setAsideKey(key, 1))).toBe(text)
        } else expect(window.localStorage.getItem(key)).toBe(text)
      }),
      { numRuns: 1500 },
    )
  })

  it('last-position [F05]', () => {
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
        const read = inTime(() => readLastPosition(stored, 'kcd1', [0, 0, 8192, 8192]))
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

describe('as much as a browser lets one page keep is read in time', () => {
  const size = 5_000_000
  /** Brackets and names cost the browser's own parser 70 ns each; the site itself writes some ten of them. */
  const fewer = 400_000
  const filled = (
    before: string,
    unit: (index: number) => string,
    after: string,
    length = size,
  ) => {
    const units: string[] = []
    for (let rest = length - before.length - after.length, index = 0; rest > 0; index += 1) {
      const next = unit(index)
      units.push(next)
      rest -= next.length + 1
    }
    return `${before}${units.join(',')}${after}`
  }

  it.each([
    ['one text', storageKeys.progress, `{"state":{"t":"${'a'.repeat(size)}"},"version":1}`],
    ['levels', storageKeys.progress, `{"state":${'['.repeat(fewer)}`],
    [
      'whole levels',
      storageKeys.progress,
      `{"state":${'['.repeat(fewer / 2)}${']'.repeat(fewer / 2)}}`,
    ],
    ['nothing at all', storageKeys.progress, ' '.repeat(size)],
    [
      'a list of wrong entries',
      storageKeys.progress,
      filled('{"state":{"discoveredMarkers":[', () => '-1', ']}}'),
    ],
    [
      'revisions',
      storageKeys.progress,
      filled('{"state":{"revisions":{', (at) => `"${at}":2`, '}},"version":1}', fewer),
    ],
    [
      'a journal',
      storageKeys.history,
      filled(
        '{"state":{"journal":[',
        (at) =>
          `{"key":"${at}","sequence":${at},"kind":"mark","added":[1],"removed":[],"undone":false}`,
        ']},"version":0}',
      ),
    ],
    [
      'a journal of numbers',
      storageKeys.history,
      filled('{"state":{"journal":[', () => '1', ']}}'),
    ],
  ])('%s', (_name, key, text) => {
    const kept = new Texts([[key, text]])
    inTime(() => void createProgressMirror(kept).read(), text)
    const unreadable = kindOf(text, 1) === 'unreadable'
    expect(kept.getItem(setAsideKey(key, 1))).toBe(unreadable ? text : null)
  })
})

afterAll(() => {
  expect(texts).toBeGreaterThan(12_000)
  if (process.env['SHOW_TIMES']) console.warn(`${texts} texts, the slowest in ${slowest} ms`)
})
