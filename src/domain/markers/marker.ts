/** A point of the world: x grows east, y grows north, in world units (one unit is half a metre in kcd1). */
export type Coordinate = readonly [x: number, y: number]

/** One point of interest. The list is static; ids are permanent and neither contiguous nor zero-based. */
export interface Marker {
  readonly id: number
  /** A key into the world's marker types. */
  readonly locationType: string
  readonly coordinate: Coordinate
  readonly name?: string
  readonly description?: string
  /** Path below the base URL, `images/{id}-camp.webp`. */
  readonly image?: string
  /** What a player takes from here: herbs as `mint` or `mint:4`, books as `book: Title`. */
  readonly yields?: readonly string[]
}
