// Guarded access to IndexedDB, on top of idb. Every module with its own database uses it. If IndexedDB is missing or refused,
// the functions reject or return an empty result, and never throw synchronously.
import { deleteDB, openDB, type IDBPDatabase, type OpenDBCallbacks } from 'idb'

/** @throws {Error} by rejection: `VersionError` if a newer version of the site has been here, others if the browser refuses */
export async function openDatabase<Schema = unknown>(
  name: string,
  version: number | undefined,
  callbacks: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, version, callbacks)
}

/** Settles once no tab has the database open any more. @throws {Error} by rejection, if the browser refuses */
export async function deleteDatabase(name: string): Promise<void> {
  await deleteDB(name)
}

/** The names of the site's databases; undefined if the browser does not tell. */
export async function databaseNames(): Promise<readonly string[] | undefined> {
  try {
    const known = await indexedDB.databases()
    return known.map(({ name }) => name ?? '')
  } catch {
    return undefined
  }
}
