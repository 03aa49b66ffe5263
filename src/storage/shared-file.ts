// A file that another app shared with the installed map: the service worker keeps it in a cache until a page takes it.

/** Of files that go from one page, or from the service worker, to another page. */
export const forwardedFiles = 'itinerarium-handed-file'

const address = '/handed-file/shared'
const nameHeader = 'x-file-name'

/** In place of one that was never taken. @throws where the browser keeps nothing */
export async function keepSharedFile(file: File): Promise<void> {
  const cache = await caches.open(forwardedFiles)
  const headers = { [nameHeader]: encodeURIComponent(file.name) }
  await cache.put(address, new Response(await file.arrayBuffer(), { headers }))
}

/** What was shared; once, after which it is deleted. @returns null where nothing was, or the browser keeps nothing */
export async function takeSharedFile(): Promise<File | null> {
  try {
    const cache = await caches.open(forwardedFiles)
    const kept = await cache.match(address)
    if (!kept) return null
    const bytes = await kept.arrayBuffer()
    await cache.delete(address)
    return new File([bytes], decodeURIComponent(kept.headers.get(nameHeader) ?? ''))
  } catch {
    return null
  }
}
