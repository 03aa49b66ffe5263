// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { AsyncLocalStorage } from 'node:async_hooks'
import fc from 'fast-check'
import { IDBDatabase as FakeDatabase, IDBFactory } from 'fake-indexeddb'
import { expect, it, vi } from 'vitest'
import { notesByMarker } from './model/pin-list.ts'
import { progressNames } from '../../storage/names.ts'

// Property test: three tabs act like players in several playthroughs of two worlds, and are compared with a simple
// model. Each tab has its own modules, listeners and storage. An asynchronous context tells which tab runs.

/** Number of random scripts. CONTRIBUTING.md explains how to try many. */
const scripts = Number(process.env['SCRIPTS'] ?? 2)

const worlds = ['kcd1', 'shore'] as const
type World = (typeof worlds)[number]

// The browser

interface Tab {
  readonly at: number
  /** Session storage, which survives a reload. */
  readonly session: Map<string, string>
  /** State of the history entry. */
  state: unknown
  world: World
  page: Page | null
}

interface Page {
  readonly tab: Tab
  readonly listeners: { readonly type: string; readonly hear: (event: object) => void }[]
  closed: boolean
  stop: () => void
}

const running = new AsyncLocalStorage<Page>()
const local = new Map<string, string>()
let tabs: Tab[] = []

function storageOf(texts: () => Map<string, string>, changed = (_key: string | null) => {}) {
  /** Runs a change of storage, unless the page that makes it is closed. */
  const change = (key: string | null, make: () => void) => {
    if (running.getStore()?.closed) return
    make()
    changed(key)
  }
  return {
    getItem: (key: string) => texts().get(key) ?? null,
    setItem: (key: string, text: string) => change(key, () => texts().set(key, text)),
    removeItem: (key: string) => change(key, () => texts().delete(key)),
    clear: () => change(null, () => texts().clear()),
    key: (at: number) => [...texts().keys()][at] ?? null,
    get length() {
      return texts().size
    },
  }
}

/** Sends a storage event to the other tabs, each in a separate task. */
function announce(key: string | null): void {
  const newValue = key === null ? null : (local.get(key) ?? null)
  for (const { page } of tabs) {
    if (page && page !== running.getStore()) setTimeout(tell, 0, page, 'storage', { key, newValue })
  }
}

function tell(page: Page, type: string, event: object): void {
  if (page.closed) return
  running.run(page, () => {
    for (const each of page.listeners) if (each.type === type) each.hear(event)
  })
}

/** Number of database requests without an answer. */
let inProgress = 0

function count(target: EventTarget, ends: readonly string[]): void {
  inProgress += 1
  let ended = false
  for (const end of ends) {
    target.addEventListener(end, () => {
      if (!ended) inProgress -= 1
      ended = true
    })
  }
}

async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 12; quiet += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1))
    if (inProgress > 0) quiet = 0
  }
}

function stubBrowser(): void {
  const { open } = IDBFactory.prototype
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...given) {
    const request = open.apply(this, given)
    count(request, ['success', 'error'])
    return request
  })
  const { transaction } = FakeDatabase.prototype
  vi.spyOn(FakeDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...given
  ) {
    const made = transaction.apply(this, given)
    count(made, ['complete', 'abort'])
    return made
  })
  vi.stubGlobal(
    'localStorage',
    storageOf(() => local, announce),
  )
  vi.stubGlobal(
    'sessionStorage',
    storageOf(() => running.getStore()?.tab.session ?? new Map()),
  )
  vi.stubGlobal('history', {
    get state() {
      return running.getStore()?.tab.state ?? null
    },
    replaceState: (state: unknown) => {
      const page = running.getStore()
      if (page && !page.closed) page.tab.state = state
    },
  })
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    running.getStore()?.listeners.push({ type, hear: listener })
  })
}

const { history } = globalThis

async function openPage(tab: Tab): Promise<void> {
  history.replaceState(null, '', tab.world === 'kcd1' ? '/' : `/${tab.world}`)
  vi.resetModules()
  const page: Page = { tab, listeners: [], closed: false, stop: () => {} }
  tab.page = page
  parts.set(
    page,
    await running.run(page, async () => {
      const loaded = await load()
      loaded.progressRepository.start()
      const stopStoring = loaded.storePlaythroughList((found) => expect(found).toEqual([]))
      // The page does the same after each change of the list.
      loaded.usePlaythroughs.subscribe(() => {
        void Promise.resolve().then(() => page.closed || loaded.leaveDeleted())
      })
      page.stop = () => {
        stopStoring()
        loaded.progressRepository.stop()
      }
      return loaded
    }),
  )
}

