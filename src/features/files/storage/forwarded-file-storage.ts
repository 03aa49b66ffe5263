import { siteCaches } from '../../../storage/browser-services.ts'
import { readTabEntry, takeTabEntry, writeTabEntry } from '../../../storage/browser-storage.ts'
import { newKey } from '../../../storage/new-key.ts'
import { forwardedFiles } from '../../../storage/shared-file.ts'

// A file that one world's page forwards to another's in the same tab. Which it is stands in the tab's own storage, so
// that no other tab takes it; its bytes lie in a cache of the site, or in the tab's storage where there is no cache.

const noteKey = 'handed-file'
const bytesKey = 'handed-file-bytes'

/** In bytes, without a cache: a tab's storage holds some five million letters. */
const mostInTab = 4_000_000

/** In milliseconds: by then the page that was to take it is not coming any more. */
const stale = 60 * 60 * 1000

interface Note {
  /** The world that it is for. */
  readonly world: string
  readonly name: string
  /** In the cache; null where the bytes lie in the tab. */
  readonly address: string | null
}

/** Whether the file is kept until {@link takeForwardedFile} of that world's page takes it. */
export async function forwardFile(world: string, file: File): Promise<boolean> {
  try {
    const bytes = await file.arrayBuffer()
    const address = await putInCache(bytes)
    if (address === null && bytes.byteLength > mostInTab) return false
    const isKept = address !== null || writeTabEntry(bytesKey, toLetters(new Uint8Array(bytes)))
    const note: Note = { world, name: file.name, address }
    return isKept && writeTabEntry(noteKey, JSON.stringify(note))
  } catch {
    // The file is gone from the device.
    return false
  }
}

/**
 * What was forwarded to this world in this tab; once, after which its bytes are deleted.
 *
 * @returns null where nothing was; `lost` where the browser has not kept it
 */
export async function takeForwardedFile(world: string): Promise<File | 'lost' | null> {
  const taken = takeNote(world)
  if (!taken) return null
  const { name, address, letters } = taken
  if (address === null) return letters === null ? 'lost' : new File([fromLetters(letters)], name)
  try {
    const cache = await (await siteCaches()).open(forwardedFiles)
    const bytes = await (await cache.match(address))?.arrayBuffer()
    await cache.delete(address)
    return bytes ? new File([bytes], name) : 'lost'
  } catch {
    return 'lost'
  }
}

/** Without waiting, so that whoever asks again finds nothing. */
function takeNote(world: string): (Note & { readonly letters: string | null }) | null {
  try {
    const note = JSON.parse(readTabEntry(noteKey) ?? 'null') as Note | null
    if (note?.world !== world) return null
    const letters = takeTabEntry(bytesKey)
    takeTabEntry(noteKey)
    return { ...note, letters }
  } catch {
    return null
  }
}

/** @returns its address there; null where the browser keeps none, as on addresses without https */
async function putInCache(bytes: ArrayBuffer): Promise<string | null> {
  try {
    const cache = await (await siteCaches()).open(forwardedFiles)
    const now = Date.now()
    for (const request of await cache.keys()) {
      const stored = Number(/\/(\d+)-[^/]*$/.exec(request.url)?.[1] ?? 0)
      if (Math.abs(now - stored) > stale) await cache.delete(request)
    }
    const address = `/handed-file/${now}-${newKey()}`
    await cache.put(address, new Response(bytes))
    return address
  } catch {
    return null
  }
}

/** A letter for each byte: half of what base64 would take. */
function toLetters(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 10_000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 10_000))
  }
  return text
}

function fromLetters(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
