import { createSlot } from '../../platform/slot.ts'
import { headBytes, pictureKind } from './model/picture-kind.ts'

/** Receives pictures that are dropped on the page. Filled while the card of a pin or a note is open. */
export const pictureTarget = createSlot<(files: readonly File[]) => void>()

/** Returns the pictures among files, recognised by first bytes if the media type is missing or wrong. */
export async function picturesAmong(files: readonly File[]): Promise<readonly File[]> {
  const arePictures = await Promise.all(files.map(isPictureFile))
  return files.filter((_, at) => arePictures[at])
}

async function isPictureFile(file: File): Promise<boolean> {
  if (file.type.startsWith('image/')) return true
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    // A dropped folder can't be read.
    .catch(() => new ArrayBuffer(0))
  return pictureKind(new Uint8Array(head)) !== undefined
}
