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
