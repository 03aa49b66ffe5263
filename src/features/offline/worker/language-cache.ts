import { siteCaches } from '../../../storage/browser-services.ts'
import type { PrecacheEntry } from '../model/precaches.ts'
import {
  languageAddress,
  languageCacheName,
  replacedBy,
  stemsOf,
  type LanguageAddress,
} from '../model/language-files.ts'

/** Language files of this version. A single cache holds the files of all worlds. */
export interface Languages {
  readonly scope: string
  /** SHA-384 checksum of each file by its URL. */
  readonly checksums: ReadonlyMap<string, string>
  /** URL of each file by its stem, which is the same in all versions. */
  readonly addresses: ReadonlyMap<string, string>
}

/** @param entries the language files in the worker's list */
export function createLanguages(entries: readonly PrecacheEntry[], scope: string): Languages {
  const files = entries.map(
    ({ url, integrity = '' }) => [new URL(url, scope).href, integrity] as const,
  )
  return {
    scope,
    checksums: new Map(files),
    addresses: new Map(
      files.flatMap(([url]) => {
        const stem = languageAddress(url, scope)?.stem
        return stem === undefined ? [] : [[stem, url] as const]
      }),
    ),
  }
}

/** Returns a language file from the cache or the server. Other versions' files can't be verified and aren't cached. */
export async function answerOfLanguage(request: Request, languages: Languages): Promise<Response> {
  const { url } = request
  // An unreadable cache must not block access to the network.
  const cache = await openCache(languages).catch(() => undefined)
  const cached = await cache?.match(url).catch(() => undefined)
  if (cached && !isWebPage(cached)) return cached
  const response = await fetch(request)
  const isOurs = await isSound(response, languages.checksums.get(url)).catch(() => false)
  // If storage is full, the page still receives the file.
  if (cache && isOurs) await cache.put(url, response.clone()).catch(() => undefined)
  return response
}

/** Caches the texts of worlds and text pages, replacing other languages. Returns whether everything is cached. */
export async function cacheLanguage(
  languages: Languages,
  lang: string,
  worlds: readonly string[],
): Promise<boolean> {
  const cache = await openCache(languages)
  const there: string[] = []
  let whole = true
  for (const stem of stemsOf(lang, worlds)) {
    const url = languages.addresses.get(stem)
    // The world or site has no such translation and is in English.
    if (url === undefined) continue
    if (await fetchInto(cache, url, languages).catch(() => false)) there.push(url)
    else whole = false
  }
  const { scope, checksums } = languages
  const named = there.map((url) => languageAddress(url, scope)?.world)
  const replaced = replacedBy(lang, named, checksums.keys(), scope)
  await Promise.all(replaced.map((url) => cache.delete(url)))
  return whole
}

/**
 * Fetches the new version of the cached language files for its worlds. The previous version keeps its own.
 * @throws if a file that was cached before can't be fetched
 */
export async function carryLanguages(
  languages: Languages,
  worlds: readonly string[],
): Promise<void> {
  const cache = await openCache(languages)
  for (const { stem, world } of await cachedAddresses(languages)) {
    const url = languages.addresses.get(stem)
    if (url === undefined || (world !== undefined && !worlds.includes(world))) continue
    if (!(await fetchInto(cache, url, languages))) throw new Error(`${url} is not what it was.`)
  }
}

/** Caches the player's language for all worlds of a new version. Failures are ignored. */
export async function cacheLanguageInAll(
  languages: Languages,
  worlds: readonly string[],
  language: string | undefined,
): Promise<void> {
  const cache = await openCache(languages)
  // Older versions stored no preferred language, so use the languages of the cached files.
  const wantedLanguages =
    language ?? (await cachedAddresses(languages)).flatMap(({ lang }) => lang ?? [])
  for (const lang of new Set([wantedLanguages].flat()))
    for (const stem of stemsOf(lang, worlds)) {
      const url = languages.addresses.get(stem)
      if (url !== undefined) await fetchInto(cache, url, languages).catch(() => false)
    }
}

async function cachedAddresses(languages: Languages): Promise<readonly LanguageAddress[]> {
  const cached = await (await openCache(languages)).keys()
  return cached.flatMap(({ url }) => languageAddress(url, languages.scope) ?? [])
}

export async function dropOtherVersions(languages: Languages): Promise<void> {
  const name = languageCacheName(languages.scope)
  const cacheStorage = await siteCaches()
  if (!(await cacheStorage.has(name))) return
  const cache = await cacheStorage.open(name)
  const gone = (await cache.keys()).filter(({ url }) => !languages.checksums.has(url))
  await Promise.all(gone.map((request) => cache.delete(request)))
}

/** Returns false if the server sent another file than expected. */
async function fetchInto(cache: Cache, url: string, { checksums }: Languages): Promise<boolean> {
  const cached = await cache.match(url)
  if (cached && !isWebPage(cached)) return true
  const response = await fetch(url, { cache: 'no-cache' })
  if (!(await isSound(response, checksums.get(url)))) return false
  await cache.put(url, response)
  return true
}

async function openCache({ scope }: Languages): Promise<Cache> {
  return (await siteCaches()).open(languageCacheName(scope))
}

/** True for an HTML page, such as a network's login page that answers every request. */
function isWebPage({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('html') === true
}

/** Compares the checksum. Not left to `fetch`, which would report a changed file like a lost connection. */
async function isSound(response: Response, checksum: string | undefined): Promise<boolean> {
  if (!response.ok || response.redirected || checksum === undefined) return false
  const digest = await crypto.subtle.digest('SHA-384', await response.clone().arrayBuffer())
  return checksum === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
