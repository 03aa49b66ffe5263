// Creates the unique names of all stored entries and databases. World ids and playthrough keys contain no dots.

/**
 * Names of the home world's entries in local storage, a public contract: players' browsers hold them. Most are stores
 * in the envelope of zustand's persist, `{"state":{…},"version":n}`; `last-position` and `seen-places` are bare
 * objects, `last-world` and `copy-file` bare texts.
 */
export const storageKeys = {
  filters: 'filters-store',
  /** Player's filter sets. A separate entry, because older versions would overwrite them in `filters-store`. */
  filterSets: 'filter-sets-store',
  progress: 'progress-store',
  /** Player's pins and notes. A separate entry, because the format of `progress-store` is older. */
  pins: 'pins-store',
  /** Undo journal and snapshots, for browsers without the database. */
  history: 'progress-history',
  settings: 'settings-store',
  backupStatus: 'keeping-store',
  lastPosition: 'last-position',
  /** Description of the stored picture of the last view, see `features/start-view/last-land.ts`. */
  lastLand: 'last-land',
  /** List of playthroughs; missing if there is only one. */
  playthroughs: 'playthroughs-store',
  /** Ids up to which a world's places are not new to the player, see `features/progress/model/seen-places.ts`. */
  seenPlaces: 'seen-places',
  lastWorld: 'last-world',
  /** Name of the file that holds a playthrough's copy; missing without such a file. */
  copyFile: 'copy-file',
} as const

/** Kind of an entry. {@link entryName} returns its name in a world and a playthrough. */
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

export type Scope = 'site' | 'world' | 'playthrough'

export interface OwnerWorld {
  readonly id: string
  /** True if the world's entries have no suffix, because they are older than other worlds. */
  readonly home: boolean
}

export interface Owner {
  readonly world: OwnerWorld
  /** Key of the playthrough: eight hexadecimal digits, or empty for the first playthrough. */
  readonly playthrough: string
}

/** Key of the playthrough that every world starts with. */
export const firstPlaythrough = ''

/** Returns the unique name of an entry. Ids and keys hold no dots; no id looks like {@link quarantineName}'s suffix. */
export function entryName(kind: StorageKey, scope: Scope, { world, playthrough }: Owner): string {
  if (scope === 'site') return kind
  if (scope === 'playthrough' && playthrough !== firstPlaythrough) {
    return `${kind}.${world.id}.${playthrough}`
  }
  return world.home ? kind : `${kind}.${world.id}`
}

/** Returns the entry for an exact copy of unreadable text. With an empty attempt: the common prefix of such entries. */
export function quarantineName(name: string, attempt: number | ''): string {
  return `${name}.unreadable-${attempt}`
}

export interface ProgressNames {
  readonly list: string
  readonly pins: string
  readonly history: string
  /** Name of the database and of the channel between tabs. */
  readonly database: string
}

export function progressNames(owner: Owner): ProgressNames {
  const { world, playthrough } = owner
  const name = (kind: StorageKey) => entryName(kind, 'playthrough', owner)
  return {
    list: name(storageKeys.progress),
    pins: name(storageKeys.pins),
    history: name(storageKeys.history),
    database: `${databasePrefix}${world.id}${playthrough === firstPlaythrough ? '' : `.${playthrough}`}`,
  }
}

/** Database of the player's pictures in all worlds and playthroughs. The dot keeps its name unique. */
export const picturesDatabase = 'itinerarium.pictures'

/** Prefix of the names of the progress databases, whose pins refer to pictures. */
export const databasePrefix = 'itinerarium-'

/** Returns the database of a world's list of playthroughs. No playthrough key equals its suffix. */
export function playthroughsDatabase(world: string): string {
  return `${databasePrefix}${world}.playthroughs`
}

/** Returns the database that holds the handle of a playthrough's copy file. No playthrough key equals its suffix. */
export function copyFileDatabase(owner: Owner): string {
  return `${progressNames(owner).database}.copy-file`
}
