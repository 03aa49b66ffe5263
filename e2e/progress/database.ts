import type { Page } from '@playwright/test'

export interface StoredMark {
  readonly id: number
  readonly revision: number
  readonly discovered: boolean
}

/** The records of the player's marks in the browser's database; none where there is no database. */
export async function databaseMarks(page: Page): Promise<StoredMark[]> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'itinerarium-kcd1')) return []
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('itinerarium-kcd1')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('The database does not open.')))
    })
    const marks = await new Promise<StoredMark[]>((resolve) => {
      const request = database.transaction('marks').objectStore('marks').getAll()
      request.addEventListener('success', () => resolve(request.result as StoredMark[]))
    })
    database.close()
    return marks
  })
}

/** The ids of discovered markers in the database, in order. */
export async function databaseList(page: Page): Promise<number[]> {
  const marks = await databaseMarks(page)
  return marks.filter(({ discovered }) => discovered).map(({ id }) => id)
}
