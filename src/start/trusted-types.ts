import { readUrl } from '../platform/site-path.ts'

/** What browsers with Trusted Types offer; TypeScript's own types do not know it yet. */
interface TrustedTypeFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string | undefined },
  ) => unknown
}

/**
 * Lets workers start from the site's own files. The security policy requires that someone vouches for
 * each address from which a script is started; for markup and for code in a text nobody does, so those
 * stay refused.
 *
 * @param basePath where the site lies on its host: starts and ends in a slash
 */
export function admitOwnScripts(basePath: string): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypeFactory }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => ownScript(address, window.location.href, basePath),
  })
}

/**
 * The full address of a script of this site; undefined for any other, also for a `blob:` of its own.
 *
 * @param page the page's address, from which a relative one starts
 */
export function ownScript(address: string, page: string, basePath: string): string | undefined {
  const { origin, protocol } = new URL(page)
  const url = readUrl(address, page)
  const own = url?.protocol === protocol && url.origin === origin
  return own && url.pathname.startsWith(basePath) ? url.href : undefined
}
