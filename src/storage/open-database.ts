// Guarded access to IndexedDB, on top of idb, for all modules with a database. If IndexedDB is missing or refused, the
// functions reject or return an empty result, and never throw synchronously.
import { deleteDB, openDB, type IDBPDatabase, type OpenDBCallbacks } from 'idb'

/** Rejects with a `VersionError` if a newer version of the site wrote the database, or if the browser refuses. */
export async function openDatabase<Schema = unknown>(
  name: string,
  version: number | undefined,
  callbacks: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, version, callbacks)
}

/** Resolves once no tab has the database open. Rejects if the browser refuses. */
export async function deleteDatabase(name: string): Promise<void> {
  await deleteDB(name)
}

/** Returns the names of the site's databases; `undefined` if the browser refuses. */
export async function databaseNames(): Promise<readonly string[] | undefined> {
  try {
    const known = await indexedDB.databases()
    return known.map(({ name }) => name ?? '')
  } catch {
    return undefined
  }
}
