// Functions whose source is sent to a page; each is self-contained.

interface DownloadWindow extends Window {
  downloads?: Blob[]
}

/** Keeps the page's downloads in memory, since each browser saves downloads elsewhere. */
export function keepDownloads(): void {
  const blobs: Blob[] = []
  ;(window as DownloadWindow).downloads = blobs
  const create = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (object: Blob | MediaSource) => {
    if (object instanceof Blob) blobs.push(object)
    return create(object)
  }
  HTMLAnchorElement.prototype.click = function clickLink() {
    if (!this.download) HTMLElement.prototype.click.call(this)
  }
}

export function downloadedText(): Promise<string> {
  const last = (window as DownloadWindow).downloads?.at(-1)
  return last ? last.text() : Promise.resolve('')
}

/** @returns a PNG with a gradient, in base64 */
export function paintPicture(size: { width: number; height: number }): string {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas here.')
  const gradient = context.createLinearGradient(0, 0, size.width, size.height)
  gradient.addColorStop(0, 'teal')
  gradient.addColorStop(1, 'orange')
  context.fillStyle = gradient
  context.fillRect(0, 0, size.width, size.height)
  return canvas.toDataURL('image/png').split(',')[1] ?? ''
}

/** @returns the player's own pictures as they are stored, in base64 */
export async function storedPictures(): Promise<string[]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('itinerarium.pictures')
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error('The database does not open.')))
  })
  const values = await new Promise<ArrayBuffer[]>((resolve) => {
    const request = database.transaction('bytes').objectStore('bytes').getAll()
    request.addEventListener('success', () => resolve(request.result as ArrayBuffer[]))
  })
  database.close()
  return values.map((bytes) =>
    btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join('')),
  )
}
