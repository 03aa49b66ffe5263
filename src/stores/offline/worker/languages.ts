import { languageCacheName, replacedBy } from '../../../domain/offline/language-files.ts'

/** What was kept of a language, or what the server has, which is kept from then on. */
export async function answerOfLanguage(request: Request, scope: string): Promise<Response> {
  const { url } = request
  // A cache that the browser cannot read must not stand between the page and the network.
  const cache = await caches.open(languageCacheName(scope)).catch(() => undefined)
  const kept = await cache?.match(url).catch(() => undefined)
  if (kept && !isWebPage(kept)) return kept
  const response = await fetch(request)
  const isOurs = response.ok && !response.redirected && !isWebPage(response)
  // Where there is no room, the page has it all the same.
  if (cache && isOurs) await keep(cache, url, response.clone(), scope).catch(() => undefined)
  return response
}

/** Such as the login page of a network, which answers everything. */
function isWebPage({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('html') === true
}

async function keep(cache: Cache, url: string, response: Response, scope: string): Promise<void> {
  await cache.put(url, response)
  const addresses = (await cache.keys()).map((each) => each.url)
  await Promise.all(replacedBy(url, addresses, scope).map((each) => cache.delete(each)))
}
