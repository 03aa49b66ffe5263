import { setAsideName, type StorageKey } from './names.ts'
import { clearProblem, reportProblem } from './storage-status.ts'

/** How long after a failed write it is tried again, in milliseconds. */
export const retryAfter = 5000

/** In characters: what browsers keep of a whole site. A longer text never finds room, however often it is tried. */
export const mostStored = 5 * 1024 * 1024

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

/** The names of all that is in local storage; none where the browser forbids it. */
export function storedNames(): string[] {
  try {
    const { localStorage } = window
    return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
  } catch {
    return []
  }
}

/** Turns a state as one version stored it into what the next version stores. */
export type Migration = (state: unknown) => unknown

export interface SafeEntryOptions<State> {
  /** What is said of it when something is wrong. */
  readonly kind: StorageKey
  readonly name: string
  /** From each older version to the next, the oldest first; so their number is the present version. */
  readonly migrations: readonly Migration[]
  /** Takes what is right from whatever was stored, and leaves out what is wrong. Never throws. */
  readonly validate: (stored: unknown) => Partial<State>
  /**
   * Joins what is written with what another tab has stored since this one last looked. Without it the
   * last writer wins.
   */
  readonly merge?: (stored: Partial<State>, next: State) => State
  readonly storage?: TextStorage | undefined
}

export interface StoredState<State> {
  readonly state: Partial<State>
  /** The version that stored it: lower than the present one when it has been migrated. */
  readonly version: number
}

/** One entry of local storage. */
export interface SafeEntry<State> {
  /** Nothing where nothing, or nothing readable, is stored. */
  readonly read: () => StoredState<State> | null
  /** @returns what was written, which holds what another tab had stored; nothing when it could not be. */
  readonly write: (state: State) => State | null
  /** Writes again what could not be written. */
  readonly retry: () => void
  /** Whether there is any text, readable or not. */
  readonly exists: () => boolean
  /** Whether a newer version stored it, so that nothing is written any more. */
  readonly isNewer: () => boolean
  /** Whether what was written last is stored. */
  readonly isKept: () => boolean
}

/**
 * Stands between the app and an entry of local storage: unreadable text is set aside rather than
 * overwritten, a newer version's text is left alone, an older one's is migrated step by step, and a full or
 * blocked storage becomes visible problem rather than an exception.
 */
export function createSafeEntry<State extends object>(
  options: SafeEntryOptions<State>,
): SafeEntry<State> {
  const { kind, name, validate, migrations } = options
  const version = migrations.length
  const storage = 'storage' in options ? options.storage : browserStorage()
  let readOnly = storage === undefined
  let newer = false
  let seenText: string | null = null
  /** What is on screen but could not be written yet. */
  let unwritten: State | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  if (!storage) reportProblem(kind, 'blocked')

  function read(): StoredState<State> | null {
    const text = readText()
    seenText = text
    if (text === null) return null
    const envelope = parseEnvelope(text)
    if (!envelope) {
      setAside(text)
      return null
    }
    if (envelope.version > version) leaveAlone('newer')
    const state = migrated(envelope)
    // What is on screen and waits for room is not taken off it.
    if (!unwritten) return { state, version: envelope.version }
    unwritten = options.merge?.(state, unwritten) ?? unwritten
    return { state: unwritten, version }
  }

  function migrated(envelope: Envelope): Partial<State> {
    const from = Math.max(0, Math.floor(envelope.version))
    const state = migrations
      .slice(from)
      .reduce((stored: unknown, migrate) => migrate(stored), envelope.state)
    return validate(state)
  }

  function readText(): string | null {
    try {
      return storage?.getItem(name) ?? null
    } catch {
      return null
    }
  }

  function leaveAlone(problem: 'newer' | 'stuck'): void {
    readOnly = true
    newer = problem === 'newer'
    reportProblem(kind, problem)
  }

  function setAside(text: string): void {
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      const place = setAsideName(name, attempt)
      try {
        const there = storage?.getItem(place) ?? null
        if (there !== null && there !== text) continue
        storage?.setItem(place, text)
        reportProblem(kind, 'set-aside')
        return
      } catch {
        break
      }
    }
    // It cannot be copied, so the only way not to lose it is never to write over it.
    leaveAlone('stuck')
  }

  function write(wanted: State): State | null {
    clearTimeout(timer)
    if (readOnly || !storage) return null
    const text = readText()
    const foreign = text !== null && text !== seenText ? text : null
    const elsewhere = foreign === null ? undefined : parseEnvelope(foreign)
    if (foreign !== null && !elsewhere) setAside(foreign)
    if (elsewhere && elsewhere.version > version) leaveAlone('newer')
    // Either of the two may just have found out that the stored text must be left alone.
    if (readOnly) return null
    const state = elsewhere && options.merge ? options.merge(migrated(elsewhere), wanted) : wanted
    const next = JSON.stringify({ state, version })
    try {
      if (next.length > mostStored) throw new DOMException('Too long', 'QuotaExceededError')
      if (text !== next) storage.setItem(name, next)
    } catch {
      unwritten = wanted
      reportProblem(kind, 'full')
      if (next.length <= mostStored) timer = setTimeout(retry, retryAfter)
      return null
    }
    unwritten = undefined
    seenText = next
    clearProblem(kind, 'full')
    return state
  }

  function retry(): void {
    if (unwritten) write(unwritten)
  }

  return {
    read,
    write,
    retry,
    exists: () => readText() !== null,
    isNewer: () => newer,
    isKept: () => !readOnly && unwritten === undefined,
  }
}

interface Envelope {
  readonly state: unknown
  readonly version: number
}

function parseEnvelope(text: string): Envelope | undefined {
  try {
    const input: unknown = JSON.parse(text)
    if (typeof input !== 'object' || input === null || !('state' in input)) return undefined
    const version = 'version' in input && typeof input.version === 'number' ? input.version : 0
    return { state: input.state, version }
  } catch {
    return undefined
  }
}
