import { browserStorage, type TextStorage } from '../browser-storage.ts'
import type { ProgressNames } from '../names.ts'
import { createDatabaseConnection } from './database/database-connection.ts'
import { isAsked, type KeptPlaces } from './database/deleted-data.ts'
import { joinStored } from './records/join-stored.ts'
import { createStateMachine, listTransitions } from './keeper-states.ts'
import { createKeptList } from './records/kept-list.ts'
import type { LatestChanges } from './records/progress-changes.ts'
import { openProgressChannel, type ProgressChannel } from './mirror/progress-channel.ts'
import {
  openProgressDatabase,
  type DatabaseEvents,
  type ProgressDatabase,
} from './database/progress-database.ts'
import { createProgressMirror } from './mirror/progress-mirror.ts'
import type { ProgressRecord } from './records/progress-record.ts'
import { createProgressWriter } from './database/progress-writer.ts'
import { createToldChanges } from './records/told-changes.ts'

export interface KeeperOptions {
  readonly names: ProgressNames
  /** What is on screen. */
  readonly current: () => ProgressRecord
  /** Puts on screen what was read, or what other tabs have changed. */
  readonly show: (record: ProgressRecord) => void
  /** What a keeper of the same list, which is still closing, may not have stored anywhere. */
  readonly held?: ProgressRecord | undefined
  /** The same keeper's: what it still stores takes nothing back that is done from now on. */
  readonly latest?: LatestChanges | undefined
  readonly storage?: TextStorage | undefined
  readonly openDatabase?: (name: string, events: DatabaseEvents) => Promise<ProgressDatabase>
}

/** What a keeper is made of. */
export interface KeeperParts extends KeptPlaces {
  readonly channel: ProgressChannel
  readonly latest: LatestChanges
}

/** Each part knows of the others what it is handed here. */
export function createKeeperParts(options: KeeperOptions): KeeperParts {
  const { names, openDatabase = openProgressDatabase, latest = new Map() } = options
  const mirror = createProgressMirror(
    'storage' in options ? options.storage : browserStorage(),
    names,
  )
  const isReadOnly = () =>
    connection.state() === 'newer' || connection.state() === 'closed' || mirror.isNewer()
  const list = createKeptList({
    current: options.current,
    show: options.show,
    mirror,
    isReadOnly: () => isReadOnly() || isAsked(parts),
    hasDatabase: () => connection.database() !== undefined,
  })
  const told = createToldChanges({ database: () => connection.database(), absorb: list.absorb })
  const channel = openProgressChannel(names.database, told.read)
  const writer = createProgressWriter({
    database: () => connection.database(),
    early: () => (isReadOnly() ? undefined : connection.early()),
    latest,
    isReadOnly,
    current: list.current,
    show: list.show,
    absorb: list.absorb,
    onStored: channel.tellOthers,
  })
  const connection = createDatabaseConnection({
    name: names.database,
    openDatabase,
    join: async (opened, admit) => {
      await joinStored(opened, admit, parts, channel)
      // Between the reading and now.
      told.catchUp()
    },
  })
  const machine = createStateMachine(listTransitions, 'shown')
  const parts = { machine, list, mirror, connection, writer, channel, latest, isReadOnly }
  return parts
}
