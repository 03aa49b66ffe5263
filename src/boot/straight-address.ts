import { baseUrl } from '../core/environment.ts'

/** The address as the app knows its page: a server may give the same file for `/terms/index.html` or `//terms`. */
export function straightPath(pathname: string): string {
  return pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)?\/index\.html\/?$/, '$1') || '/'
}

/** Puts the address right before anything reads it. */
export function straightenAddress(): void {
  const { pathname, search, hash } = window.location
  const straight = straightPath(pathname)
  const path = `${straight}/` === baseUrl.path ? baseUrl.path : straight
  if (path !== pathname) window.history.replaceState(null, '', path + search + hash)
}
