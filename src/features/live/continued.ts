// Following goes on in another world, which is another page: what is followed waits in the browser while it goes there.
// The offer to go there hands it on, the other page takes it once its map is shown. Beside a word in the tab's session
// a chosen log needs a database: nothing else of a browser keeps a file's handle.
import type { IDBPDatabase } from 'idb'
import { deleteDatabase, openDatabase } from '../../storage/open-database.ts'
import { followedLog, followLog, followProgram } from './following.ts'
import { logOf, mayRead, type KeptLog } from './log-source.ts'
import { useLive } from './live.ts'
import { takeNote, writeNote } from './storage/continued-note.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'

const database = 'itinerarium-followed'
const store = 'log'

/** Milliseconds in which a browser is on the other page; what waits longer was left behind. */
const longestTravel = 60_000

/** Leaves what is followed for the page of a world. Where the browser keeps none of it, that page asks for it anew. */
export async function continueThere(world: string): Promise<void> {
  const { source } = useLive.getState()
  if (!source) return
  try {
    if (!writeNote([source, world, String(Date.now())])) return
    const kept = followedLog()?.kept
    if (kept === undefined) return
    await withDatabase((log) => log.put(store, kept, store))
  } catch {
    // The dialog on the other page says what to do.
  }
}

/** Follows in this world what another world's page has handed on. */
export async function takeContinued(world: LoadedWorld): Promise<void> {
  const [source, of, time] = takeNote()
  // Also what was left behind is kept no longer.
  const kept = source === 'file' ? await takeLog().catch(() => undefined) : undefined
  if (of !== world.id || !(Date.now() - Number(time) < longestTravel) || useLive.getState().source)
    return
  if (source === 'program') followProgram(world)
  if (source !== 'file') return
  if (kept) followLog(world, logOf(kept))
  // Browsers that ask anew for each page want a press first: the log is chosen once more.
  if (!kept || !(await mayRead(kept))) useLive.setState({ dialog: {} })
}

/** @throws where the browser keeps none */
async function takeLog(): Promise<KeptLog | undefined> {
  const kept = await withDatabase((log) => log.get(store, store))
  await deleteDatabase(database)
  return kept as KeptLog | undefined
}

async function withDatabase<T>(work: (log: IDBPDatabase) => Promise<T>): Promise<T> {
  const log = await openDatabase(database, 1, {
    upgrade: (made) => void made.createObjectStore(store),
  })
  try {
    return await work(log)
  } finally {
    log.close()
  }
}
