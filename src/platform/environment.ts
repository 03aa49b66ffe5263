import { parseBaseUrl, type BaseUrl } from './site-path.ts'

/** Address of the site, read once at start. The build has already refused a missing or empty value. */
export const baseUrl: BaseUrl = parseBaseUrl(import.meta.env['VITE_BASE_URL'])

export function assetUrl(path: string): string {
  return baseUrl.path + path.replace(/^\//, '')
}
