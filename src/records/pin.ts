import { cutText } from '../platform/characters.ts'
import { isMarkerId } from '../world/marker.ts'
import {
  mergedRecords,
  readReceivedRevision,
  readRevision,
  type PersistedRecord,
  type PersistedRecords,
  type ReadRevision,
} from './persisted-record.ts'
import { clamp } from '../geometry/extent.ts'
import type { Coordinate } from '../geometry/coordinates.ts'

export const pinGlyphs = [
  'pin',
  'flag',
  'star',
  'cross',
  'heart',
  'skull',
  'chest',
  'sword',
  'house',
  'herb',
  'question',
  'warning',
  // Glyphs of lines and areas, which tell them from trips; players can't choose them. Earlier versions read them as
  // `pin`. They sort after `pin`, so that the shape wins if revisions are equal.
  'shape-line',
  'shape-area',
] as const
export type PinGlyph = (typeof pinGlyphs)[number]
export type ShapeGlyph = Extract<PinGlyph, `shape-${string}`>

export const pinColours = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'indigo',
  'purple',
  'pink',
  'brown',
  'grey',
  'black',
] as const
export type PinColour = (typeof pinColours)[number]

export const defaultGlyph: PinGlyph = 'pin'
export const defaultColour: PinColour = 'red'

/** Maximum number of stops of a trip or a shape. More than anyone adds by hand; limits the size of files and links. */
export const maxStops = 1000

export const maxPictures = 4

/** Maximum lengths in characters as `characters.ts` counts them. */
export const maxTitle = 80
export const maxNote = 2000

/** Largest coordinate in world units: hundreds of times the largest map, and small enough for exact tenths. */
const maxCoordinate = 10_000_000

/** A pin, or a note on a marker. The record of a deleted pin stays, with `deleted` true. */
export interface Pin extends PersistedRecord {
  /** 24 hexadecimal digits; `marker-{id}` for a note on a marker. */
  readonly id: string
  /** If true, all other content is gone: the texts are empty and the coordinate is 0, 0. */
  readonly deleted: boolean
  /** Coordinate in world units, rounded to tenths. Notes have the coordinate of their marker. */
  readonly x: number
  readonly y: number
  /** Plain text of at most {@link maxTitle} characters; empty for a note on a marker. */
  readonly title: string
  /** Plain text of at most {@link maxNote} characters. */
  readonly note: string
  readonly glyph: PinGlyph
  readonly colour: PinColour
  /** Stops of a trip, or further points of a shape, in tenths of world units. Round trips end with the pin's place. */
  readonly stops?: readonly Coordinate[]
  /** Ids of the player's pictures, at most {@link maxPictures}; missing without pictures. See `features/pins`. */
  readonly pictures?: readonly string[]
}

export type Pins = PersistedRecords<Pin>

/** Content of a future pin, as a file or a form provides it. */
export type PinDraft = Pick<Pin, 'x' | 'y' | 'title' | 'note'> &
  Partial<Pick<Pin, 'glyph' | 'colour' | 'stops' | 'pictures'>>

export type PinContent = Omit<Pin, keyof PersistedRecord | 'deleted'>

/** Normalises a draft: trims and cuts texts, rounds coordinates to tenths, replaces unknown glyphs and colours. */
export function normalizeDraft(draft: PinDraft): PinContent {
  const { x, y, title, note, glyph, colour, stops = [] } = draft
  const pictures = readPictures(draft.pictures)
  return {
    x: roundToTenths(x),
    y: roundToTenths(y),
    title: isBlank(title) ? '' : cutText(title.trim(), maxTitle).trimEnd(),
    note: isBlank(note) ? '' : cutText(note.trim(), maxNote).trimEnd(),
    glyph: readGlyph(glyph) ?? defaultGlyph,
    colour: readColour(colour) ?? defaultColour,
    ...(stops.length > 0 && {
      stops: stops
        .slice(0, maxStops)
        .map(([east, north]): Coordinate => [roundToTenths(east), roundToTenths(north)]),
    }),
    ...(pictures.length > 0 && { pictures }),
  }
}

export function createDeletedPin(id: string, revision: number): Pin {
  const content = normalizeDraft({ x: 0, y: 0, title: '', note: '' })
  return { id, revision, deleted: true, ...content }
}

/** Rounds to tenths and limits to the allowed range. Adding 0 avoids negative zero, which JSON does not keep. */
export function roundToTenths(value: number): number {
  const near = clamp(value, -maxCoordinate, maxCoordinate)
  return Math.round(near * 10) / 10 + 0
}

export function readGlyph(value: unknown): PinGlyph | undefined {
  return pinGlyphs.find((glyph) => glyph === value)
}

/** Whether the pin is a line or an area, and not a trip. */
export function isShape({ glyph, stops }: Pick<Pin, 'glyph' | 'stops'>): boolean {
  return stops !== undefined && glyph.startsWith('shape')
}

export function readColour(value: unknown): PinColour | undefined {
  return pinColours.find((colour) => colour === value)
}

