import type { PersistStorage, StorageValue } from 'zustand/middleware'
import { setAsideKey, type StorageKey } from './storage-keys.ts'
import { clearTrouble, reportTrouble } from './storage-status.ts'

/** How long after a failed write it is tried again, in milliseconds. */
export const retryAfter = 5000

/** The part of `Storage` that is used, so that tests can stand in for it. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Local storage, or nothing where the browser forbids it: reading the property alone may throw. */
export function browserStorage(): TextStorage | undefined {
  try {
    const { localStorage } = window
    localStorage.getItem('')
    return localStorage
  } catch {
    return undefined
  }
}

export interface SafeStorageOptions<State> {
  readonly key: StorageKey
  readonly version: number
  /** Takes what is right from whatever was stored, and leaves out what is wrong. Never throws. */
  readonly validate: (stored: unknown) => Partial<State>
  /**
   * Joins this tab's change with what another tab has stored since this one last looked.
   * Without it the last writer wins.
   */
  readonly rebase?: (stored: Partial<State>, base: Partial<State>, next: State) => State
  /** Called when a write brought in another tab's changes, which the store should read. */
  readonly onRebased?: () => void
  readonly storage?: TextStorage | undefined
}

/**
 * What zustand's persist lacks: unreadable text is set aside rather than overwritten, a newer version's
 * text is left alone, a full or blocked storage becomes visible trouble rather than an exception, and
 * several tabs do not overwrite each other.
 */
export function createSafeStorage<State extends object>(
  options: SafeStorageOptions<State>,
): PersistStorage<State> {
  const { key, version, validate } = options
  const storage = 'storage' in options ? options.storage : browserStorage()
  let readOnly = storage === undefined
  /** The text that this tab last read or wrote, and the state in it. */
  let seen: { readonly text: string | null; readonly state: Partial<State> } = {
    text: null,
    state: {},
  }
  /** What is on screen but could not be written yet. */
  let unwritten: State | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  if (!storage) reportTrouble(key, 'blocked')

  function read(): StorageValue<State> | null {
    const text = readText()
    if (text === null) {
      seen = { text, state: {} }
      return null
    }
    const envelope = parseEnvelope(text)
    if (!envelope) {
      setAside(text)
      return null
    }
    if (envelope.version > version) {
      readOnly = true
      reportTrouble(key, 'newer')
    }
    const stored = validate(envelope.state)
    if (unwritten) unwritten = options.rebase?.(stored, seen.state, unwritten) ?? unwritten
    seen = { text, state: stored }
    return {
      state: unwritten ?? (stored as State),
      version: Math.min(envelope.version, version),
    }
  }

  function readText(): string | null {
    try {
      return storage?.getItem(key) ?? null
    } catch {
      return null
    }
  }

  function setAside(text: string): void {
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      const place = setAsideKey(key, attempt)
      try {
        const there = storage?.getItem(place) ?? null
        if (there !== null && there !== text) continue
        storage?.setItem(place, text)
        reportTrouble(key, 'set-aside')
        seen = { text, state: {} }
        return
      } catch {
        break
      }
    }
    // It cannot be copied, so the only way not to lose it is never to write over it.
    readOnly = true
    reportTrouble(key, 'stuck')
  }

  function write(value: StorageValue<State>): void {
    clearTimeout(retry)
    if (readOnly || !storage) return
    let { state } = value
    const stored = readText()
    const changed = stored !== null && stored !== seen.text
    const elsewhere = changed ? parseEnvelope(stored) : undefined
    if (changed && !elsewhere) setAside(stored)
    if (elsewhere && elsewhere.version > version) {
      readOnly = true
      reportTrouble(key, 'newer')
    }
    // Either of the two may just have found out that the stored text must be left alone.
    if (readOnly) return
    if (elsewhere && options.rebase) {
      state = options.rebase(validate(elsewhere.state), seen.state, state)
    }
    const text = JSON.stringify({ state, version })
    try {
      if (stored !== text) storage.setItem(key, text)
    } catch {
      unwritten = value.state
      reportTrouble(key, 'full')
      retry = setTimeout(() => unwritten && write({ state: unwritten, version }), retryAfter)
      return
    }
    unwritten = undefined
    clearTrouble(key, 'full')
    seen = { text, state }
    if (state !== value.state) options.onRebased?.()
  }

  return { getItem: read, setItem: (_name, value) => write(value), removeItem: () => undefined }
}

function parseEnvelope(text: string): { state: unknown; version: number } | undefined {
  try {
    const input: unknown = JSON.parse(text)
    if (typeof input !== 'object' || input === null || !('state' in input)) return undefined
    const version = 'version' in input && typeof input.version === 'number' ? input.version : 0
    return { state: input.state, version }
  } catch {
    return undefined
  }
}
