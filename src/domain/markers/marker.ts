/** One point of interest. The list is static; ids are permanent and neither contiguous nor zero-based. */
export interface Marker {
  readonly id: number
  /** A key into the world's marker types. */
  readonly locationType: string
  /** As `Coordinate` of the world, which knows markers and so cannot be known here. */
  readonly coordinate: readonly [x: number, y: number]
  readonly name?: string
  readonly description?: string
  /** Path below the base URL, `images/{id}-camp.webp`. */
  readonly image?: string
  /** What a player takes from here: herbs as `mint` or `mint:4`, books as `book: Title`. */
  readonly yields?: readonly string[]
}

export function isMarkerId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
