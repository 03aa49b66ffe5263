import { readUrl } from '../platform/site-path.ts'

/** Trusted Types of browsers that support them. TypeScript has no types for them yet. */
interface TrustedTypeFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string | undefined },
  ) => unknown
}

/**
 * Allows workers from the site's own files, because the security policy requires approval of script addresses. Markup
 * and code in strings stay forbidden. `basePath` is the site's path, with a slash at both ends.
 */
export function allowSiteScripts(basePath: string): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypeFactory }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => siteScriptAddress(address, window.location.href, basePath),
  })
}

/** Returns the full address of a script of this site; `undefined` for any other, even for the site's own `blob:`. */
export function siteScriptAddress(
  address: string,
  page: string,
  basePath: string,
): string | undefined {
  const { origin, protocol } = new URL(page)
  const url = readUrl(address, page)
  const own = url?.protocol === protocol && url.origin === origin
  return own && url.pathname.startsWith(basePath) ? url.href : undefined
}
