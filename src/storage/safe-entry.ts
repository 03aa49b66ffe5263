// Stands between the app and each entry of local storage, so that nothing stored is ever lost: its version and migrations,
// quarantine, other tabs' changes, storage that is full or blocked. Called by create-persisted-store.ts for preferences and by
// features/progress/storage/local-replica.ts for the list. Relies on whatever `validate` takes of a text; what is wrong goes
// to storage-status.ts.
import { browserStorage, type TextStorage } from './browser-storage.ts'
import { quarantineName, type StorageKey } from './names.ts'
import { clearProblem, reportProblem } from './storage-status.ts'

/** How long after a failed write it is tried again, in milliseconds. */
export const retryAfter = 5000

/** In characters: what browsers keep of a whole site. A longer text never finds room, however often it is tried. */
export const mostStored = 5 * 1024 * 1024

/** Turns a state as one version stored it into what the next version stores. */
export type Migration = (state: unknown) => unknown

/** Why an entry is not written: the browser forbids it, a newer version wrote it, or it can be neither read nor quarantined. */
type LeftAlone = 'blocked' | 'newer' | 'stuck'

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
  /** As {@link read}; nothing where the text is as this tab last read or wrote it, or is gone. */
  readonly readUnseen: () => StoredState<State> | null
  /**
   * @param isTakenIn whether the caller goes on with what is returned
   * @returns what was written, which holds what another tab had stored; nothing when it could not be.
   */
  readonly write: (state: State, isTakenIn?: boolean) => State | null
  /** Writes again what could not be written. */
  readonly retry: () => void
  /** Whether there is any text, readable or not. */
  readonly exists: () => boolean
  /** Whether the text is as this tab last read or wrote it. */
  readonly isSeen: () => boolean
  /** Whether a newer version stored it, so that nothing is written any more. */
  readonly isNewer: () => boolean
  /** Whether what was written last is stored. */
  readonly isStored: () => boolean
}

/**
 * Stands between the app and an entry of local storage: unreadable text is quarantined rather than
 * overwritten, a newer version's text is left alone, an older one's is migrated step by step, and a full or
 * blocked storage becomes visible problem rather than an exception.
 */
export function createSafeEntry<State extends object>(
  options: SafeEntryOptions<State>,
): SafeEntry<State> {
  const { kind, name, validate, merge, migrations } = options
  const version = migrations.length
  const storage = 'storage' in options ? options.storage : browserStorage()
  /** Undefined while it may be written. */
  let leftAlone: LeftAlone | undefined
  /** As this tab last read or wrote it. */
  let seenText: string | null = null
  /** What is on screen but could not be written yet. */
  let unwritten: State | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  if (!storage) leaveAlone('blocked')

  function leaveAlone(why: LeftAlone): void {
    leftAlone = why
    reportProblem(kind, why)
  }

  function readText(): string | null {
    try {
      return storage?.getItem(name) ?? null
    } catch {
      return null
    }
  }

  /** Reads a stored text. One that cannot be read is quarantined; one of a newer version is left as it is. */
  function understood(text: string): Envelope | undefined {
    const envelope = parseEnvelope(text)
    if (envelope && envelope.version > version) leaveAlone('newer')
    if (envelope || !storage) return envelope
    if (quarantine(storage, name, text)) reportProblem(kind, 'quarantined')
    // It cannot be copied, so the only way not to lose it is never to write over it.
    else leaveAlone('stuck')
  }

  const stateOf = (envelope: Envelope) => validate(migratedState(envelope, migrations))

  function read(): StoredState<State> | null {
    seenText = readText()
    const envelope = seenText === null ? undefined : understood(seenText)
    if (!envelope) return null
    const state = stateOf(envelope)
    // What is on screen and waits for room is not taken off it.
    if (!unwritten) return { state, version: envelope.version }
    unwritten = merge?.(state, unwritten) ?? unwritten
    return { state: unwritten, version }
  }

  function write(wanted: State, isTakenIn = true): State | null {
    clearTimeout(timer)
    if (leftAlone) return null
    const text = readText()
    const elsewhere = text === null || text === seenText ? undefined : understood(text)
    // It may just have been found out that the stored text must be left alone.
    if (leftAlone) return null
    const state = elsewhere && merge ? merge(stateOf(elsewhere), wanted) : wanted
    const next = JSON.stringify({ state, version })
    try {
      if (next.length > mostStored) throw new DOMException('Too long', 'QuotaExceededError')
      if (text !== next) storage?.setItem(name, next)
    } catch {
      unwritten = wanted
      reportProblem(kind, 'full')
      if (next.length <= mostStored) timer = setTimeout(retry, retryAfter)
      return null
    }
    unwritten = undefined
    // What nobody takes in must be joined again by the next write.
    seenText = isTakenIn || !elsewhere ? next : null
    clearProblem(kind, 'full')
    return state
  }

  function retry(): void {
    if (unwritten) write(unwritten, false)
  }

  return {
    read,
    readUnseen: () => {
      const text = readText()
      return text === null || text === seenText ? null : read()
    },
    write,
    retry,
    exists: () => readText() !== null,
    isSeen: () => readText() === seenText,
    isNewer: () => leftAlone === 'newer',
    isStored: () => !leftAlone && unwritten === undefined,
  }
}

/** How a state stands in an entry's text: with the version that stored it. */
interface Envelope {
  readonly state: unknown
  readonly version: number
}

/** Undefined for what is no envelope. */
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

/** The state as the present version stores it. @param migrations from each older version to the next, the oldest first */
function migratedState({ state, version }: Envelope, migrations: readonly Migration[]): unknown {
  const from = Math.max(0, Math.floor(version))
  return migrations.slice(from).reduce((stored, migrate) => migrate(stored), state)
}

/** At how many places it is tried. */
const mostQuarantined = 20

/**
 * Copies a text that cannot be read to an entry of its own.
 *
 * @param name the entry in which it was found
 * @returns whether it is there
 */
function quarantine(storage: TextStorage, name: string, text: string): boolean {
  for (let attempt = 1; attempt <= mostQuarantined; attempt += 1) {
    const place = quarantineName(name, attempt)
    try {
      const there = storage.getItem(place)
      if (there !== null && there !== text) continue
      storage.setItem(place, text)
      return true
    } catch {
      return false
    }
  }
  return false
}
