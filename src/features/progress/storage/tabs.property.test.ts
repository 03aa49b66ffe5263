import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPinActions } from '../../pins/pins.ts'
import type { Mark } from '../../../records/mark.ts'
import type { Pin } from '../../../records/pin.ts'
import type { ProgressRecord } from './progress-record.ts'
import { connectedBrowser, type ConnectedTab, type Fate } from '../../../testing/connected-tabs.ts'
import { closeTabs, fillable, inDatabase, settled } from '../../../testing/fake-browser.ts'
import { mergeInto } from '../../../testing/merge-into.ts'

// Property test: tabs of one browser act like players. Messages and events arrive late, twice or never, databases don't
// open, one of the two storages refuses for a while, and pages close. The model holds, for each record, the contents it
// had right after an action that changed it.

/** Number of random scripts. CONTRIBUTING.md explains how to try many. */
const runs = Number(process.env['SCRIPTS'] ?? 15)

const parameters = {
  numRuns: runs,
  ...(runs > 30 && { interruptAfterTimeLimit: 3_000_000 }),
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  closeTabs()
  vi.useRealTimers()
})

/** Milliseconds of a day. Each action is on another day, so that a day in the wrong record is noticed. */
const aDay = 86_400_000

interface Act {
  readonly what: keyof typeof acts
  readonly tab: number
  readonly n: number
  /** True if everything must be stored and announced before the next action. */
  readonly waits: boolean
}

const acts = {
  mark: ({ tab, n }: Doing) => {
    if (tab.list().includes(n)) tab.removeDiscovered(n)
    else tab.addDiscovered(n)
  },
  many: ({ tab, n }: Doing) => void tab.markMany([n, n + 1, n + 2], n % 2 === 0),
  merge: ({ tab, n }: Doing) => void mergeInto(tab.store, [n, n + 20]),
  clear: ({ tab }: Doing) => void tab.clearDiscovered(),
  undo: ({ tab }: Doing) => void tab.undo(),
  redo: ({ tab }: Doing) => void tab.redo(),
  restore: ({ tab }: Doing) => {
    const snapshot = tab.store.getState().snapshots.at(-1)
    if (snapshot) tab.restoreSnapshot(snapshot.key)
  },
  add: ({ pins, n }: Doing) => void pins.addPin({ x: n, y: n, title: `Pin ${n}`, note: '' }),
  edit: ({ pins, n, pin }: Doing) => {
    if (pin !== undefined) pins.editPin(pin, { note: `Note ${n}` })
  },
  move: ({ pins, n, pin }: Doing) => void (pin !== undefined && pins.movePin(pin, [n, n + 1])),
  remove: ({ pins, pin }: Doing) => void (pin !== undefined && pins.deletePin(pin)),
  note: ({ pins, n }: Doing) => void pins.noteMarker({ id: n, coordinate: [n, n] }, `Note ${n}`),
  reload: () => {},
  /** Makes the database full, or frees it. */
  fillDatabase: () => {},
  /** Makes local storage full, or frees it. */
  fillStorage: () => {},
}

interface Doing {
  readonly tab: ConnectedTab
  readonly n: number
  readonly pins: ReturnType<typeof createPinActions>
  readonly pin: string | undefined
}

const aTab = fc.record({
  database: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
  channel: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
})
const anyAct = fc.constantFrom(...(Object.keys(acts) as Act['what'][]))
const anAct: fc.Arbitrary<Act> = fc.record({
  what: anyAct,
  tab: fc.nat(2),
  n: fc.nat(5),
  waits: fc.boolean(),
})
const someFates = fc.array(fc.constantFrom<Fate>('sent', 'sent', 'late', 'twice', 'lost'), {
  minLength: 1,
  maxLength: 8,
})

type Records = ReadonlyMap<number | string, Mark | Pin>

const recordsOf = (tab: ConnectedTab) => recordsIn(tab.store.getState())

const recordsIn = ({ marks, pins }: Pick<ProgressRecord, 'marks' | 'pins'>): Records =>
  new Map<number | string, Mark | Pin>([...marks, ...pins])

/** Returns the records right after an action, before the tab receives any other change. */
function recordsAfter({ store }: ConnectedTab, act: () => void): Records {
  let after: ProgressRecord | undefined
  const stop = store.subscribe((state) => (after ??= state))
  act()
  stop()
  return recordsIn(after ?? store.getState())
}

const wordOf = ({ revision: _revision, ...content }: Mark | Pin) =>
  JSON.stringify(content, Object.keys(content).toSorted())

const shown = (tab: ConnectedTab) =>
  Object.fromEntries([...recordsOf(tab)].map(([id, record]) => [id, wordOf(record)]))

const stepsOf = ({ store }: ConnectedTab) => store.getState().journal.map(({ key }) => key)

/** Collects the contents that each record may have in the end. */
class Model {
  readonly #words = new Map<number | string, Set<string>>()

