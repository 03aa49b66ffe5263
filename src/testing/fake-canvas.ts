// A canvas in memory, for tests of code that reads pixels. It fills rectangles and copies pictures. It can falsify the
// pixels, as browsers with fingerprinting protection do.
import { vi } from 'vitest'

interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

type Falsify = (data: Uint8ClampedArray) => void

export const falsifications = {
  'one bit of one channel': (data) => flipBit(data, data.length - 2),
  'noise in a few pixels': (data) => {
    for (let at = 7; at < data.length; at += 9_973) flipBit(data, at)
  },
  white: (data) => data.fill(255),
  nothing: (data) => data.fill(0),
  noise: (data) => data.forEach((_, at) => (data[at] = (at * 48_271) & 255)),
} satisfies Record<string, Falsify>

function flipBit(data: Uint8ClampedArray, at: number): void {
  data[at] = (data[at] ?? 0) ^ 1
}

export interface CanvasFaults {
  readonly read?: Falsify
  readonly encoded?: Falsify
}

/** Replaces canvases on the page and in workers until `vi.unstubAllGlobals` and `vi.restoreAllMocks`. */
export function stubCanvas({ read, encoded }: CanvasFaults = {}, page = true): void {
  class FakeOffscreenCanvas {
    readonly width: number
    readonly height: number
    readonly #context: object
    constructor(width: number, height: number) {
      this.width = width
      this.height = height
      this.#context = createContext(this, width, height, read)
    }
    getContext() {
      return this.#context
    }
    /** Firefox has this method too. */
    toBlob() {
      return new Promise<never>(() => undefined)
    }
    convertToBlob() {
      return Promise.resolve(encode(this.#context, encoded))
    }
  }
  vi.stubGlobal('OffscreenCanvas', FakeOffscreenCanvas)
  vi.stubGlobal('createImageBitmap', async (file: Blob) => ({
    ...(await decode(file)),
    close: () => undefined,
  }))
  if (!page) {
    vi.stubGlobal('document', undefined)
    return
  }
  const contexts = new WeakMap<HTMLCanvasElement, object>()
  const contextOf = (canvas: HTMLCanvasElement) => {
    const context = contexts.get(canvas) ?? createContext(canvas, canvas.width, canvas.height, read)
    contexts.set(canvas, context)
    return context
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function get(
    this: HTMLCanvasElement,
  ) {
    return contextOf(this) as never
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function write(
    this: HTMLCanvasElement,
    take,
    type = 'image/png',
  ) {
    take(encode(contextOf(this), encoded, type))
  })
}

const pixelsOf = new WeakMap<object, Pixels>()

function createContext(canvas: object, width: number, height: number, read?: Falsify): object {
  const data = new Uint8ClampedArray(width * height * 4)
  const context = {
    canvas,
    fillStyle: '#000000' as unknown,
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    arc: () => undefined,
    fill: () => undefined,
    fillText: () => undefined,
    clearRect: () => data.fill(0),
    fillRect(left: number, top: number, across: number, down: number) {
      const colour = Number.parseInt(String(context.fillStyle).slice(1), 16)
      const pixel = [colour >> 16, (colour >> 8) & 255, colour & 255, 255]
      for (let y = top; y < top + down; y += 1) {
        for (let x = left; x < left + across; x += 1) data.set(pixel, (y * width + x) * 4)
      }
    },
    drawImage(picture: Partial<Pixels>) {
      if (picture.data) data.set(picture.data)
    },
    getImageData() {
      const copy = data.slice()
      read?.(copy)
      return { width, height, data: copy }
    },
  }
  pixelsOf.set(context, { width, height, data })
  return context
}

/** Returns the bare pixels, because no test looks at the file format. */
function encode(context: object, falsify: Falsify | undefined, type = 'image/png'): Blob {
  const copy = pixelsOf.get(context)?.data.slice() ?? new Uint8ClampedArray()
  falsify?.(copy)
  return new Blob([copy], { type })
}

async function decode(file: Blob): Promise<Pixels> {
  return { width: 0, height: 0, data: new Uint8ClampedArray(await file.arrayBuffer()) }
}
