/** Encodes bytes as base64url without padding, for addresses. */
export function toBase64url(bytes: Uint8Array): string {
  let text = ''
  // In pieces, because a call takes a limited number of arguments.
  for (let start = 0; start < bytes.length; start += 0x2000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x2000))
  }
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Compresses bytes without a header. Returns `undefined` if the browser can't. */
export async function deflate(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!('CompressionStream' in globalThis)) return undefined
  try {
    return await through(bytes, new CompressionStream('deflate-raw'), Infinity)
  } catch {
    // Older browsers have the stream but not this format.
    return undefined
  }
}

/** True if the browser can decompress. Browsers before 2023 can't. */
export function canInflate(): boolean {
  return 'DecompressionStream' in globalThis
}

/** Returns `undefined` if bytes are invalid, the browser can't decompress, or the result exceeds `limit` bytes. */
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
      // Stop the stream, so that it doesn't unpack the rest.
      await reader.cancel()
      return undefined
    }
    pieces.push(next.value)
  }
  return joinedBytes(pieces)
}

function joinedBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

export class MalformedBytesError extends Error {
  override name = 'MalformedBytesError'
}

/** Encodes a number with seven bits per byte, lowest first. All bytes but the last have their highest bit set. */
export function writeNumber(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  // Shifting would be limited to 32 bits.
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80)
    rest = Math.floor(rest / 0x80)
  }
  bytes.push(rest)
  return bytes
}

/** Reads bytes in order. Every method throws {@link MalformedBytesError} beyond the end. */
export class ByteReader {
  readonly #bytes: Uint8Array<ArrayBuffer>
  #at = 0

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes
  }

  /** Reads a number of {@link writeNumber}, up to the largest safe integer. */
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
