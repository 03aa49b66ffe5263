/** Encodes a picture as base 64, since only plain data can be passed out of the browser. */
export async function encodeBase64(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  let text = ''
  for (let start = 0; start < bytes.length; start += 10_000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 10_000))
  }
  return btoa(text)
}
