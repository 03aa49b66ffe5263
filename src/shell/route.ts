import { readSitePath, type PageName } from '../core/site-path.ts'
import { baseUrl } from '../core/environment.ts'
import { siteWorlds } from '../core/page-world.ts'

/** The page at a path: `404` for any that is not one. */
export function pageAt(pathname: string): PageName {
  return readSitePath(pathname, baseUrl.path, siteWorlds).page
}
