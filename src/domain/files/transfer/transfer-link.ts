import { fromBase64url, toBase64url } from './base64url.ts'
import { checksum } from './checksum.ts'
import { canInflate, deflate, inflate } from './deflate.ts'
import { packTransfer, unpackTransfer, type Transfer } from './transfer.ts'

/** A link of a higher version may mean its bytes differently, and is not read. */
const version = 1

/** In characters. Browsers take longer addresses, but nothing that sends them on does. */
export const maxFragment = 1_000_000

/** In bytes, unpacked: some hundred times what a link of use holds. */
export const maxUnpacked = 2_000_000

const compressed = 1

/** Why a link brings nothing. */
export type TransferProblem = 'damaged' | 'newer-version' | 'other-map' | 'old-browser'

export type TransferResult =
  | { readonly ok: true; readonly transfer: Transfer }
  | { readonly ok: false; readonly problem: TransferProblem; readonly map?: string }

/**
 * The part of an address that browsers keep to themselves: `#t=1.` and, in base64url, a byte of flags, four
 * bytes of check value and the packed transfer, which is compressed where that makes it smaller. Undefined
 * where it would be larger than what is read.
 */
export async function writeTransfer(transfer: Transfer): Promise<string | undefined> {
  const packed = packTransfer(transfer)
  if (packed.length > maxUnpacked) return undefined
  const small = await deflate(packed)
  const smaller = small !== undefined && small.length < packed.length
  const fragment = sealed(smaller ? compressed : 0, checksum(packed), smaller ? small : packed)
  return fragment.length > maxFragment ? undefined : fragment
}

function sealed(flags: number, sum: number, body: Uint8Array): string {
  const bytes = new Uint8Array(5 + body.length)
  bytes[0] = flags
  new DataView(bytes.buffer).setUint32(1, sum)
  bytes.set(body, 5)
  return `#t=${version}.${toBase64url(bytes)}`
}

/**
 * What a link brings, or why it brings nothing. Never throws.
 *
 * @param hash from its `#`
 * @param map the world's id
 */
export async function readTransfer(hash: string, map: string): Promise<TransferResult> {
  if (hash.length > maxFragment) return refused('damaged')
  // Chats write %3D for the sign, and a sentence around a link leaves its marks at the end.
  const [, versionText = '', text = ''] =
    /^#t(?:=|%3D)(\d{1,6})\.([\w-]+)(?:[^\w-]|%[\dA-F]{2}){0,20}$/i.exec(hash) ?? []
  if (Number(versionText) > version) return refused('newer-version')
  const bytes = Number(versionText) === version ? fromBase64url(text) : undefined
  if (!bytes || bytes.length < 5) return refused('damaged')
  const [flags = 0] = bytes
  if (flags > compressed) return refused('damaged')
  if (flags === compressed && !canInflate()) return refused('old-browser')
  const body = bytes.subarray(5)
  const packed = flags === compressed ? await inflate(body, maxUnpacked) : body
  if (!packed || checksum(packed) !== new DataView(bytes.buffer).getUint32(1)) {
    return refused('damaged')
  }
  const transfer = unpackTransfer(packed)
  if (!transfer) return refused('damaged')
  if (transfer.map !== map) return { ok: false, problem: 'other-map', map: transfer.map }
  return { ok: true, transfer }
}

function refused(problem: TransferProblem): TransferResult {
  return { ok: false, problem }
}
