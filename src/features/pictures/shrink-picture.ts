// Makes a picture smaller, so that it is kept in at most `maxBytes`. Called by features/pins/ui/pictures/add-pictures.ts. Relies on
// an image element, which tells how large a picture is before it is decoded and turns it as the camera was held, and on a
// canvas, which writes the bare picture: nothing of what the file says beside it, such as where it was taken, is left. Where
// the browser falsifies canvases, a file that is small enough is kept as it is, without its metadata.
import { canReadCanvas } from '../../platform/readable-canvas.ts'
import { maxBytes, maxPixels, maxSide } from './model/limits.ts'
import { headBytes, pictureKind } from './model/picture-kind.ts'
import { pictureOf, type Picture } from './model/picture.ts'
import { stripMetadata } from './model/strip-metadata.ts'

/** Why a file became no picture. `falsified`: the browser's protection against fingerprinting would destroy it. */
type PictureProblem = 'no-picture' | 'svg' | 'too-large' | 'falsified'

export interface PictureRefusal {
  readonly ok: false
  readonly problem: PictureProblem
  /** What the first bytes of the file say that it is, if the browser cannot decode it. */
  readonly kind?: string
}

type Shrunk = { readonly ok: true; readonly picture: Picture } | PictureRefusal

/** Of the encoder, from 0 to 1: from hardly to be seen on to the coarsest. */
const qualities = [0.85, 0.7, 0.5, 0.3] as const

/** The picture in a file, made smaller. Never throws. */
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

/** @returns `undefined` for kinds that every browser decodes: such a file is damaged */
async function kindOf(file: File): Promise<string | undefined> {
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const kind = pictureKind(new Uint8Array(head))
  return kind !== undefined && decodable.includes(kind) ? undefined : kind
}

const decodable: readonly string[] = ['PNG', 'JPEG', 'WebP', 'GIF', 'BMP']

/** @returns the file without its metadata; `undefined` if it is too large, or of a kind that is not kept */
async function unchanged(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = stripMetadata(new Uint8Array(await file.arrayBuffer()))
  if (!bytes || bytes.length > maxBytes) return undefined
  // What was cut must still be a picture.
  return withImage(new Blob([bytes]), (image) => image.decode()).then(
    () => bytes,
    () => undefined,
  )
}

/** @throws if the browser finds no picture in the file */
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

/** A drawing of lines may load more, and be of no size at all: it is not decoded. */
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

/**
 * Coarser until it is small enough, and then smaller.
 *
 * @param scale 1 for the picture's own size
 * @returns nothing where the browser has no canvas so large
 */
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
  // Behind what is there: JPEG knows nothing transparent.
  pen.globalCompositeOperation = 'destination-over'
  pen.fillStyle = '#fff'
  for (const quality of qualities) {
    const blob = await written(canvas, quality, pen)
    if (!blob) return undefined
    if (blob.size <= maxBytes) return new Uint8Array(await blob.arrayBuffer())
  }
  return encode(image, scale * 0.7)
}

/** As WebP, or as JPEG by browsers that write no WebP: they write PNG in its place. */
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
