// The names of all that is stored, of which no two meet. Called by whatever reads or writes an entry or a database. Relies on ids
// of worlds and keys of playthroughs, which hold no dot.

/**
 * Every kind of entry that the app stores in local storage, by the name that the home world's has. The stores are
 * written in the envelope of zustand's persist, `{"state":{…},"version":n}`; `last-position` and `seen-places` are bare objects,
 * `last-world` and `copy-file` bare texts. Names and shapes are a public contract: players' browsers hold them.
 */
export const storageKeys = {
  filters: 'filters-store',
  /** Filter sets of the player's own: beside the filters, whose entry older versions write without them. */
  filterSets: 'filter-sets-store',
  progress: 'progress-store',
  /** The player's own pins and notes; beside the list, whose shape is older than they are. */
  pins: 'pins-store',
  /** What can be taken back, for browsers without the database. */
  history: 'progress-history',
  settings: 'settings-store',
  backupStatus: 'keeping-store',
  lastPosition: 'last-position',
  /** What the picture shows that is left of the last view: `features/land/last-land.ts`. */
  lastLand: 'last-land',
  /** Which playthroughs there are; nothing while there is but one. */
  playthroughs: 'playthroughs-store',
  /** Up to which id a world's places are no news: `features/progress/model/seen-places.ts`. */
  seenPlaces: 'seen-places',
  /** The id of the world that was looked at last. */
  lastWorld: 'last-world',
  /** The name of the file in which a playthrough's copy is kept; missing where there is none. */
  copyFile: 'copy-file',
} as const

/** A kind of entry. What it is called in a world and a playthrough, {@link entryName} says. */
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** Whose an entry is: all worlds share one, each world has one, or each playthrough of each world. */
export type Scope = 'site' | 'world' | 'playthrough'

/** The world that things are stored for. */
export interface OwnerWorld {
  readonly id: string
  /** Whether its entries bear no world's name: they are older than other worlds. */
  readonly home: boolean
}

export interface Owner {
  readonly world: OwnerWorld
  /** Its key: eight hexadecimal digits; empty for the one that every world begins with, which has no name of its own. */
  readonly playthrough: string
}

/** The playthrough that every world begins with. */
export const firstPlaythrough = ''

/**
 * What an entry of local storage is called. No two are called alike, as ids of worlds and keys of playthroughs hold no
 * dot, and no id of a world is like what stands after {@link quarantineName}'s dot.
 */
export function entryName(kind: StorageKey, scope: Scope, { world, playthrough }: Owner): string {
  if (scope === 'site') return kind
  if (scope === 'playthrough' && playthrough !== firstPlaythrough) {
    return `${kind}.${world.id}.${playthrough}`
  }
  return world.home ? kind : `${kind}.${world.id}`
}

/** Where text that could not be read is kept, byte for byte, so that nothing is overwritten. @param attempt empty for how all of them begin */
export function quarantineName(name: string, attempt: number | ''): string {
  return `${name}.unreadable-${attempt}`
}

/** Under which names the places keep one playthrough's progress. */
export interface ProgressNames {
  readonly list: string
  readonly pins: string
  readonly history: string
  /** The database's, and the channel's between tabs. */
  readonly database: string
}

export function progressNames(owner: Owner): ProgressNames {
  const { world, playthrough } = owner
  const name = (kind: StorageKey) => entryName(kind, 'playthrough', owner)
  return {
    list: name(storageKeys.progress),
    pins: name(storageKeys.pins),
    history: name(storageKeys.history),
    database: `${databaseBeginning}${world.id}${playthrough === firstPlaythrough ? '' : `.${playthrough}`}`,
  }
}

/** The database of the player's own pictures, of all worlds and playthroughs. No world's database is called like it. */
export const picturesDatabase = 'itinerarium.pictures'

/** How the databases begin that refer to pictures: those of progress. */
export const databaseBeginning = 'itinerarium-'

/** The database that holds a world's list of playthroughs. No key of a playthrough is like its ending. */
export function playthroughsDatabase(world: string): string {
  return `${databaseBeginning}${world}.playthroughs`
}

/** The database that holds the handle of the file in which a playthrough's copy is kept. No key of a playthrough is like its ending. */
export function copyFileDatabase(owner: Owner): string {
  return `${progressNames(owner).database}.copy-file`
}
