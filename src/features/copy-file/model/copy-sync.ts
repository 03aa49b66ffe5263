// Brings a list and the file that holds its copy together: reads, joins by revision, and writes what the file lacks. Called by
// keep-copy.ts, and by tests with files and lists of their own. Relies on joining: whatever the order in which devices read and
// write, each of them writes again what the file lacks of its list, and nothing where it lacks nothing.
import {
  emptyRecord,
  joinedCopy,
  readCopy,
  type CopyMisfit,
  type CopyReading,
  type CopyRecord,
} from './copy-format.ts'

/** A file as it was read once. */
export interface FileVersion {
  /** In milliseconds. Nothing but the player's information: some network drives and clouds report another time on every look. */
  readonly lastModified: number
  /** In bytes. */
  readonly size: number
  /** Null for a file that is no text, or far too large. */
  readonly text: string | null
}

export interface CopyFile {
  /** The file as it is. @throws {DOMException} */
  readonly read: () => Promise<FileVersion>
  /**
   * Writes the whole file, unless it was written since it was read.
   *
   * @returns how it is known then; null where nothing was written
   * @throws {DOMException}
   */
  readonly write: (text: string, version: FileVersion) => Promise<FileVersion | null>
}

export interface CopyList {
  /** The world's id. */
  readonly map: string
  /**
   * Joins the list with what a file has.
   *
   * @returns the list then; null where it may not be touched, as when another one is on screen
   */
  readonly join: (record: CopyRecord) => CopyRecord | null
  /** What is written. @param before the fields of the file that is there */
  readonly textOf: (record: CopyRecord, before: Readonly<Record<string, unknown>>) => string
}

/** Why nothing is written. */
export type CopyProblem =
  | CopyMisfit
  /** The browser wants to ask the player first. */
  | 'ask'
  /** The player, or the browser, has said no. */
  | 'refused'
  /** The file is not where it was. */
  | 'away'
  /** It cannot be read or written at the moment. */
  | 'locked'
  /** The disk has no room. */
  | 'full'
  /** Another playthrough is kept in it. */
  | 'taken'

export type CopyOutcome =
  | { readonly kind: 'kept'; readonly version: FileVersion; readonly list: CopyRecord }
  | {
      readonly kind: 'problem'
      readonly problem: CopyProblem
      readonly version: FileVersion | null
    }
  /** The list may not be touched now. */
  | { readonly kind: 'paused' }

/** A file that is written again and again while it is read has to wait for the next time. */
const attempts = 3

/**
 * @param mayReplace whether the player wants a file written that cannot be read: one that is new, or one that was cut off and has
 *   not changed since the player said so
 */
export async function syncCopy(
  file: CopyFile,
  list: CopyList,
  mayReplace: (misfit: CopyMisfit, version: FileVersion) => boolean,
): Promise<CopyOutcome> {
  let seen: FileVersion | null = null
  try {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const version = await file.read()
      seen = version
      const reading = readCopy(version.text, list.map)
      if (!reading.ok && !(isReplaceable(reading) && mayReplace(reading.misfit, version)))
        return { kind: 'problem', problem: reading.misfit, version }
      const { record, fields } = reading.ok ? reading : { record: emptyRecord, fields: {} }
      const joined = list.join(record)
      if (!joined) return { kind: 'paused' }
      const wanted = joinedCopy(record, joined)
      if (reading.ok && wanted === record) return { kind: 'kept', version, list: joined }
      const written = await file.write(list.textOf(wanted, fields), version)
      if (written) return { kind: 'kept', version: written, list: joined }
    }
  } catch (error) {
    return { kind: 'problem', problem: problemOf(error), version: seen }
  }
  return { kind: 'problem', problem: 'locked', version: seen }
}

/** Somebody else's file is never written over, whatever the player says. */
function isReplaceable(reading: CopyReading): boolean {
  return !reading.ok && (reading.misfit === 'empty' || reading.misfit === 'damaged')
}

/** Whether a file says the same as before, whatever its time. */
export function sameVersion(one: FileVersion | null, other: FileVersion | null): boolean {
  return one !== null && one.text === other?.text && one.size === other.size
}

const problems: Readonly<Record<string, CopyProblem>> = {
  NotFoundError: 'away',
  NotAllowedError: 'ask',
  SecurityError: 'ask',
  QuotaExceededError: 'full',
}

/** What an error of a browser means here; of those that say nothing, that it may go the next time. */
export function problemOf(error: unknown): CopyProblem {
  return (error instanceof Error ? problems[error.name] : undefined) ?? 'locked'
}