async function load() {
  const { usePlaythroughs, presentPlaythroughs } = await import('./playthroughs/playthroughs.ts')
  const { progressRepository, startProgress, useProgress } = await import('./progress.ts')
  startProgress()
  const { storePlaythroughList } = await import('./playthroughs/playthrough-list.ts')
  const { noteMarker } = await import('../pins/pins.ts')
  const actions = await import('./ui/playthrough-actions.ts')
  return {
    ...actions,
    usePlaythroughs,
    presentPlaythroughs,
    progressRepository,
    useProgress,
    storePlaythroughList,
    noteMarker,
  }
}

type Parts = Awaited<ReturnType<typeof load>>
const parts = new WeakMap<Page, Parts>()

/** @param leaves whether the page receives an event before it closes; a killed page does not */
function closePage(tab: Tab, leaves: boolean): void {
  const { page } = tab
  if (!page) return
  if (leaves) tell(page, 'pagehide', {})
  running.run(page, page.stop)
  page.closed = true
  tab.page = null
}

// The model

/** A player's last action in a tab and a list, and the state before it. */
interface Step {
  readonly key: string
  readonly undo: (list: List) => void
}

interface List {
  /** Whether the list of playthroughs has an entry for it. A world's first playthrough begins without one. */
  listed: boolean
  name: string
  deleted: boolean
  readonly marks: Set<number>
  readonly notes: Map<number, string>
  /** Undo steps of each tab, the latest last. `null` if a page was closed before everything was stored. */
  readonly steps: (Step[] | null)[]
}

interface Model {
  readonly lists: Record<World, Map<string, List>>
  /** Playthrough that each tab shows in each world. Missing if the tab has not shown the world yet. */
  readonly shown: Partial<Record<World, string>>[]
  readonly last: Record<World, string>
  /** True if local storage was lost. A list is copied to it again when it is shown. */
  lost: boolean
}

const emptyList = (name: string, listed = true): List => ({
  listed,
  name,
  deleted: false,
  marks: new Set(),
  notes: new Map(),
  steps: [[], [], []],
})

const present = (model: Model, world: World) =>
  [...model.lists[world]].filter(([, { deleted }]) => !deleted).map(([key]) => key)

interface Opened {
  readonly at: number
  readonly tab: Tab
  readonly page: Page
  readonly use: Parts
}

function opened(at: number): Opened | null {
  const tab = tabs[at]
  const use = tab?.page && parts.get(tab.page)
  return tab?.page && use ? { at, tab, page: tab.page, use } : null
}

function onScreen({ use }: Opened) {
  const { discoveredMarkers, pins } = use.useProgress.getState()
  return contentOf(
    discoveredMarkers,
    [...notesByMarker(pins)].map(([id, { note }]) => [id, note] as const),
  )
}

function contentOf(marks: Iterable<number>, notes: Iterable<readonly [number, string]>) {
  return {
    marks: [...marks].toSorted((one, other) => one - other),
    notes: [...notes].toSorted(([one], [other]) => one - other),
  }
}

const namesOf = (list: Iterable<readonly [string, Pick<List, 'name' | 'deleted'>]>) =>
  Object.fromEntries([...list].map(([key, { name, deleted }]) => [key, { name, deleted }]))

function compare(model: Model): void {
  for (const at of tabs.keys()) {
    const it = opened(at)
    if (!it) continue
    // Focus the tab, because it may have missed the message of a page that closed during a change.
    tell(it.page, 'focus', {})
    const { world } = it.tab
    const key = it.use.useProgress.getState().playthrough
    expect([at, world, key]).toEqual([at, world, model.shown[at]?.[world]])
    const list = model.lists[world].get(key) ?? emptyList('')
    expect([at, world, onScreen(it)]).toEqual([at, world, contentOf(list.marks, list.notes)])
    const { playthroughs } = it.use.usePlaythroughs.getState()
    const listed = [...model.lists[world]].filter(([, list]) => list.listed)
    expect(namesOf(playthroughs.map((each) => [each.id, each]))).toEqual(namesOf(listed))
  }
}

