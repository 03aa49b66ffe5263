import { crc32 } from '../../../platform/crc32.ts'
import {
  questMarkIds,
  questStates,
  questStatesOf,
  type QuestState,
} from '../../../records/quest-mark.ts'
import { maxQuestId } from '../../../world/quest.ts'
import { isMarkerId } from '../../../world/marker.ts'
import { notedMarker, readReceivedPin, type Pin } from '../../../records/pin.ts'
import { placeIds, maxReceivedMarks, type Discoveries } from '../../../records/mark.ts'
import {
  fromBase64url,
  toBase64url,
  canInflate,
  deflate,
  inflate,
  ByteReader,
  MalformedBytesError,
  writeNumber,
} from './bytes.ts'

/** A link of a higher version may mean its bytes differently, and is not read. */
const version = 1

/** In characters. Browsers take longer addresses, but nothing that sends them on does. */
export const maxFragment = 1_000_000

/** In bytes, unpacked: some hundred times what a link of use holds. */
export const maxUnpacked = 2_000_000

const compressed = 1

/** Why a link brings nothing. */
export type TransferProblem =
  'damaged' | 'newer-version' | 'other-map' | 'old-browser' | 'too-many-marks'

export type TransferResult =
  | { readonly ok: true; readonly transfer: Transfer }
  | { readonly ok: false; readonly problem: TransferProblem; readonly map?: string }

/**
 * The part of an address that browsers keep to themselves: `#t=1.` and, in base64url, a byte of flags, four
 * bytes of check value and the packed transfer, which is compressed where that makes it smaller. Undefined
 * where it would be larger, or list more, than what is read.
 */
export async function writeTransfer(transfer: Transfer): Promise<string | undefined> {
  if (transfer.ids.length > maxReceivedMarks) return undefined
  const packed = packTransfer(transfer)
  if (packed.length > maxUnpacked) return undefined
  const small = await deflate(packed)
  const smaller = small !== undefined && small.length < packed.length
  const fragment = sealed(smaller ? compressed : 0, crc32(packed), smaller ? small : packed)
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
  if (!packed || crc32(packed) !== new DataView(bytes.buffer).getUint32(1)) {
    return refused('damaged')
  }
  const transfer = unpackTransfer(packed)
  if (!transfer) return refused('damaged')
  if (transfer.ids.length > maxReceivedMarks) return refused('too-many-marks')
  if (transfer.map !== map) return { ok: false, problem: 'other-map', map: transfer.map }
  return { ok: true, transfer }
}

function refused(problem: TransferProblem): TransferResult {
  return { ok: false, problem }
}

/** What one device tells another. */
export interface Transfer {
  /** The world's id: ids of markers belong to one map. */
  readonly map: string
  /** Those by which quests have their states included. */
  readonly ids: Discoveries
  readonly pins: readonly Pin[]
}

/** The map's name, the marks, and the pins as text to the end. */
export function packTransfer({ map, ids, pins }: Transfer): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const name = encoder.encode(map)
  const head = [...writeNumber(name.length), ...name, ...writeMarks(placeIds(ids))]
  const tail = encoder.encode(writeEntries(pins, questStatesOf(ids)))
  const bytes = new Uint8Array(head.length + tail.length)
  bytes.set(head)
  bytes.set(tail, head.length)
  return bytes
}

/** Undefined where the bytes are not what {@link packTransfer} makes. Never throws. */
export function unpackTransfer(bytes: Uint8Array<ArrayBuffer>): Transfer | undefined {
  const reader = new ByteReader(bytes)
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  try {
    const map = decoder.decode(reader.bytes(reader.number()))
    const ids = readMarks(reader)
    const sent = readSentEntries(decoder.decode(reader.rest()))
    return sent && { map, ids: [...ids, ...sent.quests], pins: sent.pins }
  } catch (error) {
    // The decoder's own error is a TypeError.
    if (error instanceof MalformedBytesError || error instanceof TypeError) return undefined
    throw error
  }
}

/** Ids below this are bits, and so cost next to nothing; those above, of which a world has none, are listed. */
export const bitLimit = 20_000

/** A longer list is not looked through. */
const maxListed = 100_000

