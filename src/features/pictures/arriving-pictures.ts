import { headBytes, pictureKind } from './model/picture-kind.ts'

/** What takes pictures that are dropped on the page: the pin or note whose card is open, if one is. */
export const pictureTarget: { receive: ((files: readonly File[]) => void) | null } = {
  receive: null,
}

/** The pictures among files, by their media types or else by their first bytes. A type may be missing or wrong. */
export async function picturesAmong(files: readonly File[]): Promise<readonly File[]> {
  const arePictures = await Promise.all(files.map(isPictureFile))
  return files.filter((_, at) => arePictures[at])
}

async function isPictureFile(file: File): Promise<boolean> {
  if (file.type.startsWith('image/')) return true
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    // A folder that was dropped cannot be read.
    .catch(() => new ArrayBuffer(0))
  return pictureKind(new Uint8Array(head)) !== undefined
}
