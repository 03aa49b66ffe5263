/** Text for addresses: letters, digits, `-` and `_`, without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let text = ''
  // In pieces: a call takes only so many arguments.
  for (let start = 0; start < bytes.length; start += 0x2000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x2000))
  }
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Undefined where the text is no base64url. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

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

/** One piece after the other in memory of their own. */
function joinedBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

/** What is wrong with bytes that end too early or say what cannot be. */
export class MalformedBytesError extends Error {
  override name = 'MalformedBytesError'
}

/** Seven bits to a byte, the lowest first; all but the last byte have the highest bit set. */
export function writeNumber(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  // Not by shifting, which ends at 32 bits.
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80)
    rest = Math.floor(rest / 0x80)
  }
  bytes.push(rest)
  return bytes
}

/** Reads bytes from the first to the last; every method throws {@link MalformedBytesError} past the end. */
export class ByteReader {
  readonly #bytes: Uint8Array<ArrayBuffer>
  #at = 0

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes
  }

  /** As {@link writeNumber} wrote it; a safe integer. */
  number(): number {
    let value = 0
    for (let scale = 1; ; scale *= 0x80) {
      const byte = this.#bytes[this.#at]
      if (byte === undefined) throw new MalformedBytesError('A number is cut off.')
      this.#at += 1
      value += (byte & 0x7f) * scale
      if (!Number.isSafeInteger(value)) throw new MalformedBytesError('A number is too large.')
      if (byte < 0x80) return value
    }
  }

  bytes(length: number): Uint8Array<ArrayBuffer> {
    const end = this.#at + length
    if (end > this.#bytes.length) throw new MalformedBytesError('Bytes are missing.')
    const piece = this.#bytes.subarray(this.#at, end)
    this.#at = end
    return piece
  }

  rest(): Uint8Array<ArrayBuffer> {
    return this.bytes(this.#bytes.length - this.#at)
  }
}
