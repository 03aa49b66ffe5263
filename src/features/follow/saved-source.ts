// Continues following on the page of another world. The link to it stores the source, and the new page resumes it. A
// note in session storage names the source; a log also needs a database, which alone can store file handles.
import type { IDBPDatabase } from 'idb'
import { deleteDatabase, openDatabase } from '../../storage/open-database.ts'
import { followedLog, followLog, followProgram } from './following.ts'
import { openStoredLog, canReadWithoutPrompt, type StorableLog } from './log-source.ts'
import { useLive } from './live.ts'
import { savedSourceNote } from './storage/saved-source-note.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'

const database = 'itinerarium-followed'
const store = 'log'

/** Milliseconds that going to the other page may take. An older note is stale. */
const noteLifetimeMs = 60_000

/** Stores the source for another world's page. If the browser can't, that page asks for the source again. */
export async function saveSourceForWorld(world: string): Promise<void> {
  const { source } = useLive.getState()
  if (!source) return
  try {
    if (!savedSourceNote.store(`${source} ${world} ${Date.now()}`)) return
    const storable = followedLog()?.storable
    if (storable === undefined) return
    await withDatabase((log) => log.put(store, storable, store))
  } catch {
    // The other page then opens the dialog, which says what to do.
  }
}

export async function resumeSavedSource(world: LoadedWorld): Promise<void> {
  const [source, worldId, savedAt] = savedSourceNote.consume()?.split(' ') ?? []
  // Taken even if the note is stale, because taking the log deletes it.
  const savedLog = source === 'file' ? await takeSavedLog().catch(() => undefined) : undefined
  if (
    worldId !== world.id ||
    !(Date.now() - Number(savedAt) < noteLifetimeMs) ||
    useLive.getState().source
  )
    return
  if (source === 'program') followProgram(world)
  if (source !== 'file') return
  if (savedLog) followLog(world, openStoredLog(savedLog))
  // Browsers that grant permission per page need a click, so let the player choose the log again.
  if (!savedLog || !(await canReadWithoutPrompt(savedLog))) useLive.setState({ dialog: {} })
}

/** Returns the stored log and deletes it. @throws if the browser can't store logs */
async function takeSavedLog(): Promise<StorableLog | undefined> {
  const savedLog = await withDatabase((log) => log.get(store, store))
  await deleteDatabase(database)
  return savedLog as StorableLog | undefined
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
