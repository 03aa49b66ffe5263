import { readSitePath, type PageName } from '../platform/site-path.ts'
import { baseUrl } from '../platform/environment.ts'
import { siteWorlds } from '../platform/page-world.ts'

/** The page at a path: `404` for any that is not one. */
export function pageAt(pathname: string): PageName {
  return readSitePath(pathname, baseUrl.path, siteWorlds).page
}
