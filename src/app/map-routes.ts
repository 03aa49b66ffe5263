import { baseUrl } from '../stores/environment.ts'

/** Whether a page at this path shows the map: the map page itself, or the small one for other sites. */
export function showsMap(pathname: string): boolean {
  const { path } = baseUrl
  return pathname === path || pathname === `${path}embed` || pathname === `${path}embed/`
}
