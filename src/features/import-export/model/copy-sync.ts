// Merges a list with the file that holds its copy. keep-copy.ts calls this file. It relies on the merge by revision: in
// whatever order devices read and write, each one writes its missing records again.
import {
  emptyRecord,
  joinedCopy,
  readCopy,
  type CopyMisfit,
  type CopyReading,
  type CopyRecord,
} from './copy-format.ts'

export interface FileVersion {
  /** Milliseconds since 1970. Only for display: some network drives report another time on every look. */
  readonly lastModified: number
  /** In bytes. */
  readonly size: number
  /** `null` if the file isn't text or is far too large. */
  readonly text: string | null
}

export interface CopyFile {
  /** @throws {DOMException} */
  readonly read: () => Promise<FileVersion>
  /** Writes the file unless it has changed since `version`. @returns `null` if it has @throws {DOMException} */
  readonly write: (text: string, version: FileVersion) => Promise<FileVersion | null>
}

export interface CopyList {
  readonly map: string
  /** Merges a file's records into the list. @returns `null` if the list can't be changed now */
  readonly join: (record: CopyRecord) => CopyRecord | null
  /** Returns the text to write. @param before fields of the existing file */
  readonly textOf: (record: CopyRecord, before: Readonly<Record<string, unknown>>) => string
}

export type CopyProblem =
  | CopyMisfit
  /** The browser wants to ask the player first. */
  | 'ask'
  | 'refused'
  /** The file was moved or deleted. */
  | 'away'
  /** The file can't be read or written at the moment. */
  | 'locked'
  | 'full'
  /** The file already holds another playthrough. */
  | 'taken'

export type CopyOutcome =
  | { readonly kind: 'kept'; readonly version: FileVersion; readonly list: CopyRecord }
  | {
      readonly kind: 'problem'
      readonly problem: CopyProblem
      readonly version: FileVersion | null
    }
  | { readonly kind: 'paused' }

/** Limit of attempts. If another program writes the file during each one, the next step tries again. */
const attempts = 3

/** Makes one step: reads, merges and writes. @param mayReplace true if an empty or cut-off file may be replaced */
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

/** True for an empty or truncated file. A file of another kind is never overwritten. */
function isReplaceable(reading: CopyReading): boolean {
  return !reading.ok && (reading.misfit === 'empty' || reading.misfit === 'damaged')
}

/** True if two versions have the same content. Their times may differ. */
export function sameVersion(one: FileVersion | null, other: FileVersion | null): boolean {
  return one !== null && one.text === other?.text && one.size === other.size
}

const problems: Readonly<Record<string, CopyProblem>> = {
  NotFoundError: 'away',
  NotAllowedError: 'ask',
  SecurityError: 'ask',
  QuotaExceededError: 'full',
}

/** Returns the meaning of a browser's error. An unknown error counts as temporary. */
export function problemOf(error: unknown): CopyProblem {
  return (error instanceof Error ? problems[error.name] : undefined) ?? 'locked'
}
