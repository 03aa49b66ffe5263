import { isPlaythroughKey, mergedPlaythroughs, type Playthrough } from '../model/playthrough.ts'
import { onPageLeave } from '../../../platform/page-leave.ts'
import { presentPins } from '../model/pin-list.ts'
import { storedNames } from '../../../storage/browser-services.ts'
import { firstPlaythrough, progressNames, storageKeys } from '../../../storage/names.ts'
import { peekDiscovered, peekPins, peekPlaythroughs } from '../storage/peek-playthrough.ts'
import {
  hasRoomFor,
  readStoredPlaythroughs,
  storedDatabases,
  storePlaythroughs,
} from '../storage/playthrough-storage.ts'
import { rememberTabPlaythrough } from '../storage/tab-session.ts'
import { databasePatience } from '../storage/database-connection.ts'
import { coalesceRuns } from '../../../platform/coalesce-runs.ts'
import { openProgressDatabase } from '../storage/progress-database.ts'
import { clearProblem, useStorageStatus } from '../../../storage/storage-status.ts'
import { pageWorld } from '../../../platform/page-world.ts'
import { usePlaythroughs } from './playthroughs.ts'
import { useProgress } from '../progress.ts'

// Stores the list of playthroughs in two places: local storage, available at once, and a database. Both copies are
// merged after the first view is drawn.

type List = readonly Playthrough[]

const entry = storageKeys.playthroughs

/** Stored data of a playthrough that is missing in both copies of the list. */
export interface Nameless {
  readonly id: string
  readonly marks: number
  /** Includes notes. */
  readonly pins: number
}

/** Content of the database at the last read or write. `null` if unknown. */
let stored: List | null = null

const shownList = () => usePlaythroughs.getState().playthroughs
const problem = () => useStorageStatus.getState().problems[entry]

/** Merges two lists. `null` if the second one adds nothing. */
function joinedIfNew(list: List, others: List): List | null {
  const own = new Map(list.map((each) => [each.id, each]))
  const all = mergedPlaythroughs(own, others)
  return all === own ? null : [...all.values()]
}

/** Merges the database's list into the page's, whose order is kept: the order of creation and deletion. */
const joined = (inDatabase: List, own: List) => joinedIfNew(own, inDatabase) ?? own

const isStored = () => stored !== null && joinedIfNew(stored, shownList()) === null

function absorb(others: List): void {
  if (!joinedIfNew(shownList(), others)) return
  // Read the entry again, because another tab may have changed the last chosen playthrough.
  void usePlaythroughs.persist.rehydrate()
  const playthroughs = joinedIfNew(shownList(), others)
  if (playthroughs) usePlaythroughs.setState({ playthroughs })
}

/** Merges the list in local storage with the one in the database. Creates no database for an empty list. */
const joinCopies = coalesceRuns(async () => {
  const { id: world } = pageWorld()
  const list = shownList()
  stored = null
  stored =
    list.length === 0 || problem() === 'newer'
      ? await readStoredPlaythroughs(world)
      : await storePlaythroughs(world, list, joined)
  absorb(stored)
})

/** Restores missing entries: that of the playthrough on screen, and the list in local storage if it was deleted. */
function restoreEntries(): void {
  const { playthrough: key } = useProgress.getState()
  const { put } = usePlaythroughs.getState()
  if (key !== firstPlaythrough && !shownList().some(({ id }) => id === key)) put(key, {})
  if (shownList().length === 0 || peekPlaythroughs(pageWorld()) !== null) return
  usePlaythroughs.setState((state) => ({ ...state }))
  void joinCopies()
}

