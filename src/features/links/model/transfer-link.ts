import { crc32 } from '../../../platform/crc32.ts'
import {
  questMarkIds,
  questStates,
  readQuestStates,
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

/** Version of the format. Links of a higher version are refused, because their bytes may have another meaning. */
const version = 1

/** Limit in characters. Browsers accept longer addresses, but no program that forwards links does. */
export const maxFragment = 1_000_000

/** Limit in bytes after decompression, about a hundred times a real link. */
export const maxUnpacked = 2_000_000

const compressed = 1

export type TransferProblem =
  'damaged' | 'newer-version' | 'other-map' | 'old-browser' | 'too-many-marks'

export type TransferResult =
  | { readonly ok: true; readonly transfer: Transfer }
  | { readonly ok: false; readonly problem: TransferProblem; readonly map?: string }

/**
 * Returns the fragment `#t=1.` and, in base64url, a byte of flags, a checksum of four bytes and the packed transfer,
 * which is compressed if that helps. Returns `undefined` above the limits of {@link readTransfer}.
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

/** Never throws. @param hash fragment of the address, with its `#` @param map id of the world */
export async function readTransfer(hash: string, map: string): Promise<TransferResult> {
  if (hash.length > maxFragment) return refused('damaged')
  // Some chats encode the equals sign as %3D, and a sentence may leave punctuation after the link.
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

export interface Transfer {
  /** Id of the world, because ids of markers are valid in one world only. */
  readonly map: string
  /** Ids of markers, and the ids that encode the states of quests. */
  readonly ids: Discoveries
  readonly pins: readonly Pin[]
}

/** Packs the world's id, the marks, and then the pins and quests as text. */
export function packTransfer({ map, ids, pins }: Transfer): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const name = encoder.encode(map)
  const head = [...writeNumber(name.length), ...name, ...writeMarks(placeIds(ids))]
  const tail = encoder.encode(writeEntries(pins, readQuestStates(ids)))
  const bytes = new Uint8Array(head.length + tail.length)
  bytes.set(head)
  bytes.set(tail, head.length)
  return bytes
}

/** Reverses {@link packTransfer}. Never throws. Returns `undefined` if the bytes are invalid. */
export function unpackTransfer(bytes: Uint8Array<ArrayBuffer>): Transfer | undefined {
  const reader = new ByteReader(bytes)
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  try {
    const map = decoder.decode(reader.bytes(reader.number()))
    const ids = readMarks(reader)
    const sent = readSentEntries(decoder.decode(reader.rest()))
    return sent && { map, ids: [...ids, ...sent.quests], pins: sent.pins }
  } catch (error) {
    // The decoder throws a TypeError for invalid UTF-8.
    if (error instanceof MalformedBytesError || error instanceof TypeError) return undefined
    throw error
  }
}

/** Ids below this limit are stored as bits, which takes almost no room. Higher ids, which no world has, are listed. */
export const bitLimit = 20_000

const maxListed = 100_000

/** Encodes the number of bytes, a bit for each low id, the number of higher ids, and their differences. */
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

/** Returns the ids in ascending order without duplicates. @throws {MalformedBytesError} */
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

/** Limit of pins in a link, far above what fits into one. */
const maxPins = 10_000

/** Leaves out deleted pins, and notes that hold only pictures, because pictures aren't sent. */
export function sentPins(pins: readonly Pin[]): readonly Pin[] {
  return pins.filter(
    (pin) => !pin.deleted && !(pin.pictures && pin.note === '' && notedMarker(pin) !== undefined),
  )
}

/** Encodes pins and quests as a JSON list of lists, because field names would make up most of the text. */
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
      // Only tours have stops.
      ...(stops.length > 0 ? [stops] : []),
    ]),
    // Earlier versions of the site ignore entries that aren't pins.
    ...(quests.size > 0 ? [writeQuests(quests)] : []),
  ])
}

/** Encodes two bits per quest, up to the highest id, in base64url: 137 quests take 47 characters. */
function writeQuests(quests: ReadonlyMap<number, QuestState>): string {
  const bytes = new Uint8Array(Math.ceil((Math.max(...quests.keys()) + 1) / 4))
  for (const [quest, state] of quests) {
    const bits = (questStates.indexOf(state) + 1) << ((quest & 3) * 2)
    bytes[quest >> 2] = (bytes[quest >> 2] ?? 0) | bits
  }
  return toBase64url(bytes)
}

/** Returns the marks of an entry's quests, or none if the entry is a pin. */
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

/** Parses pins and quests. Returns `undefined` if the text isn't a list. Ignores entries that are neither. */
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
