import { parseBaseUrl, type BaseUrl } from './site-path.ts'

/** Address of the site, read once at start. The build has already refused a missing or empty value. */
export const baseUrl: BaseUrl = parseBaseUrl(import.meta.env['VITE_BASE_URL'])

/** Returns the address of a file, given its path below the base URL with or without a leading slash. */
export function assetUrl(path: string): string {
  return baseUrl.path + path.replace(/^\//, '')
}
