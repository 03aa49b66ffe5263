// Checks whether pixels read from a canvas can be trusted. Browsers that guard against fingerprinting (Firefox with
// resistFingerprinting, Tor, Mullvad, LibreWolf, Brave) silently return noise or white. All code that exports pixels
// calls this file right before; a test in tools/guards enforces that. Relies on lossless PNG decoding.

/** Thrown instead of exporting a picture whose pixels the browser would falsify. */
export class FalsifiedCanvasError extends Error {
  override name = 'FalsifiedCanvasError'
  constructor() {
    super('The browser falsifies what is read back from a canvas.')
  }
}

/** Size of the test picture in pixels. Some browsers do not falsify small canvases. */
const [width, height] = [320, 240]

/** Side of a patch of one colour in pixels. Some browsers do not falsify pictures with few colours. */
const patchSide = 8

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/**
 * Draws a known picture and compares it with the pixels and the encoded file that the browser returns. Takes about 30
 * ms. The result is not cached, because a player may change the permission at any time.
 */
export async function canReadCanvas(settings?: CanvasRenderingContext2DSettings): Promise<boolean> {
  try {
    const context = contextOf(settings)
    const expected = drawTestPicture(context)
    if (!areNearlyEqual(pixelsOf(context), expected)) return false
    // Browsers choose which pixels to change by picture, by call or at random, so test a second call as well.
    const decoded = await decode(await encode(context.canvas))
    context.clearRect(0, 0, width, height)
    context.drawImage(decoded, 0, 0)
    decoded.close()
    return areNearlyEqual(pixelsOf(context), expected)
  } catch {
    // Extensions that block canvases throw, or return `null`.
    return false
  }
}

function contextOf(settings?: CanvasRenderingContext2DSettings): Context {
  const canvas =
    typeof document === 'undefined'
      ? new OffscreenCanvas(width, height)
      : Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', settings)
  if (!context) throw new Error('This browser cannot draw on a canvas.')
  return context
}

/** @returns the pixels of the picture: red, green, blue and alpha, row by row */
function drawTestPicture(context: Context): Uint8ClampedArray {
  // Some browsers only falsify canvases with text, curves or gradients. The patches below cover all of this.
  const gradient = context.createLinearGradient(0, 0, width, height)
  gradient.addColorStop(0, '#f60')
  gradient.addColorStop(1, '#06f')
  context.fillStyle = gradient
  context.shadowBlur = 4
  context.shadowColor = '#000'
  context.arc(width / 2, height / 2, 40, 0, 5)
  context.fill()
  context.fillText('Itinerarium', 10, 20)
  context.shadowColor = 'transparent'

  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let top = 0; top < height; top += patchSide) {
    for (let left = 0; left < width; left += patchSide) {
      const colour = Math.imul(left + top * width + 1, 0x9e3779b1) >>> 8
      context.fillStyle = `#${colour.toString(16).padStart(6, '0')}`
      context.fillRect(left, top, patchSide, patchSide)
      const pixel = [colour >> 16, (colour >> 8) & 255, colour & 255, 255]
      for (let y = top; y < top + patchSide; y += 1) {
        for (let x = left; x < left + patchSide; x += 1) pixels.set(pixel, (y * width + x) * 4)
      }
    }
  }
  return pixels
}

function pixelsOf(context: Context): Uint8ClampedArray {
  return context.getImageData(0, 0, width, height).data
}

function encode(canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Blob | null> {
  // Check for `convertToBlob`, not for `toBlob`: Firefox's OffscreenCanvas has a `toBlob` that never calls back.
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/png' })
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
}

function decode(file: Blob | null): Promise<ImageBitmap> {
  if (!file) throw new Error('The browser encodes no canvas.')
  return createImageBitmap(file, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' })
}

function areNearlyEqual(some: Uint8ClampedArray, others: Uint8ClampedArray): boolean {
  return some.length === others.length && some.every((value, at) => value === others[at])
}
