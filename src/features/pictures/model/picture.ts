import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { isFields } from '../../../platform/read-field.ts'
import { isPictureId } from '../../../records/pin.ts'
import { maxReceivedBytes } from './limits.ts'

/** A picture as it is kept: WebP, JPEG or PNG. */
export interface Picture {
  readonly id: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * Takes the first 24 hexadecimal digits of the SHA-256 as the id, so that a picture is kept once, however many pins have it.
 * The browser's own SHA-256 is asynchronous, for which reading a file does not wait, and is missing without https.
 */
export function pictureOf(bytes: Uint8Array<ArrayBuffer>): Picture {
  return { id: bytesToHex(sha256(bytes).subarray(0, 12)), bytes }
}

type PictureType = 'image/webp' | 'image/jpeg' | 'image/png'

/** What bytes are, by how they begin; undefined where that is no picture that is kept. */
export function typeOf(bytes: Uint8Array): PictureType | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'image/webp'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return head.startsWith('\x89PNG\r\n\x1a\n') ? 'image/png' : undefined
}

/** In bytes: what a picture takes in a backup, with its id and the address around it. */
export function sizeInBackup(bytes: number): number {
  return `"":"data:image/webp;base64,",`.length + 24 + Math.ceil(bytes / 3) * 4
}

/** A picture as a field of a backup: its id and its `data:` address. */
export function backupEntry({ id, bytes }: Picture): readonly [id: string, address: string] {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 30_000) {
    // A multiple of three, so that the pieces go together.
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + 30_000))))
  }
  return [id, `data:${typeOf(bytes) ?? 'image/webp'};base64,${pieces.join('')}`]
}

/** The pictures of a backup. */
export interface ReceivedPictures {
  readonly pictures: readonly Picture[]
  /** How many were no picture, too large, or others than their ids say. */
  readonly broken: number
}

/** The field `pictures` of a backup. What is wrong in it is left out and counted. Never throws. */
export function readBackupPictures(value: unknown): ReceivedPictures {
  const entries = Object.entries(isFields(value) ? value : {})
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
