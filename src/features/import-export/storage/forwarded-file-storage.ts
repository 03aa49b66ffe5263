import { siteCaches } from '../../../storage/browser-services.ts'
import { isRecord, parseJson, readString } from '../../../platform/read-field.ts'
import { anyText, handOver } from '../../../storage/hand-over.ts'
import { newKey } from '../../../storage/new-key.ts'
import { forwardedFiles } from '../../../storage/shared-file.ts'

// Passes a file from one world's page (other-world-dialog.tsx) to another's (arrived-files.tsx) in the same tab. A note
// in session storage names it. Its bytes are in a cache, or in session storage if there is no cache.

const fileNote = handOver('handed-file', readNote)
const bytesNote = handOver('handed-file-bytes', anyText)

/** Limit in bytes without a cache. Session storage holds about five million characters. */
const mostInTab = 4_000_000

/** Age in milliseconds after which a file is deleted, because its page will not open any more. */
const stale = 60 * 60 * 1000

interface Note {
  readonly world: string
  readonly name: string
  /** Address of the bytes in the cache; `null` if they are in session storage. */
  readonly address: string | null
}

/** Stores a file for {@link takeForwardedFile}. @returns false if the browser can't store it */
export async function forwardFile(world: string, file: File): Promise<boolean> {
  try {
    const bytes = await file.arrayBuffer()
    const address = await putInCache(bytes)
    if (address === null && bytes.byteLength > mostInTab) return false
    const isKept = address !== null || bytesNote.store(toLetters(new Uint8Array(bytes)))
    return isKept && fileNote.store({ world, name: file.name, address })
  } catch {
    return false
  }
}

/** Takes the file that was forwarded to this world. @returns `null` for none; `lost` if its bytes are gone */
export async function takeForwardedFile(world: string): Promise<File | 'lost' | null> {
  const note = fileNote.peek()
  if (note?.world !== world) return null
  // Take both notes before the first `await`, so that a second call finds nothing.
  fileNote.consume()
  const letters = bytesNote.consume()
  const { name, address } = note
  if (address === null)
    return letters === undefined ? 'lost' : new File([fromLetters(letters)], name)
  try {
    const cache = await (await siteCaches()).open(forwardedFiles)
    const bytes = await (await cache.match(address))?.arrayBuffer()
    await cache.delete(address)
    return bytes ? new File([bytes], name) : 'lost'
  } catch {
    return 'lost'
  }
}

function readNote(text: string): Note | undefined {
  const input = parseJson(text)
  const fields = isRecord(input) ? input : {}
  const [world, name, address] = [fields['world'], fields['name'], fields['address']].map(
    readString,
  )
  return world === undefined || name === undefined
    ? undefined
    : { world, name, address: address ?? null }
}

/** @returns the address in the cache; `null` if the browser has no cache, as on pages without https */
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

/** Encodes each byte as one character, so that four million bytes fit. Base64 would need a third more. */
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
