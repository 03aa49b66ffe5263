import { changedIds, missingIn, withChanges } from './progress-changes.ts'
import {
  askWhetherToRestore,
  mayBeDeleted,
  type ProgressStorage,
} from '../database/deleted-data.ts'
import type { SyncChannel } from '../sync/sync-channel.ts'
import type { ProgressDatabase } from '../database/progress-database.ts'
import { isEmptyProgress, mergedProgress } from './progress-record.ts'

/** Brings the database and what is on screen together. @param admit see `database-connection.ts` */
export async function joinStored(
  opened: ProgressDatabase,
  admit: () => boolean,
  places: ProgressStorage,
  channel: SyncChannel,
): Promise<void> {
  const { list, replica, writer } = places
  const reading = opened.readAll()
  // After the reading has begun: what they are joined with is what was stored before them.
  writer.writeEarly()
  const stored = await reading
  if (places.isReadOnly()) {
    list.show(mergedProgress(list.current(), stored))
    return
  }
  if (isEmptyProgress(stored) && mayBeDeleted(places)) {
    if (admit()) askWhetherToRestore()
    return
  }
  writer.numberAfter(stored)
  // What only the replica, or the screen, knows.
  const missing = missingIn(list.current(), stored, changedIds(writer.waiting()))
  if (missing) {
    await opened.join(missing)
    channel.announce(missing)
  }
  await opened.prune(mergedProgress(stored, list.current()))
  writer.numberAfter(stored)
  if (!admit()) return
  list.absorb(withChanges(stored, writer.waiting()))
  // Also when nothing is new: an older version may have written the replica.
  if (!isEmptyProgress(list.current())) list.writeReplica(replica.writeAll)
  writer.retry()
}
