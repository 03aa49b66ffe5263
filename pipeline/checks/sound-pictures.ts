import type { Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Each picture is what its name says: it is published as it is. */
export function soundPictures({ folder, images, firstLand }: Source): Problem[] {
  const land = firstLand && { file: `worlds/${folder}/first-land.webp`, content: firstLand }
  return [...images, ...(land ? [land] : [])].flatMap(({ file, content }) => {
    const reason = pictureProblem(content)
    return reason === undefined ? [] : [{ file, reason }]
  })
}

/** By the head of the file: https://developers.google.com/speed/webp/docs/riff_container */
function pictureProblem(content: Uint8Array): string | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...content.slice(from, to))
  const isWebp = text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP' && /^VP8[ LX]$/.test(text(12, 16))
  if (!isWebp) return 'the file is no WebP picture: save the picture as WebP'
  const told = new DataView(content.buffer, content.byteOffset).getUint32(4, true) + 8
  if (told > content.length) return 'the picture ends before its end: take another copy of it'
  if (told + 1 < content.length) return 'something stands behind the picture: save it anew'
  return undefined
}
