/** One point of interest. The list is static; ids are permanent and neither contiguous nor zero-based. */
export interface Marker {
  readonly id: number
  /** A key into the world's marker types. */
  readonly locationType: string
  /** As `Coordinate` of the world, which knows markers and so cannot be known here. */
  readonly coordinate: readonly [x: number, y: number]
  readonly name?: string
  /** The name in English, where the page speaks another language and it has another in that. */
  readonly english?: string
  /** The name gives a story away: it is not shown until the player has found the place. */
  readonly veiled?: true
  readonly description?: string
  /** What it takes to get at what is there; the description says it in words. */
  readonly demand?: Demand
  /** Path below the base URL, `images/{id}-camp.webp`. */
  readonly image?: string
  /** What a player takes from here: herbs as `mint` or `mint:4`, books as `book: Title`. */
  readonly yields?: readonly string[]
}

/** What a player must have or manage. */
export interface Demand {
  /** Of a requirement of the world. */
  readonly key: string
  /** What of it is enough: having it, or the keys of these levels. */
  readonly metBy: readonly (true | string)[]
}

export function isMarkerId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
