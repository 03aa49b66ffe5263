// Deletes pictures without a reference for thirty days, counted from visit to visit. features/pins/ui/pictures starts
// it once per visit. A reference is the id in a text: of a pin, journal entry or snapshot in a progress database, or in
// local storage.
import { storedNames } from '../../../storage/browser-services.ts'
import { browserStorage } from '../../../storage/browser-storage.ts'
import { databaseNames, openDatabase } from '../../../storage/open-database.ts'
import { databasePrefix } from '../../../storage/names.ts'
import { readFacts, tidyPictures, type PictureFacts } from './picture-database.ts'

/** Age in ms. The journal refers to pictures of changes that can be undone, so this time comes in addition. */
export const orphanAge = 30 * 24 * 60 * 60 * 1000

/** Most milliseconds to count between two visits, so that a wrong clock deletes nothing. */
export const longestStep = 24 * 60 * 60 * 1000

/**
 * Counts the time without a reference and deletes pictures above {@link orphanAge}. Does nothing if the browser doesn't
 * list its databases, or if one can't be read. `now` is in ms since 1970.
 */
export async function prunePictures(now: number): Promise<void> {
  try {
    const facts = await readFacts()
    if (facts.length === 0) return
    const referred = await referredIds()
    if (!referred) return
    const orphans = facts
      .filter(({ id }) => !referred.has(id))
      .map((fact) => ({ ...fact, orphanedAt: now, orphanedFor: orphanedUntil(now, fact) }))
    const gone = orphans.filter(({ orphanedFor }) => orphanedFor > orphanAge)
    await tidyPictures(
      gone.map(({ id }) => id),
      [
        ...orphans.filter(({ orphanedFor }) => orphanedFor <= orphanAge),
        ...facts
          .filter(({ id, orphanedAt }) => referred.has(id) && orphanedAt !== undefined)
          .map(({ id, size, addedAt }) => ({ id, size, addedAt })),
      ],
    )
  } catch {
    // The next visit tries again.
  }
}

/** Returns the time without a reference in ms. Adds nothing if the clock was set back. */
function orphanedUntil(now: number, { orphanedAt = now, orphanedFor = 0 }: PictureFacts): number {
  return orphanedFor + Math.min(Math.max(now - orphanedAt, 0), longestStep)
}

/** Returns everything in storage that looks like a picture's id. Ids of pins look the same, which does no harm. */
async function referredIds(): Promise<ReadonlySet<string> | undefined> {
  const databases = await databaseNames()
  if (!databases) return undefined
  const found = new Set<string>()
  const look = (text: string | null) => {
    for (const [id] of (text ?? '').matchAll(/[0-9a-f]{24}/g)) found.add(id)
  }
  for (const name of storedNames()) look(browserStorage()?.getItem(name) ?? null)
  for (const name of databases) {
    if (!name.startsWith(databasePrefix)) continue
    for (const value of await allOf(name)) look(JSON.stringify(value) ?? null)
  }
  return found
}

/** Reads a whole database. @throws {DOMException} if it was deleted meanwhile; it is then not created again */
async function allOf(name: string): Promise<readonly unknown[]> {
  const database = await openDatabase(name, undefined, {
    upgrade: (_fresh, _from, _to, transaction) => {
      transaction.done.catch(() => undefined)
      transaction.abort()
    },
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  })
  try {
    const stores = [...database.objectStoreNames]
    return (await Promise.all(stores.map((store) => database.getAll(store)))).flat()
  } finally {
    database.close()
  }
}