async function compareStored(model: Model): Promise<void> {
  const { openProgressDatabase } = await import('./storage/progress-database.ts')
  for (const world of worlds) {
    for (const [playthrough, { marks }] of model.lists[world]) {
      const names = progressNames({ world: { id: world, home: world === 'kcd1' }, playthrough })
      const database = await openProgressDatabase(names.database, { onNewer() {}, onClosed() {} })
      const record = await database.readAll()
      database.close()
      const inDatabase = [...record.marks.values()].filter(({ discovered }) => discovered)
      const { state } = JSON.parse(
        local.get(names.list) ?? '{"state":{"discoveredMarkers":[]}}',
      ) as {
        state: { discoveredMarkers: number[] }
      }
      const expected = [playthrough, new Set(marks)]
      expect([playthrough, new Set(inDatabase.map(({ id }) => id))]).toEqual(expected)
      if (model.lost && !local.has(names.list)) continue
      expect([playthrough, new Set(state.discoveredMarkers)]).toEqual(expected)
    }
  }
}

interface Act {
  readonly what: keyof typeof acts
  readonly at: number
  readonly n: number
  /** True if everything must be stored and announced before the next action. */
  readonly waits: boolean
}

interface Doing extends Act {
  readonly model: Model
  readonly it: Opened
  readonly world: World
  readonly list: List
}

const run = <Result>({ page }: Opened, task: () => Result) => running.run(page, task)
const chosen = (keys: readonly string[], n: number) => keys[n % keys.length] ?? ''

/** Returns a place that only this tab marks, so that tabs don't affect each other's expectations. */
const placeOf = ({ at, n }: Act) => 1 + (n % 4) * 3 + at

function noteStep({ at, it, list }: Doing, undo: (list: List) => void): void {
  const entry = it.use.useProgress.getState().lastChange
  if (entry) list.steps[at]?.push({ key: entry.key, undo })
}

function show({ at, world, model }: Doing, key: string): void {
  const shown = model.shown[at]
  if (shown) shown[world] = key
  model.last[world] = key
}

/** Expects the tab's own choice on screen, else the last choice of any tab, else any existing playthrough. */
function expectShown(model: Model, it: Opened): void {
  const { world } = it.tab
  const keys = present(model, world)
  const key = it.use.useProgress.getState().playthrough
  const wanted = [model.shown[it.at]?.[world], model.last[world]].find(
    (each) => each !== undefined && keys.includes(each),
  )
  if (wanted === undefined) expect(keys).toContain(key)
  else expect([it.at, key]).toEqual([it.at, wanted])
  const shown = model.shown[it.at]
  if (shown) shown[world] = key
}

/** Forgets the expected undo steps. They are unknown if a page closes during a write. */
function dropUndoSteps(model: Model, at: number, forGood: boolean): void {
  for (const world of worlds) {
    for (const { steps } of model.lists[world].values()) steps[at] = forGood ? [] : null
  }
}

