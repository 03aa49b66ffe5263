import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { isRecord } from '../../../platform/read-field.ts'
import { isPictureId } from '../../../records/pin.ts'
import { maxReceivedBytes } from './limits.ts'

/** A stored picture in WebP, JPEG or PNG format. */
export interface Picture {
  readonly id: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * Creates a picture. Its id is 24 hexadecimal digits of its SHA-256, so that each picture is stored once.
 * `crypto.subtle` is not used, because it is asynchronous and missing without https.
 */
export function pictureOf(bytes: Uint8Array<ArrayBuffer>): Picture {
  return { id: bytesToHex(sha256(bytes).subarray(0, 12)), bytes }
}

type PictureType = 'image/webp' | 'image/jpeg' | 'image/png'

/** Returns the format by the first bytes, or `undefined` if it is not one of the stored formats. */
export function typeOf(bytes: Uint8Array): PictureType | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'image/webp'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return head.startsWith('\x89PNG\r\n\x1a\n') ? 'image/png' : undefined
}

/** Returns the bytes that a picture takes in a backup, including its id and `data:` prefix. */
export function sizeInBackup(bytes: number): number {
  return `"":"data:image/webp;base64,",`.length + 24 + Math.ceil(bytes / 3) * 4
}

/** Formats a picture as a field of a backup: its id and its `data:` URL. */
export function backupEntry({ id, bytes }: Picture): readonly [id: string, address: string] {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 30_000) {
    // The length is a multiple of three, so that the base64 pieces can be joined.
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + 30_000))))
  }
  return [id, `data:${typeOf(bytes) ?? 'image/webp'};base64,${pieces.join('')}`]
}

export interface ReceivedPictures {
  readonly pictures: readonly Picture[]
  /** Number of entries that are no pictures, are too large, or don't match their id. */
  readonly broken: number
}

/** Reads the field `pictures` of a backup. Leaves out invalid entries and counts them. Never throws. */
export function readBackupPictures(value: unknown): ReceivedPictures {
  const entries = Object.entries(isRecord(value) ? value : {})
  const pictures = entries.flatMap(([id, address]) => readEntry(id, address) ?? [])
  return { pictures, broken: entries.length - pictures.length }
}

const beginning = /^data:image\/(?:webp|jpeg|png);base64,/

function readEntry(id: string, address: unknown): Picture | undefined {
  if (!isPictureId(id) || typeof address !== 'string') return undefined
  const [start] = beginning.exec(address.slice(0, 40)) ?? []
  if (start === undefined || address.length > sizeInBackup(maxReceivedBytes)) return undefined
  let letters: string
  try {
    letters = atob(address.slice(start.length))
  } catch {
    return undefined
  }
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at)
  if (bytes.length > maxReceivedBytes || typeOf(bytes) === undefined) return undefined
  const picture = pictureOf(bytes)
  return picture.id === id ? picture : undefined
}
