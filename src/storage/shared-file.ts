// Files that other apps share with the installed map: the service worker keeps each in a cache until a page takes it.
import { siteCaches } from './browser-services.ts'
import { newKey } from './new-key.ts'

/** Of files that go from one page, or from the service worker, to another page. */
export const forwardedFiles = 'itinerarium-handed-file'

/** How the addresses of shared files begin. Earlier versions of the service worker kept one file, at this address. */
const folder = '/handed-file/shared'
const nameHeader = 'x-file-name'

/** Keeps a file beside those that no page has taken yet. @throws where the browser keeps nothing */
export async function keepSharedFile(file: File): Promise<void> {
  const cache = await (await siteCaches()).open(forwardedFiles)
  const headers = { [nameHeader]: encodeURIComponent(file.name) }
  // The time lets the page delete files that nobody takes.
  const address = `${folder}/${Date.now()}-${newKey()}`
  await cache.put(address, new Response(await file.arrayBuffer(), { headers }))
}

/** Takes the file that was shared first, and deletes it. @returns null if none is left, or the browser keeps nothing */
export async function takeSharedFile(): Promise<File | null> {
  try {
    const cache = await (await siteCaches()).open(forwardedFiles)
    for (const request of await cache.keys()) {
      if (!new URL(request.url).pathname.startsWith(folder)) continue
      const kept = await cache.match(request)
      const bytes = await kept?.arrayBuffer()
      // Another tab that asks at the same time finds it deleted.
      if (!(await cache.delete(request)) || !kept || !bytes) continue
      return new File([bytes], decodeURIComponent(kept.headers.get(nameHeader) ?? ''))
    }
    return null
  } catch {
    return null
  }
}
