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
  // Of a line or an area, which these alone tell from a trip: nobody chooses them. An earlier version takes them for `pin`;
  // they come after that in order, so that of two equal revisions the shape wins.
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

/** Of a trip or a shape: more than anyone puts in by hand. It bounds what a file or a link brings. */
export const maxStops = 1000

/** Of a pin or a note. */
export const maxPictures = 4

/** In characters as `characters.ts` counts them. */
export const maxTitle = 80
export const maxNote = 2000

/** In world units: hundreds of times the largest map, and small enough to count tenths in. */
const farthest = 10_000_000

/** A place of the player's own, or a note of theirs on a marker. A deleted one is remembered as such. */
export interface Pin extends PersistedRecord {
  /** 24 hexadecimal digits; a note on a marker has `marker-{id}`. */
  readonly id: string
  /** Then nothing else of it is left: its texts are empty, its place is 0, 0. */
  readonly deleted: boolean
  /** World units, in whole tenths; of a note, its marker's place. */
  readonly x: number
  readonly y: number
  /** At most `maxTitle` characters of plain text; empty on a marker's note. */
  readonly title: string
  /** At most `maxNote` characters of plain text. */
  readonly note: string
  readonly glyph: PinGlyph
  readonly colour: PinColour
  /**
   * Of a trip that begins at the pin: where it leads by, at most `maxStops`. One that leads back has where it begins as
   * its last stop. Of a shape: its points after the first, which is the pin's place. World units in whole tenths;
   * missing on every other pin.
   */
  readonly stops?: readonly Coordinate[]
  /** Ids of the player's own pictures, at most `maxPictures`; missing where there is none. `features/pictures` has the pictures. */
  readonly pictures?: readonly string[]
}

export type Pins = PersistedRecords<Pin>

/** What a pin is before it has an id: what a file or a form says. */
export type PinDraft = Pick<Pin, 'x' | 'y' | 'title' | 'note'> &
  Partial<Pick<Pin, 'glyph' | 'colour' | 'stops' | 'pictures'>>

/** What a pin says, without what it is kept by. */
export type PinContent = Omit<Pin, keyof PersistedRecord | 'deleted'>

/** A draft made right: texts trimmed and cut, coordinates in whole tenths, glyph and colour known. */
export function contentOf(draft: PinDraft): PinContent {
  const { x, y, title, note, glyph, colour, stops = [] } = draft
  const pictures = readPictures(draft.pictures)
  return {
    x: inTenths(x),
    y: inTenths(y),
    title: isBlank(title) ? '' : cutText(title.trim(), maxTitle).trimEnd(),
    note: isBlank(note) ? '' : cutText(note.trim(), maxNote).trimEnd(),
    glyph: readGlyph(glyph) ?? defaultGlyph,
    colour: readColour(colour) ?? defaultColour,
    ...(stops.length > 0 && {
      stops: stops
        .slice(0, maxStops)
        .map(([east, north]): Coordinate => [inTenths(east), inTenths(north)]),
    }),
    ...(pictures.length > 0 && { pictures }),
  }
}

/** What is remembered of a deleted pin. */
export function deletedPin(id: string, revision: number): Pin {
  const content = contentOf({ x: 0, y: 0, title: '', note: '' })
  return { id, revision, deleted: true, ...content }
}

/** Negative zero, which JSON does not keep, is made zero. */
export function inTenths(value: number): number {
  const near = clamp(value, -farthest, farthest)
  return Math.round(near * 10) / 10 + 0
}

/** Undefined for what is no glyph of this map. */
export function readGlyph(value: unknown): PinGlyph | undefined {
  return pinGlyphs.find((glyph) => glyph === value)
}

/** Whether it is a line or an area, and no trip. */
export function isShape({ glyph, stops }: Pick<Pin, 'glyph' | 'stops'>): boolean {
  return stops !== undefined && glyph.startsWith('shape')
}

/** Undefined for what is no colour of this map. */
export function readColour(value: unknown): PinColour | undefined {
  return pinColours.find((colour) => colour === value)
}

const hexId = /^[0-9a-f]{24}$/
const noteShape = /^marker-(0|[1-9]\d{0,15})$/

