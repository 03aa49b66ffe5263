import { baseUrl } from '../stores/links/environment.ts'

/** The app's pages, by their path below the base URL. Each is a file of the built site. */
export const pageNames = ['', 'embed', 'terms', 'privacy-policy', 'credits', '404'] as const
export type PageName = (typeof pageNames)[number]

/** The page at a path: `404` for any that is not one. */
export function pageAt(pathname: string): PageName {
  if (`${pathname}/` === baseUrl.path) return ''
  const below = pathname.startsWith(baseUrl.path) ? pathname.slice(baseUrl.path.length) : '404'
  return pageNames.find((name) => name === below.replace(/\/$/, '')) ?? '404'
}

/** Whether a page shows the map: the map page itself, or the small one for other sites. */
export function showsMap(page: PageName): boolean {
  return page === '' || page === 'embed'
}
