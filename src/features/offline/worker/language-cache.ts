import { siteCaches } from '../../../storage/browser-services.ts'
import type { PrecacheEntry } from '../model/precaches.ts'
import {
  languageAddress,
  languageCacheName,
  replacedBy,
  stemsOf,
  type LanguageAddress,
} from '../model/language-files.ts'

/** This version's files of languages. They lie in one cache, beside what they are of. */
export interface Languages {
  readonly scope: string
  /** The checksum of each file, by its address. */
  readonly checksums: ReadonlyMap<string, string>
  /** The address of each file, by what it has in common with that of other versions. */
  readonly addresses: ReadonlyMap<string, string>
}

/** @param entries of the worker's list, those of languages alone */
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

/**
 * What was cached of a language, or what the server has, which is cached from then on. What another version of the site says
 * is never cached: nothing tells whether it is what it should be.
 */
export async function answerOfLanguage(request: Request, languages: Languages): Promise<Response> {
  const { url } = request
  // A cache that the browser cannot read must not stand between the page and the network.
  const cache = await openCache(languages).catch(() => undefined)
  const cached = await cache?.match(url).catch(() => undefined)
  if (cached && !isWebPage(cached)) return cached
  const response = await fetch(request)
  const isOurs = await isSound(response, languages.checksums.get(url)).catch(() => false)
  // Where there is no room, the page has it all the same.
  if (cache && isOurs) await cache.put(url, response.clone()).catch(() => undefined)
  return response
}

/**
 * Caches what worlds and the pages of text say in a language. What they said in another makes way, each once its own is
 * there.
 *
 * @returns whether all of it is cached
 */
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
    // A world or a site that lacks the language says it in English.
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
 * Fetches for a new version what is cached of languages in the one before it. That one goes on with its own files.
 *
 * @param worlds that the new version is to have
 * @throws when a file cannot be had that was there in the version before
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

/**
 * Has a new version's worlds in the player's language, also those that did not in the version before, as far as that
 * can be had.
 */
export async function cacheLanguageInAll(
  languages: Languages,
  worlds: readonly string[],
  language: string | undefined,
): Promise<void> {
  const cache = await openCache(languages)
  // A version that cached the language of one world alone noted none.
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

/** Lets go of what only the version before said. */
export async function dropOtherVersions(languages: Languages): Promise<void> {
  const name = languageCacheName(languages.scope)
  const cacheStorage = await siteCaches()
  if (!(await cacheStorage.has(name))) return
  const cache = await cacheStorage.open(name)
  const gone = (await cache.keys()).filter(({ url }) => !languages.checksums.has(url))
  await Promise.all(gone.map((request) => cache.delete(request)))
}

/** @returns whether the file is there; false where what was sent is something else */
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

/** Such as the login page of a network, which answers everything. */
function isWebPage({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('html') === true
}

/** By its checksum, which is not asked of the browser: then a file that is gone could not be told from no connection. */
async function isSound(response: Response, checksum: string | undefined): Promise<boolean> {
  if (!response.ok || response.redirected || checksum === undefined) return false
  const digest = await crypto.subtle.digest('SHA-384', await response.clone().arrayBuffer())
  return checksum === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
