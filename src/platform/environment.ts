import { parseBaseUrl, type BaseUrl } from './site-path.ts'

/** Where the site lives. Read and checked once; the build has already refused a missing or empty value. */
export const baseUrl: BaseUrl = parseBaseUrl(import.meta.env['VITE_BASE_URL'])

/** The address of a file of the site, given its path below the base URL, with or without a leading slash. */
export function assetUrl(path: string): string {
  return baseUrl.path + path.replace(/^\//, '')
}
