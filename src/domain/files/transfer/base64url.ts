/** Text for addresses: letters, digits, `-` and `_`, without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let text = ''
  // In pieces: a call takes only so many arguments.
  for (let start = 0; start < bytes.length; start += 0x2000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x2000))
  }
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Undefined where the text is no base64url. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
