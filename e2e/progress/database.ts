import type { Page } from '@playwright/test'
import { island } from '../island.ts'
import { islandSite } from '../sites.ts'
import { settings } from '../world.ts'

interface StoredMark {
  readonly id: number
  readonly revision: number
  readonly discovered: boolean
}

/** Returns the name of the database of the home world's unnamed playthrough, on the real site or the island site. */
function firstDatabase(page: Page): string {
  const { origin } = new URL(page.url())
  return `itinerarium-${origin === new URL(islandSite.address).origin ? island.id : settings.id}`
}

async function databaseMarks(page: Page, name = firstDatabase(page)): Promise<StoredMark[]> {
  return (await databaseRecords(page, name, 'marks')) as StoredMark[]
}

export async function databaseList(page: Page, name = firstDatabase(page)): Promise<number[]> {
  const marks = await databaseMarks(page, name)
  return marks.filter(({ discovered }) => discovered).map(({ id }) => id)
}

/** Returns the records of a store in a database; empty if there is no such database. */
export async function databaseRecords(
  page: Page,
  name: string,
  store: 'marks' | 'pins',
): Promise<unknown[]> {
  return page.evaluate(
    async ([wanted, kind]) => {
      const known = await indexedDB.databases()
      if (!known.some((each) => each.name === wanted)) return []
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(wanted)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('The database does not open.')))
      })
      const records = await new Promise<unknown[]>((resolve) => {
        const request = database.transaction(kind).objectStore(kind).getAll()
        request.addEventListener('success', () => resolve(request.result as unknown[]))
      })
      database.close()
      return records
    },
    [name, store] as const,
  )
}
