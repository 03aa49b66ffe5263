import { baseUrl } from '../platform/environment.ts'
import { siteWorlds } from '../platform/page-world.ts'
import {
  mapPages,
  pagePath,
  readSitePath,
  textPages,
  worldPath,
  type SiteWorlds,
} from '../platform/site-path.ts'

/**
 * The address as the app knows its page: a server may give the same file for `/terms/index.html` or `//terms`, and one that
 * ignores case also for `/Terms`.
 */
export function straightPath(pathname: string, basePath: string, worlds: SiteWorlds): string {
  const plain = pathname.replaceAll(/\/{2,}/g, '/').replace(/\/index\.html\/?$/i, '') || '/'
  const wanted = comparable(plain)
  const known = pagePaths(worlds)
    .map((path) => basePath + path)
    .find((path) => comparable(path) === wanted)
  if (known === undefined) return plain
  return plain.endsWith('/') && !known.endsWith('/') ? `${known}/` : known
}

/** The paths of the site's pages, below the base path. */
function pagePaths(worlds: SiteWorlds): readonly string[] {
  const ofWorlds = [worlds.home, ...worlds.others].map((world) => worldPath(world, worlds))
  const maps = ofWorlds.flatMap((world) => mapPages.map((page) => pagePath(world, page)))
  return [...maps, ...textPages.filter((page) => page !== '404')]
}

/** A path without its escapes, its case and the slash at its end. */
function comparable(path: string): string {
  let plain = path
  try {
    plain = decodeURIComponent(path)
  } catch {
    // An escape that stands for nothing is in no page's path.
  }
  return plain.toLowerCase().replace(/\/$/, '')
}

/**
 * Puts the address right before the app reads it. Loaded by main.tsx if the address is none of a page. A host that tells cases apart has answered with the page for unknown
 * addresses: then the right page is loaded in its place.
 */
export function straightenAddress(): void {
  const { pathname, search, hash } = window.location
  const path = straightPath(pathname, baseUrl.path, siteWorlds)
  if (path === pathname) return
  const isNotFound = document.documentElement.dataset['notFound'] !== undefined
  const isPage = readSitePath(path, baseUrl.path, siteWorlds).page !== '404'
  if (isNotFound && isPage) window.location.replace(path + search + hash)
  else window.history.replaceState(null, '', path + search + hash)
}
