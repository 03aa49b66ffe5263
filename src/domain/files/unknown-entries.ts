/** Why an entry became neither a mark nor a pin. */
export type UnknownReason =
  /** No place of its type is where it says. */
  | 'no-such-place'
  /** This map has no type of that name. */
  | 'unknown-kind'
  /** A pin beyond the edge of the map. */
  | 'outside'
  /** Its numbers are said to be another system's, such as pixels of a picture. */
  | 'other-numbers'
  /** No coordinate can be read out of it. */
  | 'unreadable'

export interface UnknownEntries {
  readonly why: UnknownReason
  readonly count: number
  /** The first few, as the file names them; of any length. */
  readonly examples: readonly string[]
}
