// Deletes pictures that nothing has referred to for thirty days, counted from visit to visit. Begun once a visit by features/pins/ui/pictures, when the page
// has nothing better to do. Relies on every reference being text: an id stands in a pin, a step of the journal or an earlier
// version, in one of the databases of progress or in local storage.
import { storedNames } from '../../../storage/browser-services.ts'
import { browserStorage } from '../../../storage/browser-storage.ts'
import { databaseNames, openDatabase } from '../../../storage/open-database.ts'
import { databaseBeginning } from '../../../storage/names.ts'
import { readFacts, tidyPictures, type PictureFacts } from './picture-database.ts'

/** In milliseconds. As long as a change can be undone, the journal refers to its pictures; this comes on top. */
export const orphanAge = 30 * 24 * 60 * 60 * 1000

/** The most milliseconds that count between two visits, so that a visit with a wrong clock deletes nothing. */
export const longestStep = 24 * 60 * 60 * 1000

/**
 * Counts for how long nothing has referred to a picture, and deletes those that have been orphans for {@link orphanAge}. Where the
 * browser does not tell which databases there are, or one of them cannot be read, nothing is deleted.
 *
 * @param now in milliseconds since 1970
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
    // Another visit tries again.
  }
}

/** Milliseconds. Nothing is counted where the clock went back. */
function orphanedUntil(now: number, { orphanedAt = now, orphanedFor = 0 }: PictureFacts): number {
  return orphanedFor + Math.min(Math.max(now - orphanedAt, 0), longestStep)
}

/** Whatever looks like an id, in all that is stored: some may be ids of pins, which costs nothing. */
async function referredIds(): Promise<ReadonlySet<string> | undefined> {
  const databases = await databaseNames()
  if (!databases) return undefined
  const found = new Set<string>()
  const look = (text: string | null) => {
    for (const [id] of (text ?? '').matchAll(/[0-9a-f]{24}/g)) found.add(id)
  }
  for (const name of storedNames()) look(browserStorage()?.getItem(name) ?? null)
  for (const name of databases) {
    if (!name.startsWith(databaseBeginning)) continue
    for (const value of await allOf(name)) look(JSON.stringify(value) ?? null)
  }
  return found
}

/** All that a database holds. @throws {DOMException} when it is gone meanwhile: none is made in its place */
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
