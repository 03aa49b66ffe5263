import { useStorageStatus } from '../storage-status.ts'
import type { DatabaseConnection } from './database-connection.ts'
import type { KeptList } from './kept-list.ts'
import { changeOf } from './progress-changes.ts'
import type { ProgressMirror } from './progress-mirror.ts'
import { emptyProgress, isEmptyProgress } from './progress-record.ts'
import type { ProgressWriter } from './progress-writer.ts'

interface DeletedDataOptions {
  readonly list: KeptList
  readonly mirror: ProgressMirror
  readonly writer: ProgressWriter
  readonly connection: DatabaseConnection
  /** Whether the list is the one on screen. */
  readonly isShown: () => boolean
  readonly isReadOnly: () => boolean
}

/** A list whose data was deleted while the page was open: the player is asked what becomes of it. */
export interface DeletedData {
  /** Whether a list that is not in the database may be one whose data the player has deleted. */
  readonly isLikely: () => boolean
  /** Asks when both places are empty; refills the mirror when only that is. */
  readonly look: () => Promise<void>
  readonly ask: () => void
  /** Whether the player is being asked. */
  readonly isAsked: () => boolean
  /** One answer: everything is stored again. */
  readonly keepAll: () => void
  /** The other: the list on screen goes, too. */
  readonly startAfresh: () => void
}

export function createDeletedData(options: DeletedDataOptions): DeletedData {
  const { list, mirror, writer, connection, isShown, isReadOnly } = options
  const ask = () => useStorageStatus.setState({ emptied: true })
  const answered = () => useStorageStatus.setState({ emptied: false })
  const isAsked = () => isShown() && useStorageStatus.getState().emptied

  async function look(): Promise<void> {
    if (!mirror.isGone(list.current()) || isAsked() || isReadOnly()) return
    try {
      const database = connection.database()
      const stored = await database?.readAll()
      // Another list may have come on screen meanwhile.
      if (!isShown()) return
      if (stored && !isEmptyProgress(stored)) list.writeMirror(mirror.writeAll)
      else if (database || useStorageStatus.getState().problems.database === 'blocked') ask()
    } catch {
      await connection.reopen()
    }
  }

  return {
    isLikely: () =>
      isShown() &&
      (mirror.isGone(list.current()) || (connection.wasLost() && !isEmptyProgress(list.current()))),
    look,
    ask,
    isAsked,
    keepAll: () => {
      answered()
      list.writeMirror(mirror.writeAll)
      writer.put(changeOf(list.current()))
    },
    startAfresh: () => {
      writer.forget()
      list.show(emptyProgress)
      answered()
      // The browser may have deleted only one of the two places.
      mirror.empty()
    },
  }
}
