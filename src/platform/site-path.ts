/** Where the site lives: what links, assets and share links start from. */
export interface BaseUrl {
  /** Origin and path, or the path alone where the origin is not configured. Ends in a slash. */
  readonly address: string
  /** The path alone, ends in a slash: `/` or `/maps/mine/`. */
  readonly path: string
}

export class BaseUrlError extends Error {
  override name = 'BaseUrlError'
}

/**
 * Reads `VITE_BASE_URL`: an absolute path (`/maps/mine/`) or an http(s) address.
 *
 * @throws {BaseUrlError} with one line that says what to set, when it is missing, empty or neither.
 */
export function parseBaseUrl(value: unknown): BaseUrl {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '') {
    throw new BaseUrlError(
      'VITE_BASE_URL is required and must not be empty: set it to the public address of the site, such as / or https://example.org/maps/mine/.',
    )
  }
  const withSlash = text.endsWith('/') ? text : `${text}/`
  if (/^\/(?!\/)[^?#\s]*$/.test(withSlash)) return { address: withSlash, path: withSlash }
  const url = readUrl(withSlash)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new BaseUrlError(
      `VITE_BASE_URL is "${text}": it must be a path that starts with / or an address that starts with https://.`,
    )
  }
  return { address: url.href, path: url.pathname }
}

/** Undefined where it is none. `URL.canParse` is younger than the browsers that are promised. */
export function readUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** The query to which an installed map has files posted that other apps share with it. */
export const shareTarget = '?share'

/** The pages that show a world, by their path below the world's own. */
export const mapPages = ['', 'embed'] as const
export type MapPage = (typeof mapPages)[number]
/** The pages of text, by their path below the base URL, and what stands for every address that is no page. */
export const textPages = ['terms', 'privacy-policy', 'credits', '404'] as const

export const pageNames = [...mapPages, ...textPages] as const
export type PageName = (typeof pageNames)[number]

/** Below which path the pictures of last views lie, which the service worker answers from {@link lastLandCache}; the server has none. */
export const lastLandFolder = 'last-land/'

/** The browser's cache of them, for every world of the site. @param path of the site's base URL */
export function lastLandCache(path: string): string {
  return `itinerarium-last-land-${path}`
}

/** Which worlds a site has, by their ids. */
export interface SiteWorlds {
  /** The one whose pages lie at the site's root. */
  readonly home: string
  readonly others: readonly string[]
}

/** What an address of the site means. */
export interface SitePath {
  readonly page: PageName
  /** The world that the page shows; null where it shows none. */
  readonly world: string | null
}

/** Whether a page shows the map: the map page itself, or the small one for other sites. */
export function showsMap(page: PageName): boolean {
  return mapPages.some((name) => name === page)
}

/** The path of a world's map page below the base URL, without slashes at its ends: empty for the home world. */
export function worldPath(world: string, { home }: SiteWorlds): string {
  return world === home ? '' : world
}

/** The path of a page below a world's: `` and `embed`, `my-island` and `my-island/embed`. */
export function pagePath(worldPath: string, page: PageName): string {
  return [worldPath, page].filter(Boolean).join('/')
}

/**
 * Reads the path of an address.
 *
 * @param basePath where the site lies on its host: starts and ends in a slash
 */
export function readSitePath(pathname: string, basePath: string, worlds: SiteWorlds): SitePath {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`
  const below = path.startsWith(basePath) ? path.slice(basePath.length, -1) : '404'
  for (const world of [worlds.home, ...worlds.others]) {
    const page = mapPages.find((name) => pagePath(worldPath(world, worlds), name) === below)
    if (page !== undefined) return { page, world }
  }
  return { page: textPages.find((name) => name === below) ?? '404', world: null }
}