const acts = {
  mark: (doing: Doing) => {
    const { it, list } = doing
    const id = placeOf(doing)
    const marked = list.marks.has(id)
    run(it, () => {
      const { addDiscovered, removeDiscovered } = it.use.useProgress.getState()
      if (marked) removeDiscovered(id)
      else addDiscovered(id)
    })
    const mark = (marks: Set<number>, on: boolean) => (on ? marks.add(id) : marks.delete(id))
    mark(list.marks, !marked)
    noteStep(doing, ({ marks }) => void mark(marks, marked))
  },
  note: (doing: Doing) => {
    const { it, list, n } = doing
    const id = placeOf(doing)
    const before = list.notes.get(id)
    const text = n % 3 === 0 ? '' : `Note ${n}`
    if (text === (before ?? '')) return
    run(it, () => it.use.noteMarker({ id, coordinate: [id, id] }, text))
    const write = (notes: Map<number, string>, note = '') =>
      note === '' ? notes.delete(id) : notes.set(id, note)
    write(list.notes, text)
    noteStep(doing, ({ notes }) => void write(notes, before))
  },
  undo: ({ it, at, list }: Doing) => {
    const undone = run(it, () => it.use.useProgress.getState().undo())
    const steps = list.steps[at]
    if (steps) {
      const step = steps.pop()
      expect([at, undone?.key]).toEqual([at, step?.key])
      step?.undo(list)
      return
    }
    // Accept any state of the tab's own places. No other tab may have changed.
    const own = (id: number) => (id - 1) % 3 === at
    const now = onScreen(it)
    for (const id of now.marks.filter(own)) list.marks.add(id)
    for (const id of [...list.marks].filter(own)) if (!now.marks.includes(id)) list.marks.delete(id)
    for (const id of [...list.notes.keys()].filter(own)) list.notes.delete(id)
    for (const [id, note] of now.notes.filter(([id]) => own(id))) list.notes.set(id, note)
  },
  switch: (doing: Doing) => {
    const key = chosen(present(doing.model, doing.world), doing.n)
    // The settings offer every playthrough except the one on screen.
    if (key === doing.model.shown[doing.at]?.[doing.world]) return
    run(doing.it, () => doing.it.use.switchTo(key))
    show(doing, key)
  },
  make: async (doing: Doing) => {
    const { it, model, world, n } = doing
    await settled()
    const [id = '', ...others] = present(model, world)
    const other = others.length === 0 ? { id, name: 'First' } : undefined
    expect(await run(it, () => it.use.makePlaythrough(`Made ${n}`, other))).toBeNull()
    const key = it.use.useProgress.getState().playthrough
    const first = other && model.lists[world].get(id)
    if (first) Object.assign(first, { name: 'First', listed: true })
    model.lists[world].set(key, emptyList(`Made ${n}`))
    show(doing, key)
  },
  copy: async (doing: Doing) => {
    const { it, model, world, n } = doing
    await settled()
    const from = chosen(present(model, world), n)
    expect(await run(it, () => it.use.copyPlaythrough(from, `Copy ${n}`))).toBeNull()
    const key = it.use.useProgress.getState().playthrough
    const { marks, notes } = model.lists[world].get(from) ?? emptyList('')
    model.lists[world].set(key, {
      ...emptyList(`Copy ${n}`),
      marks: new Set(marks),
      notes: new Map(notes),
    })
    show(doing, key)
  },
  rename: async ({ it, model, world, n }: Doing) => {
    await settled()
    const key = chosen(present(model, world), n)
    run(it, () => it.use.renamePlaythrough(key, `Name ${n}`))
    const list = model.lists[world].get(key)
    if (list) Object.assign(list, { name: `Name ${n}`, listed: true })
    await settled()
  },
  delete: async ({ it, model, world, n }: Doing) => {
    await settled()
    const keys = present(model, world)
    const key = chosen(keys, n)
    if (keys.length < 2) return
    run(it, () => it.use.deletePlaythrough(key))
    const list = model.lists[world].get(key)
    if (list) Object.assign(list, { deleted: true, listed: true })
    await settled()
    // Tabs that showed the deleted playthrough show any other one.
    for (const at of tabs.keys()) {
      const other = opened(at)
      if (other?.tab.world !== world || model.shown[at]?.[world] !== key) continue
      const next = other.use.useProgress.getState().playthrough
      expect(present(model, world)).toContain(next)
      model.shown[at][world] = next
      model.last[world] = next
    }
    const { last } = it.use.usePlaythroughs.getState()
    model.last[world] = last
  },
  bringBack: async ({ it, model, world, n }: Doing) => {
    await settled()
    const keys = [...model.lists[world]].filter(([, { deleted }]) => deleted)
    const [key, list] = keys[n % keys.length] ?? []
    if (key === undefined || !list) return
    run(it, () => it.use.bringBackPlaythrough(key))
    list.deleted = false
    await settled()
  },
  reload: async ({ it, model, at, waits }: Doing) => {
    // A page that is killed during a write forgets the tab's name.
    if (waits) await settled()
    else dropUndoSteps(model, at, false)
    closePage(it.tab, true)
    await openPage(it.tab)
    const again = opened(at)
    if (again) expectShown(model, again)
    await settled()
  },
  travel: async ({ it, model, at, world }: Doing) => {
    dropUndoSteps(model, at, false)
    closePage(it.tab, true)
    it.tab.world = world === 'kcd1' ? 'shore' : 'kcd1'
    it.tab.state = null
    await openPage(it.tab)
    await settled()
    const again = opened(at)
    if (again) expectShown(model, again)
    await settled()
  },
  /** Closes the tab during a write and opens another one. */
  close: async ({ it, model, at }: Doing) => {
    dropUndoSteps(model, at, true)
    closePage(it.tab, false)
    it.tab.session.clear()
    it.tab.state = null
    model.shown[at] = {}
    await openPage(it.tab)
    const again = opened(at)
    if (again) expectShown(model, again)
    await settled()
  },
  /** Closes the browser, which loses its local storage. */
  lose: async ({ model }: Doing) => {
    await settled()
    for (const tab of tabs) {
      dropUndoSteps(model, tab.at, true)
      closePage(tab, false)
      tab.session.clear()
      tab.state = null
      model.shown[tab.at] = {}
    }
    local.clear()
    model.lost = true
    for (const world of worlds) model.last[world] = ''
    for (const tab of tabs) {
      await openPage(tab)
      await settled()
      const it = opened(tab.at)
      const key = it?.use.useProgress.getState().playthrough
      const shown = model.shown[tab.at]
      // The last choice of any tab is lost too.
      if (key !== undefined && shown) shown[tab.world] = key
      expect(present(model, tab.world)).toContain(key)
    }
    for (const world of worlds) {
      const text = local.get(
        world === 'kcd1' ? 'playthroughs-store' : `playthroughs-store.${world}`,
      )
      const { state } = JSON.parse(text ?? '{"state":{"last":""}}') as { state: { last: string } }
      model.last[world] = state.last
    }
  },
} satisfies Record<string, (doing: Doing) => void | Promise<void>>

