import { readSitePath, type PageName } from '../domain/links/site-path.ts'
import { baseUrl } from '../stores/links/environment.ts'
import { siteWorlds } from '../stores/world/page-world.ts'

/** The page at a path: `404` for any that is not one. */
export function pageAt(pathname: string): PageName {
  return readSitePath(pathname, baseUrl.path, siteWorlds).page
}
