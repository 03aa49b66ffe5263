import { browserStorage, type TextStorage } from '../../../storage/browser-storage.ts'
import type { ProgressNames } from '../../../storage/names.ts'
import { createDatabaseConnection } from './database/database-connection.ts'
import { isAsked, type ProgressStorage } from './database/deleted-data.ts'
import { joinStored } from './records/join-stored.ts'
import { createStateMachine, listTransitions } from './repository-states.ts'
import { createPersistedList } from './records/persisted-list.ts'
import type { LatestChanges } from './records/progress-changes.ts'
import { openSyncChannel, type SyncChannel } from './sync/sync-channel.ts'
import {
  openProgressDatabase,
  type DatabaseEvents,
  type ProgressDatabase,
} from './database/progress-database.ts'
import { createLocalReplica } from './replica/local-replica.ts'
import type { ProgressRecord } from './records/progress-record.ts'
import { createProgressWriter } from './database/progress-writer.ts'
import { createRemoteChanges, type RemoteChanges } from './sync/remote-changes.ts'

export interface RepositoryOptions {
  readonly names: ProgressNames
  /** What is on screen. */
  readonly current: () => ProgressRecord
  /** Puts on screen what was read, or what other tabs have changed. */
  readonly show: (record: ProgressRecord) => void
  /** What a repository of the same list, which is still closing, may not have stored anywhere. */
  readonly held?: ProgressRecord | undefined
  /** The same repository's: what it still stores takes nothing back that is done from now on. */
  readonly latest?: LatestChanges | undefined
  readonly storage?: TextStorage | undefined
  readonly openDatabase?: (name: string, events: DatabaseEvents) => Promise<ProgressDatabase>
}

/** What a repository is made of. */
export interface RepositoryParts extends ProgressStorage {
  readonly channel: SyncChannel
  readonly remoteChanges: RemoteChanges
  readonly latest: LatestChanges
}

/** Builds the repository's parts and connects them: a part reaches another only through what is passed to it here. */
export function createRepositoryParts(options: RepositoryOptions): RepositoryParts {
  const { names, openDatabase = openProgressDatabase, latest = new Map() } = options
  const replica = createLocalReplica(
    'storage' in options ? options.storage : browserStorage(),
    names,
  )
  const isReadOnly = () =>
    connection.state() === 'newer' || connection.state() === 'closed' || replica.isNewer()
  const list = createPersistedList({
    current: options.current,
    show: options.show,
    replica,
    isReadOnly: () => isReadOnly() || isAsked(parts),
    hasDatabase: () => connection.database() !== undefined,
  })
  const remoteChanges = createRemoteChanges({
    database: () => connection.database(),
    replica,
    absorb: list.absorbRemote,
  })
  const channel = openSyncChannel(names.database, remoteChanges.read)
  const writer = createProgressWriter({
    database: () => connection.database(),
    early: () => (isReadOnly() ? undefined : connection.early()),
    latest,
    isReadOnly,
    current: list.current,
    show: list.show,
    absorb: list.absorb,
    onStored: channel.announce,
    onWaiting: channel.announceReplica,
  })
  const connection = createDatabaseConnection({
    name: names.database,
    openDatabase,
    join: async (opened, admit) => {
      await joinStored(opened, admit, parts, channel)
      // Reads what other tabs announced while the database was being read.
      remoteChanges.catchUp()
    },
  })
  const machine = createStateMachine(listTransitions, 'shown')
  const parts = {
    machine,
    list,
    replica,
    connection,
    writer,
    channel,
    remoteChanges,
    latest,
    isReadOnly,
  }
  return parts
}
