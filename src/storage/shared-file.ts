// Holds files that other apps share with the installed map. The service worker stores them in a cache until a page
// takes them.
import { siteCaches } from './browser-services.ts'
import { newKey } from './new-key.ts'

/** Cache of files that one page or the service worker passes to another page. */
export const forwardedFiles = 'itinerarium-handed-file'

/** Address prefix of shared files. Earlier service workers stored a single file at this address. */
const folder = '/handed-file/shared'
const nameHeader = 'x-file-name'

/** Stores a file until a page takes it. Rejects if the browser refuses caches. */
export async function storeSharedFile(file: File): Promise<void> {
  const cache = await (await siteCaches()).open(forwardedFiles)
  const headers = { [nameHeader]: encodeURIComponent(file.name) }
  // The page deletes files that are too old by the time in the address.
  const address = `${folder}/${Date.now()}-${newKey()}`
  await cache.put(address, new Response(await file.arrayBuffer(), { headers }))
}

/** Deletes and returns the oldest shared file; `null` if no file is left or the browser refuses. */
export async function takeSharedFile(): Promise<File | null> {
  try {
    const cache = await (await siteCaches()).open(forwardedFiles)
    for (const request of await cache.keys()) {
      if (!new URL(request.url).pathname.startsWith(folder)) continue
      const kept = await cache.match(request)
      const bytes = await kept?.arrayBuffer()
      // If another tab was faster, `delete` returns false.
      if (!(await cache.delete(request)) || !kept || !bytes) continue
      return new File([bytes], decodeURIComponent(kept.headers.get(nameHeader) ?? ''))
    }
    return null
  } catch {
    return null
  }
}
