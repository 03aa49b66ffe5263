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

/** Returns the path as the app knows it. Servers may also accept `/terms/index.html`, `//terms` or `/Terms`. */
export function correctPath(pathname: string, basePath: string, worlds: SiteWorlds): string {
  const plain = pathname.replaceAll(/\/{2,}/g, '/').replace(/\/index\.html\/?$/i, '') || '/'
  const wanted = normalizePath(plain)
  const known = pagePaths(worlds)
    .map((path) => basePath + path)
    .find((path) => normalizePath(path) === wanted)
  if (known === undefined) return plain
  return plain.endsWith('/') && !known.endsWith('/') ? `${known}/` : known
}

function pagePaths(worlds: SiteWorlds): readonly string[] {
  const ofWorlds = [worlds.home, ...worlds.others].map((world) => worldPath(world, worlds))
  const maps = ofWorlds.flatMap((world) => mapPages.map((page) => pagePath(world, page)))
  return [...maps, ...textPages.filter((page) => page !== '404')]
}

function normalizePath(path: string): string {
  let plain = path
  try {
    plain = decodeURIComponent(path)
  } catch {
    // A path with an invalid escape belongs to no page.
  }
  return plain.toLowerCase().replace(/\/$/, '')
}

/**
 * Corrects the address before the app reads it. main.tsx imports this if the address belongs to no page. Hosts that
 * distinguish case have sent the page for unknown addresses, so the right page must be loaded.
 */
export function correctAddress(): void {
  const { pathname, search, hash } = window.location
  const path = correctPath(pathname, baseUrl.path, siteWorlds)
  if (path === pathname) return
  const isNotFound = document.documentElement.dataset['notFound'] !== undefined
  const isPage = readSitePath(path, baseUrl.path, siteWorlds).page !== '404'
  if (isNotFound && isPage) window.location.replace(path + search + hash)
  else window.history.replaceState(null, '', path + search + hash)
}
