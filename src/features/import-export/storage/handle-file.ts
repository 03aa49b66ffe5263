// Reads and writes a file of the player by its handle, and stores the handle in a database. keep-copy.ts calls this
// file. It relies on the File System Access API of Chromium, which replaces the file only when writing ends. A page
// that closes during a write therefore leaves it unchanged.
import { maxUploadBytes } from '../../pins/model/limits.ts'
import type { DBSchema, IDBPDatabase } from 'idb'
import { currentDevice, canHideUnknownExtensions } from '../../../platform/device.ts'
import { deleteDatabase, openDatabase } from '../../../storage/open-database.ts'
import { sameVersion, type CopyFile, type FileVersion } from '../model/copy-sync.ts'

type Permission = 'granted' | 'denied' | 'prompt'

/** The used part of `FileSystemFileHandle`, with members that TypeScript's types lack. */
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
  /** The browser remembers the folder of the last choice under this id. */
  readonly id: string
  readonly suggestedName?: string
  readonly types?: readonly [{ readonly accept: Readonly<Record<string, readonly string[]>> }]
}

interface PickerWindow {
  readonly showSaveFilePicker?: (options: PickerOptions) => Promise<FileHandle>
  readonly showOpenFilePicker?: (options: PickerOptions) => Promise<readonly FileHandle[]>
}

export function canKeepCopy(): boolean {
  return 'showSaveFilePicker' in window && 'showOpenFilePicker' in window
}

const types = [{ accept: { 'application/json': ['.json'] } }] as const

/**
 * Lets the player choose a file. The dialog for new files empties the chosen file (step 7 of `showSaveFilePicker`), so
 * existing files need the other dialog.
 * @returns `null` if the player cancels
 * @throws {DOMException}
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
    // A filter on Android hides files whose type the system doesn't know, such as those in a cloud.
    const filter = canHideUnknownExtensions(currentDevice()) ? {} : { types }
    const [handle] = (await pickers.showOpenFilePicker?.({ id: 'copy', ...filter })) ?? []
    return handle ?? null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}

/** @param ask whether the browser may prompt the player; only in a click */
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
        // Check as late as possible. A device that writes after this check loses nothing: it writes its records again.
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
  const text = size > maxUploadBytes ? null : textOf(await file.arrayBuffer())
  return { lastModified, size, text }
}

/** Decodes UTF-8 up to the first invalid byte, so that no replacement character passes for the player's text. */
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

/** @param name name of the database @throws {DOMException} if the browser refuses */
export function readHandle(name: string): Promise<FileHandle | undefined> {
  return withDatabase(name, (database) => database.get('handle', 'handle'))
}

/** @throws {DOMException} if the browser refuses */
export async function storeHandle(name: string, handle: FileHandle): Promise<void> {
  await withDatabase(name, (database) => database.put('handle', handle, 'handle'))
}

/** @throws {DOMException} if the browser refuses */
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
