// Removes a picture file's metadata (place, time, camera, comments, thumbnails) without a canvas. shrink-picture.ts
// calls it if the browser falsifies canvases. Keeps colour profiles, transparency and orientation.
import { crc32 } from '../../../platform/crc32.ts'
import { typeOf } from './picture.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Returns a JPEG, PNG or WebP file without its metadata. `undefined` for other formats and damaged files. */
export function stripMetadata(bytes: Bytes): Bytes | undefined {
  const strip = { 'image/jpeg': stripJpeg, 'image/png': stripPng, 'image/webp': stripWebp }
  const type = typeOf(bytes)
  try {
    return type && joined(strip[type](bytes))
  } catch (error) {
    // The code read beyond the end, so the file is cut off.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Second bytes of JPEG markers. */
const marker = {
  end: 0xd9,
  scan: 0xda,
  jfif: 0xe0,
  exif: 0xe1,
  profile: 0xe2,
  adobe: 0xee,
} as const

/** @throws {RangeError} if the file is cut off within its header */
function stripJpeg(bytes: Bytes): readonly Bytes[] | undefined {
  const view = viewOf(bytes)
  const head: Bytes[] = []
  const kept: Bytes[] = []
  let orientation = 1
  let at = 2
  while (at < bytes.length) {
    if (view.getUint8(at) !== 0xff) return undefined
    const kind = view.getUint8(at + 1)
    if (kind === 0xff) {
      // Padding byte
      at += 1
      continue
    }
    if (kind === marker.end) break
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length || end < at + 4) return undefined
    const segment = bytes.subarray(at, end)
    if (kind === marker.jfif && startsWith(segment, 4, 'JFIF\0'))
      head.push(withoutThumbnail(segment))
    else if (kind === marker.exif) {
      if (startsWith(segment, 4, 'Exif\0\0')) orientation = orientationOf(segment.subarray(10))
    } else if (isPartOfJpeg(kind, segment)) kept.push(segment)
    at = end
    if (kind === marker.scan) {
      const next = endOfScan(bytes, at)
      kept.push(bytes.subarray(at, next))
      at = next
    }
  }
  const exif = orientation > 1 ? [jpegExif(orientation)] : []
  return [bytes.subarray(0, 2), ...head, ...exif, ...kept, Uint8Array.of(0xff, marker.end)]
}

function isPartOfJpeg(kind: number, segment: Bytes): boolean {
  if (kind === marker.profile) return startsWith(segment, 4, 'ICC_PROFILE\0')
  if (kind === marker.adobe) return startsWith(segment, 4, 'Adobe')
  // Skip application segments, comments, and segments that no decoder reads.
  return kind >= 0xc0 && kind < marker.jfif
}

/** Removes the thumbnail of a JFIF segment, which may show the picture before it was edited. */
function withoutThumbnail(segment: Bytes): Bytes {
  const short = segment.slice(0, 18)
  short.set([0, 16], 2)
  short.set([0, 0], 16)
  return short
}

/** Returns the position of the next marker, skipping restart markers and escaped bytes of the picture data. */
function endOfScan(bytes: Bytes, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || next === 0 || next === 0xff) continue
    if (next < 0xd0 || next > 0xd7) return at
  }
  return bytes.length
}

function jpegExif(orientation: number): Bytes {
  const tiff = tiffWith(orientation)
  return joined([Uint8Array.of(0xff, marker.exif, 0, tiff.length + 8), letters('Exif\0\0'), tiff])
}

/** PNG chunks that affect how the picture looks. An animated PNG keeps its first frame only, as on a canvas. */
const pngChunks = /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs)$/

/** @throws {RangeError} if the file is cut off */
function stripPng(bytes: Bytes): readonly Bytes[] | undefined {
  const view = viewOf(bytes)
  const kept: Bytes[] = [bytes.subarray(0, 8)]
  let at = 8
  while (at < bytes.length) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return undefined
    const kind = text(bytes.subarray(at + 4, at + 8))
    const orientation = kind === 'eXIf' ? orientationOf(bytes.subarray(at + 8, end - 4)) : 1
    if (orientation > 1) kept.push(pngChunk('eXIf', tiffWith(orientation)))
    if (pngChunks.test(kind)) kept.push(bytes.subarray(at, end))
    if (kind === 'IEND') return kept
    at = end
  }
  return undefined
}

function pngChunk(kind: string, data: Bytes): Bytes {
  const named = joined([letters(kind), data])
  return joined([number32(data.length), named, number32(crc32(named))])
}

