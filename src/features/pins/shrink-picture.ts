// Shrinks a picture to at most `maxBytes`. features/pins/ui/pictures/add-pictures.ts calls it. An image element reports
// the size before decoding and applies the camera's orientation. A canvas then writes the picture without metadata,
// such as the place where it was taken. If the browser falsifies canvases, a small file is kept, without its metadata.
import { canReadCanvas } from '../../platform/readable-canvas.ts'
import { maxBytes, maxPixels, maxSide } from './model/limits.ts'
import { headBytes, pictureKind } from './model/picture-kind.ts'
import { pictureOf, type Picture } from './model/picture.ts'
import { stripMetadata } from './model/strip-metadata.ts'

/** Reason for a refusal. `falsified`: the browser's protection against fingerprinting would destroy the picture. */
type PictureProblem = 'no-picture' | 'svg' | 'too-large' | 'falsified'

export interface PictureRefusal {
  readonly ok: false
  readonly problem: PictureProblem
  /** Format according to the first bytes, if the browser can't decode it. */
  readonly kind?: string
}

type Shrunk = { readonly ok: true; readonly picture: Picture } | PictureRefusal

/** Qualities of the encoder, from 0 to 1, in the order in which they are tried. */
const qualities = [0.85, 0.7, 0.5, 0.3] as const

/** Reads the picture in a file and shrinks it. Never throws. */
export async function shrinkPicture(file: File): Promise<Shrunk> {
  if (await isSvg(file)) return refused('svg')
  try {
    return await withImage(file, async (image) => {
      const { naturalWidth: width, naturalHeight: height } = image
      if (width * height > maxPixels) return refused('too-large')
      await image.decode()
      const isReadable = await canReadCanvas()
      const bytes = isReadable
        ? await encode(image, Math.min(1, maxSide / Math.max(width, height)))
        : await unchanged(file)
      if (bytes) return { ok: true, picture: pictureOf(bytes) }
      return refused(isReadable ? 'too-large' : 'falsified')
    })
  } catch {
    const kind = await kindOf(file)
    return { ...refused('no-picture'), ...(kind !== undefined && { kind }) }
  }
}

/** @returns `undefined` for formats that every browser decodes, because such a file is damaged */
async function kindOf(file: File): Promise<string | undefined> {
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const kind = pictureKind(new Uint8Array(head))
  return kind !== undefined && decodable.includes(kind) ? undefined : kind
}

const decodable: readonly string[] = ['PNG', 'JPEG', 'WebP', 'GIF', 'BMP']

/** Returns the file without its metadata, or `undefined` if it is too large or its format is not stored. */
async function unchanged(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = stripMetadata(new Uint8Array(await file.arrayBuffer()))
  if (!bytes || bytes.length > maxBytes) return undefined
  return withImage(new Blob([bytes]), (image) => image.decode()).then(
    () => bytes,
    () => undefined,
  )
}

/** @throws {TypeError} if the browser finds no picture in the file */
async function withImage<Result>(
  file: Blob,
  work: (image: HTMLImageElement) => Promise<Result>,
): Promise<Result> {
  const url = URL.createObjectURL(file)
  try {
    const image = await loadImage(url)
    if (image.naturalWidth * image.naturalHeight === 0) throw new TypeError('This is no picture.')
    return await work(image)
  } finally {
    URL.revokeObjectURL(url)
  }
}

function refused(problem: PictureProblem): PictureRefusal {
  return { ok: false, problem }
}

/** Recognises SVG files. They are refused, because they may load other files and have no size. */
async function isSvg(file: File): Promise<boolean> {
  if (file.type.startsWith('image/svg') || /\.svgz?$/i.test(file.name)) return true
  const start = await file
    .slice(0, 1000)
    .text()
    .catch(() => '')
  return /^\uFEFF?\s*<(\?xml|!|svg)/i.test(start)
}

function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new TypeError('This is no picture.')))
    image.src = url
  })
}

/** Reduces quality, then size, until the picture is small enough. `undefined` if the canvas would be too large. */
async function encode(
  image: HTMLImageElement,
  scale: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  // JPEG has no alpha channel, so prepare a white background to draw behind the picture.
  pen.globalCompositeOperation = 'destination-over'
  pen.fillStyle = '#fff'
  for (const quality of qualities) {
    const blob = await written(canvas, quality, pen)
    if (!blob) return undefined
    if (blob.size <= maxBytes) return new Uint8Array(await blob.arrayBuffer())
  }
  return encode(image, scale * 0.7)
}

/** Encodes as WebP. Browsers that can't do so return PNG; JPEG is used instead. */
async function written(
  canvas: HTMLCanvasElement,
  quality: number,
  pen: CanvasRenderingContext2D,
): Promise<Blob | null> {
  const as = (type: string) =>
    new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, quality)
    })
  const blob = await as('image/webp')
  if (blob?.type === 'image/webp') return blob
  pen.fillRect(0, 0, canvas.width, canvas.height)
  return as('image/jpeg')
}
