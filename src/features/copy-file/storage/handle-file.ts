// A file of the player's own, by the handle that the browser gives for it, and the database that keeps the handle. Called by
// keep-copy.ts. Relies on the File System Access API, which Chromium has: what is written goes to a file beside, which takes the
// file's place when it is closed, so that a page that goes meanwhile leaves the file as it was.
import type { DBSchema, IDBPDatabase } from 'idb'
import { currentDevice, hidesUnknownEndings } from '../../../platform/device.ts'
import { deleteDatabase, openDatabase } from '../../../storage/open-database.ts'
import { sameVersion, type CopyFile, type FileVersion } from '../model/copy-sync.ts'

type Permission = 'granted' | 'denied' | 'prompt'

/** What is used of `FileSystemFileHandle`, and what TypeScript does not know of it yet. */
export interface FileHandle {
  readonly name: string
  readonly getFile: () => Promise<Pick<File, 'arrayBuffer' | 'lastModified' | 'size'>>
  readonly createWritable: () => Promise<{
    readonly write: (text: string) => Promise<void>
    readonly close: () => Promise<void>
    readonly abort: () => Promise<void>
  }>
  readonly isSameEntry: (other: FileHandle) => Promise<boolean>
  readonly queryPermission?: (of: { readonly mode: 'readwrite' }) => Promise<Permission>
  readonly requestPermission?: (of: { readonly mode: 'readwrite' }) => Promise<Permission>
}

interface PickerOptions {
  /** By which the browser remembers the folder. */
  readonly id: string
  readonly suggestedName?: string
  readonly types?: readonly [{ readonly accept: Readonly<Record<string, readonly string[]>> }]
}

interface PickerWindow {
  readonly showSaveFilePicker?: (options: PickerOptions) => Promise<FileHandle>
  readonly showOpenFilePicker?: (options: PickerOptions) => Promise<readonly FileHandle[]>
}

/** Whether this browser lets a page write a file that was chosen once. */
export function canKeepCopy(): boolean {
  return 'showSaveFilePicker' in window && 'showOpenFilePicker' in window
}

const types = [{ accept: { 'application/json': ['.json'] } }] as const

/**
 * Has the player choose a file: a new one, or one that is there. The dialog for new files empties one that is chosen in it
 * before the page sees it (step 7 of `showSaveFilePicker`), so that there are two.
 *
 * @returns null when they choose none @throws where the browser does not allow it
 */
export async function pickFile(
  which: 'new' | 'existing',
  suggestedName: string,
): Promise<FileHandle | null> {
  const pickers = window as PickerWindow
  try {
    if (which === 'new') {
      return (await pickers.showSaveFilePicker?.({ id: 'copy', suggestedName, types })) ?? null
    }
    // A filter on Android hides files whose type the system doesn't know, such as those of a cloud.
    const filter = hidesUnknownEndings(currentDevice()) ? {} : { types }
    const [handle] = (await pickers.showOpenFilePicker?.({ id: 'copy', ...filter })) ?? []
    return handle ?? null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}

/** @param ask whether the browser may ask the player, who has just pressed something */
export async function permissionFor(handle: FileHandle, ask: boolean): Promise<Permission> {
  const mode = { mode: 'readwrite' } as const
  const known = (await handle.queryPermission?.(mode)) ?? 'granted'
  if (known === 'granted' || !ask) return known
  return (await handle.requestPermission?.(mode)) ?? known
}

export function fileOf(handle: FileHandle): CopyFile {
  return {
    read: () => readVersion(handle),
    write: async (text, version) => {
      const writable = await handle.createWritable()
      try {
        await writable.write(text)
        // As late as can be: what another program writes from here on is not seen, and is written again by its device.
        if (!sameVersion(await readVersion(handle), version)) {
          await writable.abort()
          return null
        }
      } catch (error) {
        await writable.abort().catch(() => undefined)
        throw error
      }
      await writable.close()
      const { lastModified, size } = await handle.getFile()
      return { lastModified, size, text }
    },
  }
}

async function readVersion(handle: FileHandle): Promise<FileVersion> {
  const file = await handle.getFile()
  const { lastModified, size } = file
  const text = size > mostBytes ? null : textOf(await file.arrayBuffer())
  return { lastModified, size, text }
}

/** As of a backup that is uploaded: 2,000 pins with the longest notes are 17 MB. */
const mostBytes = 20_000_000

/**
 * Up to the first byte that is no letter's: one that was made up for it would be taken for the player's. Null where not even the
 * first is one.
 */
function textOf(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const [before = ''] = new TextDecoder().decode(bytes).split('\uFFFD', 1)
    return before === '' ? null : before
  }
}

interface Schema extends DBSchema {
  handle: { key: 'handle'; value: FileHandle }
}

/** @param name the database's @throws {DOMException} where the browser refuses */
export function readHandle(name: string): Promise<FileHandle | undefined> {
  return withDatabase(name, (database) => database.get('handle', 'handle'))
}

/** @throws {DOMException} where the browser refuses */
export async function storeHandle(name: string, handle: FileHandle): Promise<void> {
  await withDatabase(name, (database) => database.put('handle', handle, 'handle'))
}

/** @throws {DOMException} where the browser refuses */
export function forgetHandle(name: string): Promise<void> {
  return deleteDatabase(name)
}

async function withDatabase<T>(
  name: string,
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase<Schema>(name, 1, {
    upgrade: (made) => void made.createObjectStore('handle'),
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}