/** WebP chunks that affect how the picture looks; `ANMF` is a frame of an animation. */
const webpChunks = /^(VP8 |VP8L|VP8X|ALPH|ICCP|ANIM|ANMF)$/

/** Bits of the flags in `VP8X`. */
const webpFlags = { exif: 0x08, xmp: 0x04 } as const

/** Bytes of an `ANMF` chunk before the chunks that it holds. */
const frameHead = 16

/** @throws {RangeError} if the file is cut off */
function stripWebp(bytes: Bytes): readonly Bytes[] | undefined {
  const size = viewOf(bytes).getUint32(4, true) + 8
  if (size > bytes.length) return undefined
  const content = keptOfRiff(bytes.subarray(12, size))
  if (!content) return undefined
  const length = content.reduce((sum, each) => sum + each.length, 4)
  return [letters('RIFF'), number32(length, true), letters('WEBP'), ...content]
}

/** @throws {RangeError} if a chunk's header is cut off. `undefined` if a chunk is longer than its container. */
function keptOfRiff(bytes: Bytes): readonly Bytes[] | undefined {
  const view = viewOf(bytes)
  const kept: Bytes[] = []
  let orientation = 1
  for (let at = 0; at < bytes.length;) {
    const kind = text(bytes.subarray(at, at + 4))
    const length = view.getUint32(at + 4, true)
    const data = bytes.subarray(at + 8, at + 8 + length)
    if (data.length < length) return undefined
    at += 8 + length + (length % 2)
    if (kind === 'EXIF') {
      orientation = orientationOf(startsWith(data, 0, 'Exif\0\0') ? data.subarray(6) : data)
    }
    if (!webpChunks.test(kind)) continue
    if (kind === 'ANMF') {
      const frame = keptOfRiff(data.subarray(frameHead))
      if (!frame) return undefined
      kept.push(riffChunk(kind, joined([data.subarray(0, frameHead), ...frame])))
    } else kept.push(riffChunk(kind, data))
  }
  const [first] = kept
  if (first && text(first.subarray(0, 4)) === 'VP8X') {
    const flags = (first[8] ?? 0) & ~(webpFlags.exif | webpFlags.xmp)
    first[8] = orientation > 1 ? flags | webpFlags.exif : flags
    if (orientation > 1) kept.push(riffChunk('EXIF', tiffWith(orientation)))
  }
  return kept
}

function riffChunk(kind: string, data: Bytes): Bytes {
  const padding = new Uint8Array(data.length % 2)
  return joined([letters(kind), number32(data.length, true), data, padding])
}

const exifOrientationTag = 0x0112

/** Returns the orientation from 1 to 8 (1 is upright) in EXIF data of either byte order. */
function orientationOf(tiff: Bytes): number {
  const order = text(tiff.subarray(0, 2))
  if (order !== 'II' && order !== 'MM') return 1
  const little = order === 'II'
  const view = viewOf(tiff)
  try {
    const directory = view.getUint32(4, little)
    const entries = view.getUint16(directory, little)
    for (let index = 0; index < entries; index += 1) {
      const entry = directory + 2 + index * 12
      if (view.getUint16(entry, little) !== exifOrientationTag) continue
      const value = view.getUint16(entry + 8, little)
      return value <= 8 ? value : 1
    }
  } catch {
    // Ignore damaged EXIF data.
  }
  return 1
}

function tiffWith(orientation: number): Bytes {
  const view = new DataView(new ArrayBuffer(26))
  view.setUint16(0, 0x4949)
  view.setUint16(2, 42, true)
  view.setUint32(4, 8, true)
  view.setUint16(8, 1, true)
  view.setUint16(10, exifOrientationTag, true)
  // The entry holds one 16-bit number (type 3).
  view.setUint16(12, 3, true)
  view.setUint32(14, 1, true)
  view.setUint16(18, orientation, true)
  return new Uint8Array(view.buffer)
}

function viewOf(bytes: Bytes): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
}

function startsWith(bytes: Bytes, from: number, start: string): boolean {
  return text(bytes.subarray(from, from + start.length)) === start
}

function text(bytes: Bytes): string {
  return String.fromCharCode(...bytes)
}

function letters(content: string): Bytes {
  return Uint8Array.from(content, (letter) => letter.charCodeAt(0))
}

function number32(value: number, little = false): Bytes {
  const bytes = new Uint8Array(4)
  viewOf(bytes).setUint32(0, value, little)
  return bytes
}

function joined(parts: readonly Bytes[]): Bytes
function joined(parts: readonly Bytes[] | undefined): Bytes | undefined
function joined(parts: readonly Bytes[] | undefined): Bytes | undefined {
  if (!parts) return undefined
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
