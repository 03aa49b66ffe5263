import fc from 'fast-check'
import { changeKinds, snapshotReasons } from '../features/progress/model/history.ts'
import { pinColours, pinGlyphs } from '../records/pin.ts'
import { storageKeys, type StorageKey } from '../storage/names.ts'

const hostileNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']
const hugeNumbers = ['1e309', '-1e309', '9007199254740993', '1e21', '-0', '5e-324', '0.1']

/** Any JSON text, including names and numbers that a JavaScript value can't hold. */
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
/** Objects with any subset of these fields. */
export const entryOf = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.record(fields, { requiredKeys: [] })

const pin = entryOf({
  id: fc.oneof(
    fc.constantFrom('0123456789abcdef01234567', 'marker-7', 'marker-07', '__proto__'),
    fc.string(),
  ),
  revision: fc.oneof(fc.nat(9), fc.constantFrom(0, -1, 1.5, 2 ** 53 - 1, 2 ** 53)),
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
  origin: fc.string(),
})

const snapshot = entryOf({
  key: fc.string(),
  sequence: fc.nat(),
  reason: fc.constantFrom(...snapshotReasons, 'other'),
  takenAt: fc.string(),
  discoveredMarkers: fc.array(id, { maxLength: 6 }),
  pins: fc.array(pin, { maxLength: 3 }),
})

/** States that this or an earlier version of the site may have stored, by key. */
export const goodStates: Readonly<
  Record<
    Exclude<StorageKey, 'copy-file' | 'last-land' | 'last-position' | 'last-world' | 'seen-places'>,
    fc.Arbitrary<unknown>
  >
> = {
  [storageKeys.progress]: entryOf({
    discoveredMarkers: fc.array(id),
    revisions: fc.dictionary(
      fc.nat(2000).map(String),
      fc.oneof(fc.integer(), fc.constantFrom(2 ** 53 - 1, 2 ** 53)),
    ),
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
  [storageKeys.filterSets]: entryOf({
    sets: fc.array(
      entryOf({
        id: fc.oneof(fc.constantFrom('0123456789abcdef01234567', '__proto__'), fc.string()),
        name: fc.string({ unit: 'binary', maxLength: 60 }),
        filters: entryOf({
          visibleTypes: fc.dictionary(fc.constantFrom('nest', ...hostileNames), fc.boolean()),
          chests: fc.option(fc.dictionary(fc.constantFrom('spade', ...hostileNames), fc.boolean())),
          found: fc.oneof(fc.constantFrom('missing', 'found'), fc.string()),
        }),
        start: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
  }),
  [storageKeys.settings]: entryOf({
    markerSize: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double()),
    panelOpen: fc.boolean(),
    showNamePlates: fc.boolean(),
    disclaimerOpen: fc.boolean(),
    look: fc.oneof(fc.constantFrom('parchment', 'night', 'plain'), fc.string()),
  }),
  [storageKeys.backupStatus]: entryOf({
    persistenceAsked: fc.boolean(),
    backedUpMarks: fc.integer(),
    backedUpPinChanges: fc.oneof(fc.integer(), fc.double()),
    reminded: fc.boolean(),
    backupMade: fc.boolean(),
    takenIn: fc.boolean(),
  }),
  [storageKeys.playthroughs]: entryOf({
    playthroughs: fc.array(
      entryOf({
        id: fc.oneof(fc.constantFrom('', '3fa91c02', '__proto__', '3fa91c021'), fc.string()),
        revision: fc.oneof(fc.nat(9), fc.constantFrom(-1, 1.5, 2 ** 53)),
        name: fc.string({ unit: 'binary', maxLength: 60 }),
        deleted: fc.boolean(),
      }),
      { maxLength: 5 },
    ),
    last: fc.oneof(fc.constantFrom('', '3fa91c02', 'gone'), fc.string()),
  }),
}

/** A single change of a text, as by bad memory, an editor or an incomplete write. */
const damage = fc.record({
  at: fc.nat(),
  remove: fc.nat(6),
  insert: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom('[', ']', '{', '}', '"', ',', ':', '-', 'e309', '\\', 'null', '\u0000'),
  ),
})

/** Texts that may be stored under the key of such a state. */
export function textsLike(state: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
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
