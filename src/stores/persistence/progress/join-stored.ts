import { changedIds, missingIn, withChanges } from './progress-changes.ts'
import type { DeletedData } from './deleted-data.ts'
import type { KeptList } from './kept-list.ts'
import type { ProgressDatabase } from './progress-database.ts'
import type { ProgressMirror } from './progress-mirror.ts'
import {
  isEmptyProgress,
  mergedProgress,
  type ProgressChange,
  type ProgressRecord,
} from './progress-record.ts'
import type { ProgressWriter } from './progress-writer.ts'

export interface JoinOptions {
  readonly list: KeptList
  readonly mirror: ProgressMirror
  readonly writer: ProgressWriter
  readonly isReadOnly: () => boolean
  readonly deletedData: DeletedData
  readonly tellOthers: (change: ProgressChange) => void
}

/** Brings the database and what is on screen together. @param admit see `database-connection.ts` */
export async function joinStored(
  opened: ProgressDatabase,
  admit: () => boolean,
  options: JoinOptions,
): Promise<void> {
  const { list, mirror, writer, deletedData } = options
  const reading = opened.readAll()
  // After the reading has begun: what they are joined with is what was stored before them.
  writer.writeEarly()
  const stored = await reading
  if (options.isReadOnly()) {
    list.show(mergedProgress(list.current(), stored))
    return
  }
  if (isEmptyProgress(stored) && deletedData.isLikely()) {
    if (admit()) deletedData.ask()
    return
  }
  writer.numberAfter(stored)
  await takeOver(opened, stored, options)
  await opened.prune(mergedProgress(stored, list.current()))
  writer.numberAfter(stored)
  if (!admit()) return
  list.absorb(withChanges(stored, writer.waiting()))
  // Also when nothing is new: an older version may have written the mirror.
  if (!isEmptyProgress(list.current())) list.writeMirror(mirror.writeAll)
  writer.retry()
}

/** Puts into the database what only the mirror, or the screen, knows. */
async function takeOver(
  opened: ProgressDatabase,
  stored: ProgressRecord,
  { list, writer, tellOthers }: JoinOptions,
): Promise<void> {
  const missing = missingIn(list.current(), stored, changedIds(writer.waiting()))
  if (!missing) return
  await opened.join(missing)
  tellOthers(missing)
}
