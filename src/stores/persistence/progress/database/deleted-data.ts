import { useStorageStatus } from '../../storage-status.ts'
import type { DatabaseConnection } from './database-connection.ts'
import type { ListEvent, ListState, StateMachine } from '../keeper-states.ts'
import type { KeptList } from '../records/kept-list.ts'
import { changeOf } from '../records/progress-changes.ts'
import type { ProgressMirror } from '../mirror/progress-mirror.ts'
import { emptyProgress, isEmptyProgress } from '../records/progress-record.ts'
import type { ProgressWriter } from './progress-writer.ts'

// The site's data was deleted while the page was open: the player is asked what becomes of the list on screen.

/** A list, and the places where it is kept. */
export interface KeptPlaces {
  /** Where the list stands; where the database does, its connection says. */
  readonly machine: StateMachine<ListState, ListEvent>
  readonly list: KeptList
  readonly mirror: ProgressMirror
  readonly connection: DatabaseConnection
  readonly writer: ProgressWriter
  /** Whether nothing may be written any more. */
  readonly isReadOnly: () => boolean
}

const isShown = ({ machine }: KeptPlaces) => machine.state() === 'shown'

/** Whether a list that is not in the database may be one whose data the player has deleted. */
export function mayBeDeleted(places: KeptPlaces): boolean {
  const { list, mirror, connection } = places
  if (!isShown(places)) return false
  return mirror.isGone(list.current()) || (connection.wasLost() && !isEmptyProgress(list.current()))
}

/** Asks the player when both places are empty; refills the mirror when only that is. */
export async function lookForDeleted(places: KeptPlaces): Promise<void> {
  const { list, mirror, connection } = places
  if (!mirror.isGone(list.current()) || isAsked(places) || places.isReadOnly()) return
  try {
    const database = connection.database()
    const stored = await database?.readAll()
    // Another list may have come on screen meanwhile.
    if (!isShown(places)) return
    if (stored && !isEmptyProgress(stored)) list.writeMirror(mirror.writeAll)
    else if (database || useStorageStatus.getState().problems.database === 'blocked')
      askWhetherToKeep()
  } catch {
    await connection.reopen()
  }
}

export function askWhetherToKeep(): void {
  useStorageStatus.setState({ emptied: true })
}

/** Whether the player is being asked what becomes of this list. */
export function isAsked(places: KeptPlaces): boolean {
  return isShown(places) && useStorageStatus.getState().emptied
}

/** One answer: everything is stored again. */
export function keepAll({ list, mirror, writer }: KeptPlaces): void {
  useStorageStatus.setState({ emptied: false })
  list.writeMirror(mirror.writeAll)
  writer.put(changeOf(list.current()))
}

/** The other: the list on screen goes, too. */
export function startAfresh({ list, mirror, writer }: KeptPlaces): void {
  writer.forget()
  list.show(emptyProgress)
  useStorageStatus.setState({ emptied: false })
  // The browser may have deleted only one of the two places.
  mirror.empty()
}
