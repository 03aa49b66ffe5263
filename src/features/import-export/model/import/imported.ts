import { isBlank, type PinContent } from '../../../../records/pin.ts'
import type { Discoveries } from '../../../../records/mark.ts'
import type { Extent } from '../../../../geometry/extent.ts'
import type { Coordinate } from '../../../../geometry/coordinates.ts'
import type { World } from '../../../../world/world.ts'
import type { FileEnding } from '../accepted-files.ts'
import type {
  HeldKind,
  HeldThings,
  UploadProblem,
  UnknownEntries,
  UnknownReason,
  UploadResult,
} from '../read-upload.ts'

export type ImportWorld = Pick<World, 'markers' | 'extent' | 'metresPerUnit' | 'origin' | 'rivals'>

export interface ImportedPin extends PinContent {
  /** Id of a pin that this map exported. */
  readonly id?: string
}

export interface Imported {
  readonly ids: Discoveries
  readonly pins: readonly ImportedPin[]
  readonly unknown: readonly UnknownEntries[]
  /** Counts of tracks, links and other content that isn't a place. Absent if the file has none. */
  readonly held?: readonly HeldThings[]
}

/** Limit of pins in a file. Links and backups have the same limit. */
export const maxImportedPins = 10_000

const maxExamples = 3

export class ImportTally {
  readonly #ids = new Set<number>()
  readonly #pins: ImportedPin[] = []
  readonly #unknown = new Map<UnknownReason, { count: number; examples: string[] }>()
  readonly #held = new Map<HeldKind, number>()
  #places = 0
  #isDegrees = true
  #hasFractions = false

  addMark(id: number): void {
    this.#ids.add(id)
  }

  addPin(pin: ImportedPin): void {
    this.#pins.push(pin)
  }

  addUnknown(why: UnknownReason, example: string): void {
    const known = this.#unknown.get(why) ?? { count: 0, examples: [] }
    this.#unknown.set(why, known)
    known.count += 1
    if (known.examples.length < maxExamples && !known.examples.includes(example)) {
      known.examples.push(example)
    }
  }

  addHeld(what: HeldKind): void {
    this.#held.set(what, (this.#held.get(what) ?? 0) + 1)
  }

  dropHeld(what: HeldKind): void {
    this.#held.delete(what)
  }

  get hasPins(): boolean {
    return this.#pins.length > 0
  }

  get isEmpty(): boolean {
    return !this.hasPins && this.#ids.size + this.#unknown.size + this.#held.size === 0
  }

  /** Notes a place's numbers for the check for degrees. @param own whether this map wrote them */
  see([x, y]: Coordinate, own: boolean): void {
    this.#places += 1
    if (own || Math.abs(x) > 180 || Math.abs(y) > 90) this.#isDegrees = false
    // Degrees usually have many decimals, world units at most two.
    if ([x, y].some((number) => Math.abs(Math.round(number * 100) / 100 - number) > 1e-9))
      this.#hasFractions = true
  }

  /** Refuses a file whose numbers look like degrees. @param usually true to count whole numbers as degrees too */
  resultWithin([west, south, east, north]: Extent, usually: boolean): Imported | UploadProblem {
    const isLarge = east - west > 720 && north - south > 360
    const isDegrees = this.#places > 0 && this.#isDegrees && (usually || this.#hasFractions)
    return isLarge && isDegrees ? { kind: 'degrees' } : this.result()
  }

  result(): Imported {
    const held = [...this.#held].map(([what, count]) => ({ what, count }))
    return {
      ids: [...this.#ids],
      pins: this.#pins,
      unknown: [...this.#unknown].map(([why, { count, examples }]) => ({ why, count, examples })),
      ...(held.length > 0 && { held }),
    }
  }
}

interface Described<Source extends string> {
  /** Name of the format, for the message after reading; its sentence is in `i18n/sentences/en.ftl`. */
  readonly source: Source
  /** Offered in the browser's file chooser. For JSON, only the content decides the format. */
  readonly endings: readonly [FileEnding, ...FileEnding[]]
  readonly mediaTypes: readonly string[]
}

export interface OwnFormat<Source extends string = string> extends Described<Source> {
  readonly knows: (input: unknown) => boolean
  /** @param map id of the world @param extent `undefined` until the world is loaded */
  readonly read: (input: unknown, map: string, extent?: Extent) => UploadResult
}

export interface JsonFormat<Source extends string = string> extends Described<Source> {
  readonly knows: (input: Readonly<Record<string, unknown>>) => boolean
  /** Never throws, even if fields that `knows` ignores are malformed. */
  readonly read: (
    input: Readonly<Record<string, unknown>>,
    world: ImportWorld,
  ) => Imported | UploadProblem
}

export interface TextFormat<Source extends string = string> extends Described<Source> {
  /** Name of the outermost XML element. It identifies the format whatever the file's ending. */
  readonly root?: string
  /** Never throws. */
  readonly read: (text: string, world: ImportWorld) => Imported | UploadProblem
}

/** Returns a finite number, also from text with a decimal point or comma; otherwise `undefined`. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string') {
    const text = value.slice(0, 40).trim().replace(',', '.')
    return /^[+-]?\d+(\.\d*)?(e[+-]?\d+)?$/i.test(text) ? readNumber(Number(text)) : undefined
  }
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Returns the first named field that holds text, or ''. @param names in lower case, to match any case */
export function readWords(from: Fields, names: readonly string[]): string {
  const own = new Map(Object.keys(from).map((key) => [key.toLowerCase(), key]))
  for (const name of names) {
    const value = from[own.get(name) ?? name]
    const words = typeof value === 'number' ? String(value) : value
    if (typeof words === 'string' && !isBlank(words)) return words.trim()
  }
  return ''
}

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
