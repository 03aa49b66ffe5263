import type { Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that each picture is a complete file of its format, because it is published unchanged. */
export function soundPictures({ folder, images, firstLand, startLand }: Source): Problem[] {
  const land = firstLand && { file: `worlds/${folder}/first-land.webp`, content: firstLand }
  const starts = (['wide', 'narrow'] as const).flatMap((name) =>
    startLand && !isWholeAvif(startLand[name])
      ? [
          {
            file: `worlds/${folder}/start-land-${name}.avif`,
            reason: `the file is no whole AVIF picture: npm run world:picture -- ${folder} draws it anew`,
          },
        ]
      : [],
  )
  const problems = [...images, ...(land ? [land] : [])].flatMap(({ file, content }) => {
    const reason = pictureProblem(content)
    return reason === undefined ? [] : [{ file, reason }]
  })
  return [...problems, ...starts]
}

/** True if the boxes (ISO/IEC 14496-12) fill the file, the first says AVIF, and another holds the pixels. */
function isWholeAvif(content: Uint8Array): boolean {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  if (fourCharactersAt(content, 4) !== 'ftyp' || fourCharactersAt(content, 8) !== 'avif')
    return false
  let at = 0
  let pixels = false
  while (at + 8 <= content.length) {
    const size = view.getUint32(at)
    if (fourCharactersAt(content, at + 4) === 'mdat') pixels = size > 8
    if (size < 8) return false
    at += size
  }
  return pixels && at === content.length
}

/** Checks the RIFF chunks: https://developers.google.com/speed/webp/docs/riff_container */
function pictureProblem(content: Uint8Array): string | undefined {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  const isWebp =
    fourCharactersAt(content, 0) === 'RIFF' &&
    fourCharactersAt(content, 8) === 'WEBP' &&
    /^VP8[ LX]$/.test(fourCharactersAt(content, 12))
  if (!isWebp) return 'the file is no WebP picture: save the picture as WebP'
  const riffEnd = content.length < 8 ? 0 : view.getUint32(4, true) + 8
  if (riffEnd > content.length) return 'the picture ends before its end: take another copy of it'
  if (riffEnd + 1 < content.length) return 'something stands behind the picture: save it anew'
  let pixels = false
  for (let at = 12; at + 8 <= riffEnd;) {
    const start = at + 8
    const length = view.getUint32(at + 4, true)
    if (start + length > riffEnd) return 'a part of the picture is cut off: take another copy of it'
    const kind = fourCharactersAt(content, at)
    if (kind === 'ANIM') return 'the picture moves: save one frame of it as WebP'
    if (kind === 'VP8 ' || kind === 'VP8L') {
      if (!beginsPixels(content.subarray(start, start + length), kind)) {
        return 'the picture is damaged: save it anew as WebP'
      }
      pixels = true
    }
    at = start + length + (length % 2)
  }
  return pixels ? undefined : 'the picture holds no pixels: save it anew as WebP'
}

/** True if the data starts with a key frame, its start code and a size, or with the lossless signature. */
function beginsPixels(part: Uint8Array, kind: 'VP8 ' | 'VP8L'): boolean {
  if (kind === 'VP8L') return part.length > 5 && part[0] === 0x2f
  const [tag = 1, , , one, two, three, ...size] = part.subarray(0, 10)
  const isKeyFrame = (tag & 1) === 0 && one === 0x9d && two === 0x01 && three === 0x2a
  const [widthLow = 0, widthHigh = 0, heightLow = 0, heightHigh = 0] = size
  const width = widthLow | ((widthHigh & 0x3f) << 8)
  const height = heightLow | ((heightHigh & 0x3f) << 8)
  return isKeyFrame && width > 0 && height > 0 && part.length > 10
}

function fourCharactersAt(content: Uint8Array, at: number): string {
  return String.fromCharCode(...content.subarray(at, at + 4))
}
