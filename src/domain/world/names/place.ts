import type { Coordinate } from '../view/coordinates.ts'

/** A settlement. Hamlets without a known name have none. */
export interface Place {
  readonly coordinate: Coordinate
  /** The key of one of the world's ranks. */
  readonly rank: string
  readonly name?: string
  /** The name as it stands in a sentence, where that differs: `the Monastery`. */
  readonly inWords?: string
  /** The name as it stands behind a direction, in a language that has such a form: `von Prag`, `Prahy`. */
  readonly of?: string
  /** The name in English, where the page speaks another language and it has another in that. */
  readonly english?: string
  readonly note?: string
}

/** What a settlement is called in addresses, whatever the page speaks; nothing for one that has no name. */
export function nameInAddresses({ name, english }: Place): string | undefined {
  return english ?? name
}
