// Reads and writes entries of local storage without ever losing one. Quarantines unreadable text, leaves a newer
// version's text alone, migrates an older version's text, and merges changes of other tabs. Reports a full or blocked
// storage to storage-status.ts. Called by create-persisted-store.ts and features/progress/storage/local-replica.ts.
import { browserStorage, type TextStorage } from './browser-storage.ts'
import { quarantineName, type StorageKey } from './names.ts'
import { clearProblem, reportProblem } from './storage-status.ts'

export const retryDelayMs = 5000

/** Maximum length in characters that browsers store for a whole site. Longer text never fits, so there is no retry. */
export const maxStoredLength = 5 * 1024 * 1024

export type Migration = (state: unknown) => unknown

/** Why an entry is not written: storage blocked, a newer version's text, or unreadable text that can't be copied. */
type ReadOnlyReason = 'blocked' | 'newer' | 'stuck'

export interface SafeEntryOptions<State> {
  /** Kind of the entry under which problems are reported. */
  readonly kind: StorageKey
  readonly name: string
  /** Migrations from each version to the next, the oldest first. Their number is the current version. */
  readonly migrations: readonly Migration[]
  /** Picks the valid fields of stored data. Never throws. */
  readonly validate: (stored: unknown) => Partial<State>
  /** Merges the state with changes of another tab. Without it, the last writer wins. */
  readonly merge?: (stored: Partial<State>, next: State) => State
  readonly storage?: TextStorage | undefined
}

export interface StoredState<State> {
  readonly state: Partial<State>
  /** Version that stored the state; lower than the current one if it was migrated. */
  readonly version: number
}

export interface SafeEntry<State> {
  /** Returns the stored state; `null` if nothing readable is stored. */
  readonly read: () => StoredState<State> | null
  /** Like {@link read}, but returns `null` if this tab has already seen the text. */
  readonly readUnseen: () => StoredState<State> | null
  /**
   * Writes a state and returns it, merged with other tabs' changes, or `null`. `willAdoptResult`: the caller keeps
   * that.
   */
  readonly write: (state: State, willAdoptResult?: boolean) => State | null
  readonly retry: () => void
  /** Whether any text is stored, readable or not. */
  readonly exists: () => boolean
  /** Whether the stored text is the one that this tab last read or wrote. */
  readonly isSeen: () => boolean
  /** True if a newer version wrote the entry. The entry is then never written. */
  readonly isNewer: () => boolean
  readonly isStored: () => boolean
}

export function createSafeEntry<State extends object>(
  options: SafeEntryOptions<State>,
): SafeEntry<State> {
  const { kind, name, validate, merge, migrations } = options
  const version = migrations.length
  const storage = 'storage' in options ? options.storage : browserStorage()
  /** Reason why the entry must not be written; `undefined` if it may be. */
  let readOnlyReason: ReadOnlyReason | undefined
  let seenText: string | null = null
  /** State that is on screen but could not be written yet. */
  let unwrittenState: State | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  if (!storage) makeReadOnly('blocked')

  function makeReadOnly(why: ReadOnlyReason): void {
    readOnlyReason = why
    reportProblem(kind, why)
  }

  function readText(): string | null {
    try {
      return storage?.getItem(name) ?? null
    } catch {
      return null
    }
  }

  function parseStoredText(text: string): Envelope | undefined {
    const envelope = parseEnvelope(text)
    if (envelope && envelope.version > version) makeReadOnly('newer')
    if (envelope || !storage) return envelope
    if (quarantine(storage, name, text)) reportProblem(kind, 'quarantined')
    // The text can't be copied, so it must never be overwritten.
    else makeReadOnly('stuck')
  }

  const migrateEnvelope = (envelope: Envelope) => validate(migratedState(envelope, migrations))

  function read(): StoredState<State> | null {
    seenText = readText()
    const envelope = seenText === null ? undefined : parseStoredText(seenText)
    if (!envelope) return null
    const state = migrateEnvelope(envelope)
    // A state that waits for space stays on screen.
    if (!unwrittenState) return { state, version: envelope.version }
    unwrittenState = merge?.(state, unwrittenState) ?? unwrittenState
    return { state: unwrittenState, version }
  }

  function write(wanted: State, willAdoptResult = true): State | null {
    clearTimeout(timer)
    if (readOnlyReason) return null
    const text = readText()
    const otherTabsState = text === null || text === seenText ? undefined : parseStoredText(text)
    // Parsing the text may just have set `readOnlyReason`.
    if (readOnlyReason) return null
    const state = otherTabsState && merge ? merge(migrateEnvelope(otherTabsState), wanted) : wanted
    const next = JSON.stringify({ state, version })
    try {
      if (next.length > maxStoredLength) throw new DOMException('Too long', 'QuotaExceededError')
      if (text !== next) storage?.setItem(name, next)
    } catch {
      unwrittenState = wanted
      reportProblem(kind, 'full')
      if (next.length <= maxStoredLength) timer = setTimeout(retry, retryDelayMs)
      return null
    }
    unwrittenState = undefined
    // If the caller ignores the merged state, the next write must merge again.
    seenText = willAdoptResult || !otherTabsState ? next : null
    clearProblem(kind, 'full')
    return state
  }

  function retry(): void {
    if (unwrittenState) write(unwrittenState, false)
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
    isNewer: () => readOnlyReason === 'newer',
    isStored: () => !readOnlyReason && unwrittenState === undefined,
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

function migratedState({ state, version }: Envelope, migrations: readonly Migration[]): unknown {
  const from = Math.max(0, Math.floor(version))
  return migrations.slice(from).reduce((stored, migrate) => migrate(stored), state)
}

const maxQuarantined = 20

/** Copies unreadable text to an entry of its own. Returns false if that fails. */
function quarantine(storage: TextStorage, name: string, text: string): boolean {
  for (let attempt = 1; attempt <= maxQuarantined; attempt += 1) {
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
