import type { UnknownEntries, UnknownReason } from '../unknown-entries.ts'
import type { Discoveries } from '../../progress/discoveries.ts'
import type { PinContent } from '../../pins/pin.ts'
import type { World } from '../../world/world.ts'

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
}

/** What a link and a backup hold, too. */
export const maxImportedPins = 10_000

const maxExamples = 3

/** Gathers what a reader finds; one for each file. */
export class ImportTally {
  readonly #ids = new Set<number>()
  readonly #pins: ImportedPin[] = []
  readonly #unknown = new Map<UnknownReason, { count: number; examples: string[] }>()

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

  result(): Imported {
    return {
      ids: [...this.#ids],
      pins: this.#pins,
      unknown: [...this.#unknown].map(([why, { count, examples }]) => ({ why, count, examples })),
    }
  }
}
