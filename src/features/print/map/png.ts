import { crc32 } from '../../../platform/crc32.ts'

/** Bytes per pixel: red, green and blue. A poster has no transparent parts. */
const channels = 3

const signature = [137, 80, 78, 71, 13, 10, 26, 10]

/** PNG filter type "Sub": stores differences to the pixel on the left. Compresses land of one colour well. */
const subtractLeft = 1

const minChunkBytes = 1 << 18

/** Writes a PNG row by row. Compressed parts become blobs, so that the whole picture is never in memory. */
export class PngWriter {
  readonly #width: number
  readonly #parts: Blob[] = []
  readonly #compressing: WritableStreamDefaultWriter<BufferSource>
  readonly #collected: Promise<void>

  /** Sizes are in pixels. `dotsPerInch` is stored in pictures for paper. */
  constructor(width: number, height: number, dotsPerInch?: number) {
    this.#width = width
    const head = new DataView(new ArrayBuffer(13))
    head.setUint32(0, width)
    head.setUint32(4, height)
    // Eight bits per channel, colour type RGB
    head.setUint8(8, 8)
    head.setUint8(9, 2)
    this.#parts.push(new Blob([Uint8Array.from(signature)]))
    this.#add('IHDR', new Uint8Array(head.buffer))
    if (dotsPerInch !== undefined) this.#add('pHYs', physicalSize(dotsPerInch))
    const compression = new CompressionStream('deflate')
    this.#compressing = compression.writable.getWriter()
    this.#collected = this.#collect(compression.readable)
    // `write` and `finish` report the error.
    this.#collected.catch(() => undefined)
  }

  /** Settles when there is room for more. `pixels` are whole RGBA rows, which are overwritten to save memory. */
  async write(pixels: Uint8ClampedArray<ArrayBuffer>): Promise<void> {
    await this.#compressing.write(filterRows(pixels, this.#width))
  }

  async finish(): Promise<Blob> {
    await this.#compressing.close()
    await this.#collected
    this.#add('IEND')
    return new Blob(this.#parts, { type: 'image/png' })
  }

  async #collect(compressed: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    const reader = compressed.getReader()
    let held: Uint8Array<ArrayBuffer>[] = []
    let bytes = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (value) {
        held.push(value)
        bytes += value.length
      }
      if (bytes >= minChunkBytes || (done && bytes > 0)) {
        this.#add('IDAT', ...held)
        held = []
        bytes = 0
      }
      if (done) return
    }
  }

  #add(kind: string, ...data: readonly Uint8Array<ArrayBuffer>[]): void {
    const name = Uint8Array.from(kind, (letter) => letter.charCodeAt(0))
    const length = data.reduce((sum, piece) => sum + piece.length, 0)
    this.#parts.push(new Blob([number32(length), name, ...data, number32(crc32(name, ...data))]))
  }
}

/** Applies the filter to each row. A row begins with the filter's type. */
function filterRows(
  pixels: Uint8ClampedArray<ArrayBuffer>,
  width: number,
): Uint8Array<ArrayBuffer> {
  const rows = pixels.length / 4 / width
  // Write into the same buffer: the result is shorter, so writing never overtakes reading.
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length)
  let to = 0
  let from = 0
  for (let row = 0; row < rows; row += 1) {
    let [red, green, blue] = [0, 0, 0]
    for (let column = 0; column < width; column += 1) {
      const [nextRed = 0, nextGreen = 0, nextBlue = 0] = [
        bytes[from],
        bytes[from + 1],
        bytes[from + 2],
      ]
      if (column === 0) bytes[to++] = subtractLeft
      bytes[to] = nextRed - red
      bytes[to + 1] = nextGreen - green
      bytes[to + 2] = nextBlue - blue
      red = nextRed
      green = nextGreen
      blue = nextBlue
      from += 4
      to += channels
    }
  }
  return bytes.subarray(0, to)
}

/** Content of a pHYs chunk: pixels per metre in both directions, and the unit. */
function physicalSize(dotsPerInch: number): Uint8Array<ArrayBuffer> {
  const perMetre = Math.round(dotsPerInch / 0.0254)
  const size = new DataView(new ArrayBuffer(9))
  size.setUint32(0, perMetre)
  size.setUint32(4, perMetre)
  size.setUint8(8, 1)
  return new Uint8Array(size.buffer)
}

function number32(value: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}
