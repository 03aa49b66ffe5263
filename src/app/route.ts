import * as worlds from 'virtual:worlds'
import { readSitePath, type PageName } from '../domain/links/site-path.ts'
import { baseUrl } from '../stores/links/environment.ts'

/** The page at a path: `404` for any that is not one. */
export function pageAt(pathname: string): PageName {
  return readSitePath(pathname, baseUrl.path, worlds).page
}
