import type { Coordinate } from './coordinates.ts'

/** A settlement. Hamlets without a known name have none. */
export interface Place {
  readonly coordinate: Coordinate
  /** The key of one of the world's ranks. */
  readonly rank: string
  readonly name?: string
  /** The name as it stands in a sentence, where that differs: `the Monastery`. */
  readonly inWords?: string
  readonly note?: string
}
