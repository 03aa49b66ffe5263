import { languageCacheName, replacedBy } from '../../../domain/offline/language-files.ts'

/** What was kept of a language, or what the server has, which is kept from then on. */
export async function answerOfLanguage(request: Request, scope: string): Promise<Response> {
  const cache = await caches.open(languageCacheName(scope))
  const kept = await cache.match(request.url)
  if (kept) return kept
  const response = await fetch(request)
  // Where there is no room, the page has it all the same.
  if (response.ok) await keep(cache, request.url, response.clone(), scope).catch(() => undefined)
  return response
}

async function keep(cache: Cache, url: string, response: Response, scope: string): Promise<void> {
  await cache.put(url, response)
  const addresses = (await cache.keys()).map((each) => each.url)
  await Promise.all(replacedBy(url, addresses, scope).map((each) => cache.delete(each)))
}
