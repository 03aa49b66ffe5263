import { joinedBytes } from '../joined-bytes.ts'

/** Compressed without a header; undefined where the browser cannot. */
export async function deflate(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!('CompressionStream' in globalThis)) return undefined
  try {
    return await through(bytes, new CompressionStream('deflate-raw'), Infinity)
  } catch {
    // Older browsers know the stream but not this kind of it.
    return undefined
  }
}

/** Browsers before 2023 cannot. */
export function canInflate(): boolean {
  return 'DecompressionStream' in globalThis
}

/**
 * The reverse of {@link deflate}; undefined where the bytes are no such thing, where the browser cannot, or
 * where more than `limit` bytes would come out.
 */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!canInflate()) return undefined
  try {
    return await through(bytes, new DecompressionStream('deflate-raw'), limit)
  } catch {
    return undefined
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length
    if (length > limit) {
      // What else it would bring is never made.
      await reader.cancel()
      return undefined
    }
    pieces.push(next.value)
  }
  return joinedBytes(pieces)
}
