/** Public address of the site. Links, assets and share links start with it. */
export interface BaseUrl {
  /** Origin and path, or only the path if no origin is configured. Ends with a slash. */
  readonly address: string
  /** Path only, with a slash at both ends: `/` or `/maps/mine/`. */
  readonly path: string
}

export class BaseUrlError extends Error {
  override name = 'BaseUrlError'
}

/** Parses a path (`/maps/mine/`) or an http(s) address. Throws a {@link BaseUrlError} that says what to set. */
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

/** Parses an address. Returns `undefined` if it is invalid. The oldest supported browsers lack `URL.canParse`. */
export function readUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** Query of the address to which the browser posts files that other apps share with the installed map. */
export const shareTarget = '?share'

/** Pages that show a world, as paths below the world's path. */
export const mapPages = ['', 'embed'] as const
export type MapPage = (typeof mapPages)[number]
/** Text pages, as paths below the base URL. `404` stands for every unknown address. */
export const textPages = ['terms', 'privacy-policy', 'credits', '404'] as const

export const pageNames = [...mapPages, ...textPages] as const
export type PageName = (typeof pageNames)[number]

/** Folder of the pictures of last views. The service worker answers its requests from {@link lastLandCache}. */
export const lastLandFolder = 'last-land/'

/** Name of the browser cache with the pictures of last views in all worlds. `path` is that of the site's base URL. */
export function lastLandCache(path: string): string {
  return `itinerarium-last-land-${path}`
}

export interface SiteWorlds {
  /** The world whose pages are at the root of the site. */
  readonly home: string
  readonly others: readonly string[]
}

export interface SitePath {
  readonly page: PageName
  /** World that the page shows; `null` for a text page. */
  readonly world: string | null
}

export function showsMap(page: PageName): boolean {
  return mapPages.some((name) => name === page)
}

/** Returns the path of a world's map page below the base URL, without slashes at its ends; empty for the home world. */
export function worldPath(world: string, { home }: SiteWorlds): string {
  return world === home ? '' : world
}

/** Joins the path of a world and a page: `''` and `embed`, `my-island` and `my-island/embed`. */
export function pagePath(worldPath: string, page: PageName): string {
  return [worldPath, page].filter(Boolean).join('/')
}

/** Finds the page and the world of an address. `basePath` is the site's path on its host, with a slash at both ends. */
export function readSitePath(pathname: string, basePath: string, worlds: SiteWorlds): SitePath {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`
  const below = path.startsWith(basePath) ? path.slice(basePath.length, -1) : '404'
  for (const world of [worlds.home, ...worlds.others]) {
    const page = mapPages.find((name) => pagePath(worldPath(world, worlds), name) === below)
    if (page !== undefined) return { page, world }
  }
  return { page: textPages.find((name) => name === below) ?? '404', world: null }
}