const hexIdPattern = /^[0-9a-f]{24}$/
const noteIdPattern = /^marker-(0|[1-9]\d{0,15})$/

export function noteId(marker: number): string {
  return `marker-${marker}`
}

/** Returns the id of the marker that the pin is a note on; `undefined` for other pins. */
export function notedMarker({ id }: Pick<Pin, 'id'>): number | undefined {
  const marker = Number(noteIdPattern.exec(id)?.[1] ?? Number.NaN)
  return isMarkerId(marker) ? marker : undefined
}

/** Whether a value is the id of a pin or of a note on a marker. */
export function isPinId(value: unknown): value is string {
  if (typeof value !== 'string') return false
  return hexIdPattern.test(value) || notedMarker({ id: value }) !== undefined
}

/** Whether two records of one id are equal apart from their revisions. */
export function isSamePin(one: Pin, other: Pin): boolean {
  return one.deleted === other.deleted && serializeContent(one) === serializeContent(other)
}

/** Serialises a pin's content. Pictures come last: of otherwise equal pins, the one with pictures sorts later. */
function serializeContent({
  x,
  y,
  title,
  note,
  glyph,
  colour,
  stops = [],
  pictures = [],
}: Pin): string {
  return JSON.stringify([x, y, title, note, glyph, colour, ...stops]) + pictures.join()
}

/** Prefers the higher revision, then the pin that is not deleted, then the content that sorts later. */
export function mergedPin(one: Pin, other: Pin): Pin {
  if (one.revision !== other.revision) return one.revision > other.revision ? one : other
  if (one.deleted !== other.deleted) return one.deleted ? other : one
  return serializeContent(one) >= serializeContent(other) ? one : other
}

export function mergedPins(pins: Pins, others: Iterable<Pin>): Pins {
  return mergedRecords(pins, others, mergedPin)
}

/** Reads a pin from storage. `null` if it is wrong. Cuts long texts; unknown glyphs and colours become the default. */
export function readPin(value: unknown): Pin | null {
  return readRecord(value, readRevision)
}

/** Like {@link readPin} for a pin from a file or a link, whose revision has a lower limit. */
export function readReceivedPin(value: unknown): Pin | null {
  return readRecord(value, readReceivedRevision)
}

function readRecord(value: unknown, revisionOf: ReadRevision): Pin | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, deleted, ...fields } = value as Partial<Record<keyof Pin, unknown>>
  const revision = revisionOf(fields.revision)
  if (!isPinId(id) || revision === null || typeof deleted !== 'boolean') return null
  if (deleted) return createDeletedPin(id, revision)
  const { x, y, title, note } = fields
  if (!isFinite(x) || !isFinite(y)) return null
  if (typeof title !== 'string' || typeof note !== 'string') return null
  const [glyph, colour] = [readGlyph(fields.glyph), readColour(fields.colour)]
  const content = normalizeDraft({
    x,
    y,
    title,
    note,
    ...(glyph && { glyph }),
    ...(colour && { colour }),
    stops: readStops(fields.stops),
    pictures: readPictures(fields.pictures),
  })
  return { id, revision, deleted, ...content }
}

/** Returns the valid stops of a list; empty if the value is not a list. */
export function readStops(value: unknown): readonly Coordinate[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((stop: unknown): Coordinate[] => {
    const [x, y] = Array.isArray(stop) ? (stop as readonly unknown[]) : []
    return isFinite(x) && isFinite(y) ? [[x, y]] : []
  })
}

/** Returns the unique valid ids of pictures; empty if the value is not a list. */
function readPictures(value: unknown): readonly string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isPictureId))].slice(0, maxPictures) : []
}

/** Whether a value is the id of a picture: the first 24 hexadecimal digits of the SHA-256 of its bytes. */
export function isPictureId(value: unknown): value is string {
  return typeof value === 'string' && hexIdPattern.test(value)
}

function isFinite(value: unknown): value is number {
  return Number.isFinite(value)
}

/** Matches texts of spaces, control characters and characters that Unicode defines as invisible. */
const invisiblePattern = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether a text is empty or contains only invisible characters. */
export function isBlank(text: string): boolean {
  return invisiblePattern.test(text)
}

const idSeeds = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35] as const

/** Returns an id that depends only on a pin's text and coordinate: 24 hexadecimal digits. */
export function contentId({ x, y, title, note }: PinContent): string {
  const text = JSON.stringify([x, y, title, note])
  return idSeeds.map((seed) => hash(text, seed).toString(16).padStart(8, '0')).join('')
}

/** Calculates a 32-bit hash like MurmurHash 3. Not suitable for secrets. */
function hash(text: string, seed: number): number {
  let bits = seed
  for (let index = 0; index < text.length; index += 1) {
    const mixed = Math.imul(text.charCodeAt(index), 0xcc9e2d51)
    bits ^= Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593)
    bits = Math.imul((bits << 13) | (bits >>> 19), 5) + 0xe6546b64
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