export function noteId(marker: number): string {
  return `marker-${marker}`
}

/** The marker that a pin is a note on; undefined for a pin of its own. */
export function notedMarker({ id }: Pick<Pin, 'id'>): number | undefined {
  const marker = Number(noteShape.exec(id)?.[1] ?? Number.NaN)
  return isMarkerId(marker) ? marker : undefined
}

/** Whether it is the id of a pin or of a note on a marker. */
export function isPinId(value: unknown): value is string {
  if (typeof value !== 'string') return false
  return hexId.test(value) || notedMarker({ id: value }) !== undefined
}

/** Whether two records of one id say the same, but for their revision. */
export function samePin(one: Pin, other: Pin): boolean {
  return one.deleted === other.deleted && spelled(one) === spelled(other)
}

/** Pictures come behind the rest: of two pins that differ in nothing else, the one that has them comes later in order. */
function spelled({ x, y, title, note, glyph, colour, stops = [], pictures = [] }: Pin): string {
  return JSON.stringify([x, y, title, note, glyph, colour, ...stops]) + pictures.join()
}

/**
 * The higher revision wins; where both are equal the pin that is not deleted, so that no pin is lost; where
 * neither is, always the same one.
 */
export function mergedPin(one: Pin, other: Pin): Pin {
  if (one.revision !== other.revision) return one.revision > other.revision ? one : other
  if (one.deleted !== other.deleted) return one.deleted ? other : one
  return spelled(one) >= spelled(other) ? one : other
}

export function mergedPins(pins: Pins, others: Iterable<Pin>): Pins {
  return mergedRecords(pins, others, mergedPin)
}

/**
 * A record out of storage; null for what is none. Texts that are too long are cut, and an unknown glyph or colour
 * becomes the usual one.
 */
export function readPin(value: unknown): Pin | null {
  return readRecord(value, readRevision)
}

/** As {@link readPin}, out of a file or a link: its revision may be `uncounted`. */
export function readReceivedPin(value: unknown): Pin | null {
  return readRecord(value, readReceivedRevision)
}

function readRecord(value: unknown, revisionOf: ReadRevision): Pin | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, deleted, ...fields } = value as Partial<Record<keyof Pin, unknown>>
  const revision = revisionOf(fields.revision)
  if (!isPinId(id) || revision === null || typeof deleted !== 'boolean') return null
  if (deleted) return deletedPin(id, revision)
  const { x, y, title, note } = fields
  if (!isFinite(x) || !isFinite(y)) return null
  if (typeof title !== 'string' || typeof note !== 'string') return null
  const [glyph, colour] = [readGlyph(fields.glyph), readColour(fields.colour)]
  const content = contentOf({
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

/** Of a pin, as far as they are places; none where there is no list. */
export function readStops(value: unknown): readonly Coordinate[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((stop: unknown): Coordinate[] => {
    const [x, y] = Array.isArray(stop) ? (stop as readonly unknown[]) : []
    return isFinite(x) && isFinite(y) ? [[x, y]] : []
  })
}

/** The ids of pictures that are well-formed, each once; none where there is no list. */
function readPictures(value: unknown): readonly string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isPictureId))].slice(0, maxPictures) : []
}

/** Whether it is the id of a picture: the first 24 hexadecimal digits of the SHA-256 of its bytes. */
export function isPictureId(value: unknown): value is string {
  return typeof value === 'string' && hexId.test(value)
}

function isFinite(value: unknown): value is number {
  return Number.isFinite(value)
}

/** Spaces, control characters, and all that Unicode has for being invisible. */
const invisible = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether a text shows nothing: it is empty, or holds invisible characters alone. */
export function isBlank(text: string): boolean {
  return invisible.test(text)
}

const idSeeds = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35] as const

/** An id for a pin: 24 hexadecimal digits that depend on its words and its place alone. */
export function contentId({ x, y, title, note }: PinContent): string {
  const text = JSON.stringify([x, y, title, note])
  return idSeeds.map((seed) => hash(text, seed).toString(16).padStart(8, '0')).join('')
}

/** 32 bits, as MurmurHash 3 mixes them: not for secrets. */
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
