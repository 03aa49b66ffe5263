import type { Problem } from '../problem.ts'
import { previewSize, type Source } from '../source.ts'

/** Maximum bytes. Some chats omit a picture of 300 kB. */
const maxPreviewBytes = 250_000

/** Checks the picture beside links. It must exist if the land was drawn, since one command draws both. */
export function linkPreview({ folder, firstLand, preview }: Source): Problem[] {
  const reason = preview ? previewProblem(preview) : firstLand && 'the file is missing'
  if (reason === undefined) return []
  const mend = `npm run world:picture -- ${folder} draws it`
  return [{ file: `worlds/${folder}/preview.jpg`, reason: `${reason}: ${mend}` }]
}

function previewProblem(picture: Uint8Array): string | undefined {
  const size = jpegSize(picture)
  if (!size) return 'the file is no JPEG picture'
  const { width, height } = previewSize
  if (size.width !== width || size.height !== height)
    return `the picture has ${size.width} by ${size.height} pixels in place of ${width} by ${height}`
  if (picture.length > maxPreviewBytes)
    return `the picture has ${Math.ceil(picture.length / 1000)} kB, and ${maxPreviewBytes / 1000} kB is the most`
  return undefined
}

/** Returns the size in pixels, read from the frame header (ITU-T T.81, annex B). */
function jpegSize(picture: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength)
  if (picture.length < 4 || view.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 <= picture.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    if (marker < 0xffc0 || marker > 0xfffe) return undefined
    // These three markers in the range of frame headers have other meanings.
    if (marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  }
  return undefined
}