/** Keeps both copies of the list stored and merged. `onLooked` receives the playthroughs that both lack. */
export function storePlaythroughList(onLooked: (found: readonly Nameless[]) => void): () => void {
  let before: List = []
  const stops = [
    // A list from another tab may lack entries that only this tab knows.
    usePlaythroughs.persist.onHydrate((state) => {
      before = state.playthroughs
    }),
    usePlaythroughs.persist.onFinishHydration(() => absorb(before)),
    usePlaythroughs.subscribe(({ playthroughs }, former) => {
      if (playthroughs === former.playthroughs) return
      rememberTabPlaythrough(useProgress.getState().playthrough)
      if (!isStored()) void joinCopies()
    }),
    useProgress.subscribe(({ lastChange }, former) => {
      if (lastChange && lastChange !== former.lastChange) restoreEntries()
    }),
    useStorageStatus.subscribe(({ isEmptied, problems }, former) => {
      // The player has answered whether to keep a list whose data was deleted.
      if (former.isEmptied && !isEmptied) restoreEntries()
      if (problems[entry] !== 'full') return
      // Local storage is full, but the database has the list.
      if (isStored()) clearProblem(entry, 'full')
      else if (problems !== former.problems) void joinCopies().then(forgetFull)
    }),
    onPageLeave(() => rememberTabPlaythrough(useProgress.getState().playthrough)),
    // The page returns from the back-forward cache, in which it received no events.
    onPageShow(({ persisted }) => {
      if (!persisted) return
      rememberTabPlaythrough(useProgress.getState().playthrough)
      void usePlaythroughs.persist.rehydrate()
      void joinCopies()
    }),
  ]
  lookForNameless().then(onLooked, console.error)
  return () => {
    for (const stop of stops) stop()
  }
}

function forgetFull(): void {
  if (isStored()) clearProblem(entry, 'full')
}

function onPageShow(listener: (event: PageTransitionEvent) => void): () => void {
  window.addEventListener('pageshow', listener)
  return () => window.removeEventListener('pageshow', listener)
}

/** Reads both copies again. Returns the stored playthroughs that they lack. */
export async function lookForNameless(): Promise<readonly Nameless[]> {
  // Search before reading the list, because a new playthrough gets its entry before its data.
  const databases = await storedDatabases()
  const ids = storedKeys(databases)
  void usePlaythroughs.persist.rehydrate()
  await joinCopies()
  if (isStored() && shownList().length > 0) clearProblem(entry, 'quarantined')
  restoreEntries()
  const known = new Set(shownList().map(({ id }) => id))
  const unknown = [...ids].filter((id) => !known.has(id))
  // All names are lost, so list the playthroughs without names.
  if (problem() === 'quarantined') for (const id of unknown) usePlaythroughs.getState().put(id, {})
  const found =
    problem() === 'quarantined'
      ? []
      : await Promise.all(unknown.map((id) => amountsOf(id, databases)))
  return found.filter(({ marks, pins }) => marks + pins > 0)
}

function storedKeys(databases: readonly string[]): ReadonlySet<string> {
  const { id: world } = pageWorld()
  const beginnings = [storageKeys.progress, storageKeys.pins].map((kind) => `${kind}.${world}.`)
  const keysOf = (names: readonly string[], beginning: string) =>
    names.filter((name) => name.startsWith(beginning)).map((name) => name.slice(beginning.length))
  const keys = [
    ...keysOf(databases, `itinerarium-${world}.`),
    ...beginnings.flatMap((beginning) => keysOf(storedNames(), beginning)),
  ]
  return new Set(keys.filter((id) => id !== firstPlaythrough && isPlaythroughKey(id)))
}

async function amountsOf(id: string, databases: readonly string[]): Promise<Nameless> {
  const { database } = progressNames({ world: pageWorld(), playthrough: id })
  const marks = new Set(peekDiscovered(id))
  const pins = new Set(peekPins(id))
  if (databases.includes(database)) {
    try {
      const opened = await openProgressDatabase(database, { onNewer() {}, onClosed() {} })
      const record = await opened.readAll().finally(opened.close)
      for (const mark of record.marks.values()) if (mark.discovered) marks.add(mark.id)
      for (const pin of presentPins(record.pins)) pins.add(pin.id)
    } catch {
      // If the database can't be opened, count what local storage holds.
    }
  }
  return { id, marks: marks.size, pins: pins.size }
}

export function adoptNameless(id: string): void {
  usePlaythroughs.getState().put(id, {})
}

/** Why no playthrough can be created: a newer version of the site wrote the list, or storage is full. */
export type Refusal = 'newer' | 'no-room'

/** Stores a playthrough's entry in the database before its data is created. Returns why that fails, or `null`. */
export async function storeEntry(added: Playthrough): Promise<Refusal | null> {
  if (problem() === 'newer') return 'newer'
  try {
    const storing = storePlaythroughs(pageWorld().id, [...shownList(), added], joined)
    const late = new Promise<null>((resolve) => void setTimeout(resolve, databasePatience, null))
    const list = await Promise.race([storing, late])
    if (list) {
      stored = list
      return null
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError') return 'newer'
  }
  return hasRoomFor(added) ? null : 'no-room'
}
