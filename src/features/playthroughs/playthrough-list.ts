import { create } from 'zustand'
import {
  isPlaythroughKey,
  mergedPlaythroughs,
  type Playthrough,
} from '../progress/model/playthrough.ts'
import { onPageLeave } from '../../platform/page-leave.ts'
import { presentPins } from '../progress/model/pin-list.ts'
import { storedNames } from '../../storage/browser-services.ts'
import { firstPlaythrough, progressNames, storageKeys } from '../../storage/names.ts'
import { useOpenPlaythrough } from '../../storage/open-playthrough.ts'
import { peekDiscovered, peekPins, peekPlaythroughs } from '../progress/storage/peek-playthrough.ts'
import {
  hasRoomFor,
  readStoredPlaythroughs,
  storedDatabases,
  storePlaythroughs,
} from './storage/playthrough-storage.ts'
import { rememberTabPlaythrough } from '../progress/storage/tab-session.ts'
import { databasePatience } from '../progress/storage/database-connection.ts'
import { oneAtATime } from '../../platform/one-at-a-time.ts'
import { openProgressDatabase } from '../progress/storage/progress-database.ts'
import { clearProblem, useStorageStatus } from '../../storage/storage-status.ts'
import { pageWorld } from '../../platform/page-world.ts'
import { usePlaythroughs } from '../progress/playthroughs.ts'
import { useProgress } from '../progress/progress.ts'

// The list of playthroughs has two places, as marks have: local storage, which is there at once, and a database, whose
// copy is joined with it once the first view is there.

type List = readonly Playthrough[]

const entry = storageKeys.playthroughs

/** Something that is stored of a playthrough that neither copy of the list knows. */
export interface Nameless {
  readonly id: string
  readonly marks: number
  /** Notes included. */
  readonly pins: number
}

export const useNameless = create<{ readonly found: readonly Nameless[] }>()(() => ({ found: [] }))

/** What the database held when it was last read or written; null while nobody knows. */
let stored: List | null = null

const shownList = () => usePlaythroughs.getState().playthroughs
const problem = () => useStorageStatus.getState().problems[entry]

/** Both joined; null where the others bring nothing new. */
function joinedIfNew(list: List, others: List): List | null {
  const own = new Map(list.map((each) => [each.id, each]))
  const all = mergedPlaythroughs(own, others)
  return all === own ? null : [...all.values()]
}

/** In the order of the page's own, which is that in which they were made and deleted. */
const joined = (inDatabase: List, own: List) => joinedIfNew(own, inDatabase) ?? own

const isStored = () => stored !== null && joinedIfNew(stored, shownList()) === null

function absorb(others: List): void {
  if (!joinedIfNew(shownList(), others)) return
  // Which one was chosen last, another tab may have said since.
  void usePlaythroughs.persist.rehydrate()
  const playthroughs = joinedIfNew(shownList(), others)
  if (playthroughs) usePlaythroughs.setState({ playthroughs })
}

/** Joins both copies. A database is made only where there is something to keep. */
const joinCopies = oneAtATime(async () => {
  const { id: world } = pageWorld()
  const list = shownList()
  stored = null
  stored =
    list.length === 0 || problem() === 'newer'
      ? await readStoredPlaythroughs(world)
      : await storePlaythroughs(world, list, joined)
  absorb(stored)
})

/** What is on screen must be on the list, and the list where another tab finds it: somebody may have deleted it. */
function restoreEntries(): void {
  const { key } = useOpenPlaythrough.getState()
  const { put } = usePlaythroughs.getState()
  if (key !== firstPlaythrough && !shownList().some(({ id }) => id === key)) put(key, {})
  if (shownList().length === 0 || peekPlaythroughs(pageWorld()) !== null) return
  usePlaythroughs.setState((state) => ({ ...state }))
  void joinCopies()
}

/**
 * Stores the list in both places, joins them now, and looks for playthroughs that neither knows.
 *
 * @param onLooked told what was found
 * @returns stops storing it
 */
export function storePlaythroughList(onLooked: (found: readonly Nameless[]) => void): () => void {
  let before: List = []
  const stops = [
    // A list that another tab wrote may lack what only this one still knows.
    usePlaythroughs.persist.onHydrate((state) => {
      before = state.playthroughs
    }),
    usePlaythroughs.persist.onFinishHydration(() => absorb(before)),
    usePlaythroughs.subscribe(({ playthroughs }, former) => {
      if (playthroughs === former.playthroughs) return
      rememberTabPlaythrough(useOpenPlaythrough.getState().key)
      if (!isStored()) void joinCopies()
    }),
    useProgress.subscribe(({ lastChange }, former) => {
      if (lastChange && lastChange !== former.lastChange) restoreEntries()
    }),
    useStorageStatus.subscribe(({ emptied, problems }, former) => {
      // The player has said what becomes of a list whose data was deleted.
      if (former.emptied && !emptied) restoreEntries()
      if (problems[entry] !== 'full') return
      // The other copy has room.
      if (isStored()) clearProblem(entry, 'full')
      else if (problems !== former.problems) void joinCopies().then(forgetFull)
    }),
    onPageLeave(() => rememberTabPlaythrough(useOpenPlaythrough.getState().key)),
    // Out of the browser's memory, where the page goes on as it was, and has heard nothing meanwhile.
    onPageShow(({ persisted }) => {
      if (!persisted) return
      rememberTabPlaythrough(useOpenPlaythrough.getState().key)
      void usePlaythroughs.persist.rehydrate()
      void joinCopies()
    }),
  ]
  lookForNameless().then(() => onLooked(useNameless.getState().found), console.error)
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

/** Reads both copies anew, and what is stored beside them. */
export async function lookForNameless(): Promise<void> {
  // Before the list is read: a playthrough has its entry before it has anything else.
  const databases = await storedDatabases()
  const ids = storedKeys(databases)
  void usePlaythroughs.persist.rehydrate()
  await joinCopies()
  if (isStored() && shownList().length > 0) clearProblem(entry, 'quarantined')
  restoreEntries()
  const known = new Set(shownList().map(({ id }) => id))
  const unknown = [...ids].filter((id) => !known.has(id))
  // They are shown without their names, where all names are lost.
  if (problem() === 'quarantined') for (const id of unknown) usePlaythroughs.getState().put(id, {})
  const found =
    problem() === 'quarantined'
      ? []
      : await Promise.all(unknown.map((id) => amountsOf(id, databases)))
  useNameless.setState({ found: found.filter(({ marks, pins }) => marks + pins > 0) })
}

/** Of all playthroughs of this world of which a database or an entry of local storage is there. */
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
      // What the browser does not open is told by what local storage has of it.
    }
  }
  return { id, marks: marks.size, pins: pins.size }
}

/** Puts what was found on the list. */
export function adoptNameless(id: string): void {
  usePlaythroughs.getState().put(id, {})
  forgetNameless(id)
}

/** It is not offered any more. */
export function forgetNameless(id: string): void {
  useNameless.setState(({ found }) => ({ found: found.filter((each) => each.id !== id) }))
}

/** Why no other playthrough can be made: a newer version's list is left alone, or nothing stores another entry. */
export type Refusal = 'newer' | 'no-room'

/** Has the database store an entry before anything else is made of its playthrough. @returns why nothing can store it */
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
