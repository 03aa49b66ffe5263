/** Milliseconds in which another press of the same button is not meant. */
const pause = 500

/** When the last file of a media type was handed over. */
const handed = new Map<string, number>()

/** Hands a text to the browser as a file to keep. @param type the file's media type */
export function downloadFile(name: string, text: string, type: string): void {
  const now = performance.now()
  if (now - (handed.get(type) ?? -pause) < pause) return
  handed.set(type, now)
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