async function follow(script: readonly Act[]): Promise<void> {
  vi.stubGlobal('indexedDB', new IDBFactory())
  local.clear()
  tabs = [0, 1, 2].map((at) => ({ at, session: new Map(), state: null, world: 'kcd1', page: null }))
  const model: Model = {
    lists: { kcd1: new Map(), shore: new Map([['', emptyList('', false)]]) },
    shown: [{}, {}, {}],
    last: { kcd1: '', shore: '' },
    lost: false,
  }
  // Begin with several playthroughs, because most scripts would otherwise only create them.
  const playthroughs = Array.from({ length: 9 }, (_, at) => ({
    id: at === 0 ? '' : String(at).repeat(8),
    revision: 1,
    name: `Of ${at}`,
    deleted: false,
  }))
  local.set('playthroughs-store', JSON.stringify({ state: { playthroughs, last: '' }, version: 0 }))
  for (const { id, name } of playthroughs) model.lists.kcd1.set(id, emptyList(name))
  try {
    await play(script, model)
  } finally {
    for (const tab of tabs) closePage(tab, false)
    await settled()
  }
}

async function play(script: readonly Act[], model: Model): Promise<void> {
  for (const tab of tabs) {
    await openPage(tab)
    model.shown[tab.at] = { kcd1: '' }
  }
  for (const act of script) {
    const it = opened(act.at)
    const world = it?.tab.world ?? 'kcd1'
    const key = model.shown[act.at]?.[world]
    if (!it || key === undefined) continue
    const list = model.lists[world].get(key) ?? emptyList('')
    await acts[act.what]({ ...act, model, it, world, list })
    if (!act.waits) continue
    await settled()
    compare(model)
  }
  await settled()
  compare(model)
  await compareStored(model)
}

const act: fc.Arbitrary<Act> = fc.record({
  what: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('mark', 'note', 'undo', 'switch') },
    { weight: 3, arbitrary: fc.constantFrom('make', 'copy', 'rename', 'delete', 'bringBack') },
    { weight: 2, arbitrary: fc.constantFrom('reload', 'travel', 'close', 'lose') },
    { weight: 1, arbitrary: fc.constant('delete') },
  ),
  at: fc.nat(2),
  n: fc.nat(20),
  waits: fc.boolean(),
})

const simple = (what: Act['what'], at = 0, n = 1): Act => ({ what, at, n, waits: true })

/** Scripts that failed once. */
const examples: [Act[]][] = [
  [[simple('mark'), { ...simple('copy', 0, 0), waits: false }, simple('reload', 0, 0)]],
  [[simple('switch', 1, 3), simple('reload')]],
  [[...Array.from({ length: 7 }, () => simple('delete')), simple('bringBack', 0, 0)]],
  [[simple('make'), simple('mark'), simple('rename'), simple('lose')]],
]

it('three tabs neither lose nor mix changes, and keep what they show [F81] [F82] [F83]', async () => {
  stubBrowser()
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 24, size: 'max' }), follow),
    {
      examples,
      numRuns: examples.length + scripts,
      ...(scripts > 10 && { interruptAfterTimeLimit: 3_000_000 }),
    },
  )
}, 3_600_000)
