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

/** What is needed of the world to find its places in another map's file. */
export type ImportWorld = Pick<World, 'markers' | 'extent' | 'metresPerUnit' | 'origin' | 'rivals'>

/** What becomes a pin. */
export interface ImportedPin extends PinContent {
  /** Of a pin that this map exported. */
  readonly id?: string
}

/** What is in a file that is not this map's own. */
export interface Imported {
  /** Of places of this map, each once. */
  readonly ids: Discoveries
  readonly pins: readonly ImportedPin[]
  readonly unknown: readonly UnknownEntries[]
  /** What is no place; a kind that the file doesn't hold is not listed. Missing if there is none. */
  readonly held?: readonly HeldThings[]
}

/** What a link and a backup hold, too. */
export const maxImportedPins = 10_000

const maxExamples = 3

/** Gathers what a reader finds; one for each file. */
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

  /** @param what no longer counts as being in the file */
  dropHeld(what: HeldKind): void {
    this.#held.delete(what)
  }

  get hasPins(): boolean {
    return this.#pins.length > 0
  }

  /** Whether nothing at all was found. */
  get isEmpty(): boolean {
    return !this.hasPins && this.#ids.size + this.#unknown.size + this.#held.size === 0
  }

  /** Has the numbers of a place told from degrees. @param own whether this map wrote them */
  see([x, y]: Coordinate, own: boolean): void {
    this.#places += 1
    if (own || Math.abs(x) > 180 || Math.abs(y) > 90) this.#isDegrees = false
    // Degrees have as many decimals as a place takes; world units have two at the most.
    if ([x, y].some((number) => Math.abs(Math.round(number * 100) / 100 - number) > 1e-9))
      this.#hasFractions = true
  }

  /**
   * Of a file whose numbers nothing says to be world units. Degrees of latitude and longitude would all lie in one
   * corner of a world, or beside it.
   *
   * @param usually whether such files hold degrees, whole ones too
   */
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

/** What a format says of itself, besides how it is read. */
interface Described<Source extends string> {
  /** What a file of it is said to have been read as; the sentence stands in `i18n/sentences/en.ftl`. */
  readonly source: Source
  /** Offered in the browser's file chooser. Whether JSON is of this format is told by what is in it alone. */
  readonly endings: readonly [FileEnding, ...FileEnding[]]
  readonly mediaTypes: readonly string[]
}

/** This map's own JSON, which is read without the world, too. */
export interface OwnFormat<Source extends string = string> extends Described<Source> {
  /** @param input JSON */
  readonly knows: (input: unknown) => boolean
  /** @param map the world's id  @param extent undefined while the world is not loaded */
  readonly read: (input: unknown, map: string, extent?: Extent) => UploadResult
}

/** Another map's JSON. */
export interface JsonFormat<Source extends string = string> extends Described<Source> {
  /** @param input a JSON object that is not this map's own */
  readonly knows: (input: Readonly<Record<string, unknown>>) => boolean
  /** Never throws, whatever is in the fields that `knows` has not looked at. */
  readonly read: (
    input: Readonly<Record<string, unknown>>,
    world: ImportWorld,
  ) => Imported | UploadProblem
}

/** Text that is no JSON: its endings are its own. */
export interface TextFormat<Source extends string = string> extends Described<Source> {
  /** Of XML: the name of its outermost element, by which it is known whatever its ending. */
  readonly root?: string
  /** Never throws. */
  readonly read: (text: string, world: ImportWorld) => Imported | UploadProblem
}

/** A number, or a number as text, with a point or a comma; undefined where it is not finite. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string') {
    const text = value.slice(0, 40).trim().replace(',', '.')
    return /^[+-]?\d+(\.\d*)?(e[+-]?\d+)?$/i.test(text) ? readNumber(Number(text)) : undefined
  }
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/**
 * The first of these fields that holds words; empty where none does.
 *
 * @param names in small letters; the fields' own may be in others
 */
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
