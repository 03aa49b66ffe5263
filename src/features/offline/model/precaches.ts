/**
 * What is precached for use without a connection: the app shell, which all worlds share, and each world. Each of them
 * has a precache, a cache of its own.
 */

/** Files that are cached together. */
export interface FileGroup {
  /** Of all files together, as they lie in the browser's cache. */
  readonly bytes: number
  /** Addresses relative to the base URL. */
  readonly files: readonly string[]
}

/** `offline.json`: the app shell's files, and by its id each world's. */
export interface OfflineList extends FileGroup {
  readonly worlds: Readonly<Record<string, FileGroup>>
}

/** A file as the service worker's own list has it. */
export interface PrecacheEntry {
  /** Relative to the base URL. */
  readonly url: string
  /** Null where the address changes with the content. */
  readonly revision: string | null
  readonly integrity?: string
  /** For a page: a text that only this site's page of this version has. Hosts may add lines, so a hash does not do. */
  readonly mark?: string
  /** Whose it is; none where it is the app shell's. */
  readonly world?: string
}

/** Which worlds are to be cached from one version to the next. */
export interface Wanted {
  /** Worlds that were opened on this device. */
  readonly opened: readonly string[]
  /** Whether the player wants all of them. */
  readonly all: boolean
  /** The language that they are to be in; none where no page has said so yet. */
  readonly language?: string
}

/** Asks the service worker to cache the app shell and worlds; it answers with {@link CacheStep}s and a {@link CacheResult}. */
export interface CacheRequest extends Wanted {
  readonly type: 'KEEP'
  readonly worlds: readonly string[]
}

/** How many files were looked after, of how many. */
export interface CacheStep {
  readonly done: number
  readonly of: number
}

/** A precache that is not complete; `full` where there was no room for it. */
export interface MissedPrecache {
  /** None for the app shell. */
  readonly world?: string
  readonly full: boolean
}

export interface CacheResult {
  readonly missed: readonly MissedPrecache[]
  /** Whether the cached files are in the requested language. Missing in answers of workers before languages were cached. */
  readonly speaks?: boolean
}

const worldCache = 'itinerarium-world-'

/** The end is that of all caches of the site: others may live on the same origin. */
export function appShellCacheName(scope: string): string {
  return `itinerarium-precache-v2-${scope}`
}

export function worldCacheName(world: string, scope: string): string {
  return `${worldCache}${world}-${scope}`
}

/** Where the worker notes what is {@link Wanted}. */
export function wantedCacheName(scope: string): string {
  return `itinerarium-wanted-${scope}`
}

export function isWanted(world: string, { opened, all }: Wanted): boolean {
  return all || opened.includes(world)
}

/** What is wanted once a page has asked: worlds once opened stay so. */
export function wantedAfter(before: Wanted, asked: Wanted): Wanted {
  const language = asked.language ?? before.language
  return {
    opened: [...new Set([...before.opened, ...asked.opened])],
    all: asked.all,
    ...(language !== undefined && { language }),
  }
}

/**
 * What a new version fetches: all of the first kind, or it is not there; of the second kind what it can, since the
 * player never had those.
 */
export function worldsToInstall(
  worlds: readonly string[],
  cached: readonly string[],
  wanted: Wanted,
): { readonly must: readonly string[]; readonly may: readonly string[] } {
  const asked = worlds.filter((world) => isWanted(world, wanted))
  return {
    must: asked.filter((world) => cached.includes(world)),
    may: asked.filter((world) => !cached.includes(world)),
  }
}

/** The site's caches, by their names, of worlds that are gone from it or no longer wanted. */
export function cachesToDrop(
  names: readonly string[],
  worlds: readonly string[],
  wanted: Wanted,
  scope: string,
): readonly string[] {
  const stay = worlds
    .filter((world) => isWanted(world, wanted))
    .map((world) => worldCacheName(world, scope))
  return names.filter(
    (name) => name.startsWith(worldCache) && name.endsWith(`-${scope}`) && !stay.includes(name),
  )
}

/** Reads what was noted, whatever it is by now. */
export function readWanted(value: unknown): Wanted {
  const { opened, all, language } = (value ?? {}) as Partial<Record<keyof Wanted, unknown>>
  const ids = Array.isArray(opened) ? opened.filter((id) => typeof id === 'string') : []
  return { opened: ids, all: all === true, ...(typeof language === 'string' && { language }) }
}

/** Whether a page came from its own address, but for the slash or the file's name that a host may add to it. */
export function isFromItself(url: string, cameFrom: string): boolean {
  const plain = (address: string) => address.replace(/[?#].*/, '').replace(/\/(index\.html)?$/, '')
  return plain(url) === plain(cameFrom)
}

/**
 * The address that a page is cached under: players also open it with a slash at its end, in capitals, or by its
 * file's name, and with whatever others append to links.
 */
export function straightUrl(url: string, scope: string): string {
  const { origin, pathname } = new URL(url)
  const plain = origin + pathname.replace(/\/(index\.html)?$/i, '')
  return plain.length < scope.length ? scope : scope + plain.slice(scope.length).toLowerCase()
}
