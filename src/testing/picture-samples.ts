import { pictureOf, type Picture } from '../features/pins/model/picture.ts'

const heads = {
  webp: [0x52, 0x49, 0x46, 0x46, 4, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const

/** Returns bytes that start like a picture, for code that doesn't decode them. */
export function pictureSample(
  content: Iterable<number>,
  type: keyof typeof heads = 'webp',
): Picture {
  return pictureOf(Uint8Array.from([...heads[type], ...content]))
}
