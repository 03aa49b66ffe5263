import { joinedBytes } from '../../domain/files/joined-bytes.ts'

/** Bytes a pixel, red, green and blue: a poster has no holes. */
const channels = 3

const signature = [137, 80, 78, 71, 13, 10, 26, 10]

/** Each row is kept as what it differs by from the pixel on the left, which compresses well where the land is one colour. */
const subtractLeft = 1

/** How many compressed bytes go into one chunk, at least. */
const chunkBytes = 1 << 18

/**
 * Writes a PNG row by row: what is compressed leaves memory for the browser's store of files, so that the whole picture
 * is never held.
 */
export class PngWriter {
  readonly #width: number
  readonly #parts: Blob[] = []
  readonly #compressing: WritableStreamDefaultWriter<BufferSource>
  readonly #collected: Promise<void>

  /** @param width @param height pixels */
  constructor(width: number, height: number) {
    this.#width = width
    const head = new DataView(new ArrayBuffer(13))
    head.setUint32(0, width)
    head.setUint32(4, height)
    // Eight bits a channel, in colour.
    head.setUint8(8, 8)
    head.setUint8(9, 2)
    this.#parts.push(new Blob([Uint8Array.from(signature)]))
    this.#add('IHDR', new Uint8Array(head.buffer))
    const compression = new CompressionStream('deflate')
    this.#compressing = compression.writable.getWriter()
    this.#collected = this.#collect(compression.readable)
    // It is told where the rows are written, and at the end.
    this.#collected.catch(() => undefined)
  }

  /** Resolves when there is room for more. @param pixels whole rows of red, green, blue and alpha, which is left out */
  async write(pixels: Uint8ClampedArray): Promise<void> {
    await this.#compressing.write(filteredRows(pixels, this.#width))
  }

  async finish(): Promise<Blob> {
    await this.#compressing.close()
    await this.#collected
    this.#add('IEND', new Uint8Array())
    return new Blob(this.#parts, { type: 'image/png' })
  }

  async #collect(compressed: ReadableStream<Uint8Array>): Promise<void> {
    const reader = compressed.getReader()
    let held: Uint8Array[] = []
    let bytes = 0
    const flush = () => {
      this.#add('IDAT', joinedBytes(held))
      held = []
      bytes = 0
    }
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      held.push(value)
      bytes += value.length
      if (bytes >= chunkBytes) flush()
    }
    flush()
  }

  #add(kind: string, data: Uint8Array<ArrayBuffer>): void {
    const chunk = new Uint8Array(data.length + 12)
    const view = new DataView(chunk.buffer)
    view.setUint32(0, data.length)
    for (let index = 0; index < 4; index += 1) chunk[4 + index] = kind.charCodeAt(index)
    chunk.set(data, 8)
    view.setUint32(data.length + 8, crc32(chunk.subarray(4, data.length + 8)))
    this.#parts.push(new Blob([chunk]))
  }
}

function filteredRows(pixels: Uint8ClampedArray, width: number): Uint8Array<ArrayBuffer> {
  const rows = pixels.length / 4 / width
  const filtered = new Uint8Array(rows * (width * channels + 1))
  let to = 0
  let from = 0
  for (let row = 0; row < rows; row += 1) {
    filtered[to] = subtractLeft
    to += 1
    let [red, green, blue] = [0, 0, 0]
    for (let column = 0; column < width; column += 1) {
      const [nextRed = 0, nextGreen = 0, nextBlue = 0] = [
        pixels[from],
        pixels[from + 1],
        pixels[from + 2],
      ]
      filtered[to] = nextRed - red
      filtered[to + 1] = nextGreen - green
      filtered[to + 2] = nextBlue - blue
      red = nextRed
      green = nextGreen
      blue = nextBlue
      from += 4
      to += channels
    }
  }
  return filtered
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  }
  return value
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
