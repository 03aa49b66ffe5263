/** What a file that is no JSON looks like. */
export type Appearance = 'web-page' | 'picture' | 'cut-off' | 'damaged' | 'other'

/** `incomplete`: the last character lacks some of its bytes. */
export type DecodedText =
  | { readonly ok: true; readonly text: string; readonly incomplete: boolean }
  | { readonly ok: false }

/** UTF-8 or UTF-16, without the byte-order mark. Not ok where the bytes are neither: nothing is guessed. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes)
  if (encoding === null) return { ok: false }
  const decoder = new TextDecoder(encoding, { fatal: true })
  let text: string
  try {
    text = decoder.decode(bytes, { stream: true })
  } catch {
    return { ok: false }
  }
  try {
    return { ok: true, text: text + decoder.decode(), incomplete: false }
  } catch {
    return { ok: true, text, incomplete: true }
  }
}

/** As the mark, or the zeros between Latin letters, tell. UTF-32, which has more zeros, is not read. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  if (bytes.length < 2) return 'utf-8'
  const [first = 0, second = 0, third = 1, fourth = 1] = bytes
  const zeros = [first, second, third, fourth].filter((byte) => byte === 0).length
  if (zeros > 2 || (zeros === 2 && first === 0xff) || (zeros === 2 && fourth === 0xff)) return null
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return 'utf-8'
}

const pictureStarts = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
] as const

/** PNG, JPEG, GIF or WebP, told by the first bytes. */
export function isPicture(bytes: Uint8Array): boolean {
  return pictureStarts.some((start) => start.every((byte, index) => bytes[index] === byte))
}

/** @param open whether a bracket or a text is left open at the end */
export function appearanceOf(text: string, open: boolean): Appearance {
  const start = text.trimStart().slice(0, 200)
  if (/^<(!doctype|html|head|body|\?xml)/i.test(start)) return 'web-page'
  if (/^<svg/i.test(start)) return 'picture'
  if (!mayHoldList(text)) return 'other'
  return open ? 'cut-off' : 'damaged'
}

/** Whether the text begins as a JSON list or object does. */
export function mayHoldList(text: string): boolean {
  return /^[[{]/.test(text.trimStart().slice(0, 1))
}
