/** Formats and rules of the precaches: one for the app shell, which all worlds share, and one for each world. */

export interface FileGroup {
  readonly bytes: number
  /** Addresses relative to the base URL. */
  readonly files: readonly string[]
}

/** Format of `offline.json`: the files of the app shell, and each world's by its id. */
export interface OfflineList extends FileGroup {
  readonly worlds: Readonly<Record<string, FileGroup>>
}

export interface PrecacheEntry {
  /** Address relative to the base URL. */
  readonly url: string
  /** `null` if the file name contains a hash. */
  readonly revision: string | null
  readonly integrity?: string
  /** A text that only this version of the page contains. Replaces a checksum for pages, because hosts may add lines. */
  readonly mark?: string
  /** Missing for files of the app shell. */
  readonly world?: string
}

/** The worlds to keep cached from one version to the next. */
export interface Wanted {
  readonly opened: readonly string[]
  readonly all: boolean
  /** Language to cache. Missing if no page has reported it yet. */
  readonly language?: string
}

/** Asks to cache the app shell and worlds. The answers are {@link CacheStep}s and a {@link CacheResult}. */
export interface CacheRequest extends Wanted {
  readonly type: 'KEEP'
  readonly worlds: readonly string[]
}

/** Number of files checked or fetched so far, and of all. */
export interface CacheStep {
  readonly done: number
  readonly of: number
}

/** A precache that is incomplete. `full` is true if storage was full. */
export interface MissedPrecache {
  readonly world?: string
  readonly full: boolean
}

export interface CacheResult {
  readonly missed: readonly MissedPrecache[]
  /** True if the files are cached in the requested language. Older workers don't report it. */
  readonly speaks?: boolean
}

const worldCache = 'itinerarium-world-'

/** The name ends with the site's scope, because other sites may share the origin. */
export function appShellCacheName(scope: string): string {
  return `itinerarium-precache-v2-${scope}`
}

export function worldCacheName(world: string, scope: string): string {
  return `${worldCache}${world}-${scope}`
}

export function wantedCacheName(scope: string): string {
  return `itinerarium-wanted-${scope}`
}

export function isWanted(world: string, { opened, all }: Wanted): boolean {
  return all || opened.includes(world)
}

/** Merges a page's request into what is stored. Opened worlds are never removed. */
export function wantedAfter(before: Wanted, asked: Wanted): Wanted {
  const language = asked.language ?? before.language
  return {
    opened: [...new Set([...before.opened, ...asked.opened])],
    all: asked.all,
    ...(language !== undefined && { language }),
  }
}

/** Decides what a new version fetches. Installing fails without the worlds in `must`, which are cached now. */
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

/** Returns the site's caches of worlds that no longer exist or are no longer wanted. */
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

/** Reads a stored value. Invalid parts are dropped. */
export function readWanted(value: unknown): Wanted {
  const { opened, all, language } = (value ?? {}) as Partial<Record<keyof Wanted, unknown>>
  const ids = Array.isArray(opened) ? opened.filter((id) => typeof id === 'string') : []
  return { opened: ids, all: all === true, ...(typeof language === 'string' && { language }) }
}

/** True if a response's URL is the page's own. Hosts may add a slash or the file name. */
export function isFromItself(url: string, cameFrom: string): boolean {
  const plain = (address: string) => address.replace(/[?#].*/, '').replace(/\/(index\.html)?$/, '')
  return plain(url) === plain(cameFrom)
}

/**
 * Returns the URL under which a page is cached. Players also use a final slash, capitals, file names, or parameters
 * that other sites add.
 */
export function straightUrl(url: string, scope: string): string {
  const { origin, pathname } = new URL(url)
  const plain = origin + pathname.replace(/\/(index\.html)?$/i, '')
  return plain.length < scope.length ? scope : scope + plain.slice(scope.length).toLowerCase()
}
