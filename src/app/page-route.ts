import { readSitePath, type PageName } from '../platform/site-path.ts'
import { baseUrl } from '../platform/environment.ts'
import { siteWorlds } from '../platform/page-world.ts'

/** Returns the page at a path. The page of an unknown path is `404`. */
export function pageAt(pathname: string): PageName {
  return readSitePath(pathname, baseUrl.path, siteWorlds).page
}
