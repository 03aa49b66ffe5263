import { useStorageStatus } from '../../../../storage/storage-status.ts'
import type { DatabaseConnection } from './database-connection.ts'
import type { ListEvent, ListState, StateMachine } from '../repository-states.ts'
import type { PersistedList } from '../records/persisted-list.ts'
import { changeOf } from '../records/progress-changes.ts'
import type { LocalReplica } from '../replica/local-replica.ts'
import { emptyProgress, isEmptyProgress } from '../records/progress-record.ts'
import type { ProgressWriter } from './progress-writer.ts'

// The site's data was deleted while the page was open: the player is asked what becomes of the list on screen.

/** A list, and the places where it is kept. */
export interface ProgressStorage {
  /** Where the list stands; where the database does, its connection says. */
  readonly machine: StateMachine<ListState, ListEvent>
  readonly list: PersistedList
  readonly replica: LocalReplica
  readonly connection: DatabaseConnection
  readonly writer: ProgressWriter
  /** Whether nothing may be written any more. */
  readonly isReadOnly: () => boolean
}

const isShown = ({ machine }: ProgressStorage) => machine.state() === 'shown'

/** Whether a list that is not in the database may be one whose data the player has deleted. */
export function mayBeDeleted(places: ProgressStorage): boolean {
  const { list, replica, connection } = places
  if (!isShown(places)) return false
  return (
    replica.isGone(list.current()) || (connection.wasLost() && !isEmptyProgress(list.current()))
  )
}

/** Asks the player when both places are empty; refills the replica when only that is. */
export async function lookForDeleted(places: ProgressStorage): Promise<void> {
  const { list, replica, connection } = places
  if (!replica.isGone(list.current()) || isAsked(places) || places.isReadOnly()) return
  try {
    const database = connection.database()
    const stored = await database?.readAll()
    // Another list may have come on screen meanwhile.
    if (!isShown(places)) return
    if (stored && !isEmptyProgress(stored)) list.writeReplica(replica.writeAll)
    else if (database || useStorageStatus.getState().problems.database === 'blocked')
      askWhetherToRestore()
  } catch {
    await connection.reopen()
  }
}

export function askWhetherToRestore(): void {
  useStorageStatus.setState({ emptied: true })
}

/** Whether the player is being asked what becomes of this list. */
export function isAsked(places: ProgressStorage): boolean {
  return isShown(places) && useStorageStatus.getState().emptied
}

/** One answer: everything is stored again. */
export function restoreAll({ list, replica, writer }: ProgressStorage): void {
  useStorageStatus.setState({ emptied: false })
  list.writeReplica(replica.writeAll)
  writer.put(changeOf(list.current()))
}

/** The other: the list on screen goes, too. */
export function startAfresh({ list, replica, writer }: ProgressStorage): void {
  writer.forget()
  list.show(emptyProgress)
  useStorageStatus.setState({ emptied: false })
  // The browser may have deleted only one of the two places.
  replica.empty()
}