/** A length and a bit for each id up to the highest, then the number of further ids and their distances. */
function writeMarks(ids: Discoveries): number[] {
  const sorted = [...new Set(ids)].sort((a, b) => a - b)
  const listed = sorted.filter((id) => id >= bitLimit)
  const highest = sorted.findLast((id) => id < bitLimit) ?? -1
  const bits = Array.from({ length: Math.ceil((highest + 1) / 8) }, () => 0)
  for (const id of sorted) {
    if (id < bitLimit) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7))
  }
  const distances = listed.map((id, index) => id - (listed[index - 1] ?? 0))
  return [
    ...writeNumber(bits.length),
    ...bits,
    ...writeNumber(listed.length),
    ...distances.flatMap(writeNumber),
  ]
}

/** In rising order, each once. @throws {MalformedBytesError} */
function readMarks(reader: ByteReader): number[] {
  const ids: number[] = []
  const length = reader.number()
  if (length > bitLimit / 8) throw new MalformedBytesError('There are too many bits.')
  for (const [index, byte] of reader.bytes(length).entries()) {
    for (let bit = 0; bit < 8; bit += 1) if (byte & (1 << bit)) ids.push(index * 8 + bit)
  }
  const amount = reader.number()
  if (amount > maxListed) throw new MalformedBytesError('The list is too long.')
  let id = 0
  for (let index = 0; index < amount; index += 1) {
    id += reader.number()
    if (!isMarkerId(id)) throw new MalformedBytesError('An id is too large.')
    ids.push(id)
  }
  return [...new Set(ids)]
}

/** Far above what a link holds; a file has room for more. */
const maxPins = 10_000

/** What of pins a link tells: deleted ones stay behind, and notes that are nothing but pictures, as all pictures do. */
export function sentPins(pins: readonly Pin[]): readonly Pin[] {
  return pins.filter(
    (pin) => !pin.deleted && !(pin.pictures && pin.note === '' && notedMarker(pin) !== undefined),
  )
}

/** As JSON, a list of lists: names of fields would be most of the text. */
function writeEntries(pins: readonly Pin[], quests: ReadonlyMap<number, QuestState>): string {
  const kept = sentPins(pins)
  if (kept.length + quests.size === 0) return ''
  return JSON.stringify([
    ...kept.map(({ id, revision, x, y, title, note, glyph, colour, stops = [] }) => [
      id,
      revision,
      x,
      y,
      title,
      note,
      glyph,
      colour,
      // Only of trips.
      ...(stops.length > 0 ? [stops] : []),
    ]),
    // An earlier version leaves out what is no pin.
    ...(quests.size > 0 ? [writeQuests(quests)] : []),
  ])
}

/** Two bits for each quest up to the highest, in base64url: 137 quests take 47 characters. */
function writeQuests(quests: ReadonlyMap<number, QuestState>): string {
  const bytes = new Uint8Array(Math.ceil((Math.max(...quests.keys()) + 1) / 4))
  for (const [quest, state] of quests) {
    const bits = (questStates.indexOf(state) + 1) << ((quest & 3) * 2)
    bytes[quest >> 2] = (bytes[quest >> 2] ?? 0) | bits
  }
  return toBase64url(bytes)
}

/** The marks of the quests of an entry; none where it is of something else. */
function readQuests(entry: unknown): readonly number[] {
  if (typeof entry !== 'string' || entry.length > maxQuestId) return []
  const states = new Map<number, QuestState>()
  for (const [index, byte] of (fromBase64url(entry) ?? new Uint8Array()).entries()) {
    for (let at = 0; at < 4; at += 1) {
      const [quest, state] = [index * 4 + at, questStates[((byte >> (at * 2)) & 3) - 1]]
      if (state && quest >= 1 && quest <= maxQuestId) states.set(quest, state)
    }
  }
  return questMarkIds(states)
}

/** Undefined where the text is no list; entries that are neither pin nor quests are left out. */
function readSentEntries(
  text: string,
): { readonly pins: readonly Pin[]; readonly quests: readonly number[] } | undefined {
  if (text === '') return { pins: [], quests: [] }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!Array.isArray(parsed) || parsed.length > maxPins) return undefined
  const pins = new Map<string, Pin>()
  for (const entry of parsed) {
    const pin = readEntry(entry)
    if (pin) pins.set(pin.id, pin)
  }
  return { pins: [...pins.values()], quests: parsed.flatMap(readQuests) }
}

function readEntry(entry: unknown): Pin | null {
  if (!Array.isArray(entry)) return null
  const [id, revision, x, y, title, note, glyph, colour, stops] = entry as readonly unknown[]
  return readReceivedPin({ id, revision, deleted: false, x, y, title, note, glyph, colour, stops })
}