  /** @param isLast true if the tab knew all earlier changes, so that no earlier content is allowed any more */
  note(before: Records, after: Records, isLast: boolean): void {
    for (const [id, record] of after) {
      if (before.get(id) === record) continue
      const words = this.#words.get(id) ?? new Set()
      const word = wordOf(record)
      if (isLast) words.clear()
      this.#words.set(id, words.add(word))
    }
  }

  check(records: Records): void {
    expect(new Set(records.keys())).toEqual(new Set(this.#words.keys()))
    for (const [id, record] of records)
      expect([...(this.#words.get(id) ?? [])]).toContain(wordOf(record))
  }
}

interface Script {
  readonly tabs: readonly { readonly database: boolean; readonly channel: boolean }[]
  readonly script: readonly Act[]
  readonly fates: readonly Fate[]
  readonly eventFates?: readonly Fate[]
}

async function play({ tabs: kinds, script, fates, eventFates }: Script): Promise<void> {
  const browser = connectedBrowser(fates, eventFates)
  const { state: database, open } = fillable()
  const openAt = (at: number) =>
    browser.open({ ...kinds[at], origin: `tab-${at}`, ...(kinds[at]?.database && { open }) })
  const tabs = kinds.map((_kind, at) => openAt(at))
  const model = new Model()
  // If a tab can miss changes, two changes of a record can have the same revision, and either may win.
  let isExact = !fates.includes('lost') && kinds.every((kind) => kind.database && kind.channel)
  /** True if every change is followed by a message that all tabs receive. */
  let isHeard =
    ![...fates, ...(eventFates ?? [])].includes('lost') &&
    new Set(kinds.map(({ channel }) => channel)).size === 1
  let isSettled = false
  /** Undoable actions of pages that were closed. */
  const steps: string[] = []
  /** Frees both storages, one after the other, so that everything is stored. */
  async function makeRoom(): Promise<void> {
    await settled()
    database.full = browser.storage.full = false
    for (const tab of tabs) tab.repository.retry()
    await settled()
  }
  for (const { what, tab: at, n, waits } of script) {
    const tab = tabs[at % tabs.length]
    if (!tab) continue
    vi.setSystemTime(Date.now() + aDay)
    if (what === 'reload') {
      if (!isSettled) isExact = isHeard = false
      // Changes that only this page holds are lost with it; the page has reported this to the player.
      if (browser.storage.full && !kinds[at % tabs.length]?.database) continue
      if (browser.storage.full) await settled()
      // The database may need time to open, but local storage is available at once.
      if (!kinds[at % tabs.length]?.database) steps.push(...stepsOf(tab))
      tab.close()
      tabs[at % tabs.length] = openAt(at % tabs.length)
    } else if (what === 'fillDatabase' || what === 'fillStorage') {
      const isFull = what === 'fillDatabase' ? !database.full : !browser.storage.full
      await makeRoom()
      database.full = isFull && what === 'fillDatabase'
      browser.storage.full = isFull && what === 'fillStorage'
      isExact = isHeard = false
    } else {
      const before = recordsOf(tab)
      const ids = [...tab.store.getState().pins.keys()]
      const after = recordsAfter(tab, () =>
        acts[what]({ tab, n, pins: createPinActions(tab.store), pin: ids[n % ids.length] }),
      )
      model.note(before, after, isExact && isSettled)
    }
    if (waits) await settled()
    isSettled = waits
  }
  await makeRoom()
  if (!isHeard) for (const tab of tabs) tab.comeBack()
  await settled()
  for (const tab of tabs) {
    model.check(recordsOf(tab))
    expect(shown(tab)).toEqual(shown(tabs[0] ?? tab))
  }
  const next = browser.open({ origin: 'next' })
  await settled()
  expect(shown(next)).toEqual(shown(tabs[0] ?? next))
  // Every action that a tab could undo can be undone at the next visit.
  expect(stepsOf(next)).toEqual(expect.arrayContaining([...steps, ...tabs.flatMap(stepsOf)]))
  expect(new Set(browser.storage.list)).toEqual(new Set(next.list()))
  expect(new Set(await inDatabase())).toEqual(new Set(next.list()))
  closeTabs()
}

it('tabs agree in the end on the latest revision of each record [F08]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        tabs: fc.array(aTab, { minLength: 2, maxLength: 3 }),
        script: fc.array(anAct, { minLength: 2, maxLength: 14 }),
        fates: someFates,
        eventFates: someFates,
      }),
      play,
    ),
    parameters,
  )
}, 3_600_000)

it('tabs that hear of everything agree on the last word, record by record [F08]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ what: anyAct, tab: fc.nat(1), n: fc.nat(3) }), {
        minLength: 2,
        maxLength: 10,
      }),
      (script) =>
        play({
          tabs: [
            { database: true, channel: true },
            { database: true, channel: true },
          ],
          script: script.map((act) => ({ ...act, waits: true })),
          fates: ['sent', 'late', 'twice'],
        }),
    ),
    parameters,
  )
}, 3_600_000)
