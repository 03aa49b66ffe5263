/** One point of interest. The list is static; ids are permanent and neither contiguous nor zero-based. */
export interface Marker {
  readonly id: number
  /** A key into the world's marker types. */
  readonly locationType: string
  /** As `Coordinate` of the world, which knows markers and so cannot be known here. */
  readonly coordinate: readonly [x: number, y: number]
  readonly name?: string
  /** The name in English, where the page is in another language and it has another in that. */
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
  /** The address of a page about it, such as a wiki's. */
  readonly link?: string
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

export interface MarkerType {
  readonly id: string
  readonly title: string
  /** The title in English, where the page is in another language and it has another in that. */
  readonly english?: string
  /** Its place among all types in the alphabet of a language besides English. */
  readonly order?: number
  /** A category's id. */
  readonly category: string
  /** `/icons/{id}.webp`, to be joined to the base URL. */
  readonly icon: string
  readonly colour: string
  /** 0 to 99: of two marker icons that touch, the higher lies on top. */
  readonly priority: number
  /** The name of one of the world's glyphs. */
  readonly glyph: string
  /** Where its markers are is known no better than somewhere near: their rings are broken. */
  readonly rough?: true
  /** The address of a page about all of its kind. */
  readonly link?: string
}

/**
 * What a player opens things with, by the keys of the world's requirements: whether they have it, or the key of
 * what they manage at most. Browsers keep it in this form.
 */
export type Tools = Readonly<Record<string, boolean | string>>

/** Whether a player gets at what is there. */
export function canOpen({ demand }: Marker, tools: Tools): boolean {
  if (!demand) return true
  return Object.hasOwn(tools, demand.key) && demand.metBy.some((met) => met === tools[demand.key])
}

/**
 * The marker of the world that an event's detail is, or nothing. The detail comes from anywhere (another
 * script, an extension, a test), so reading it may throw, and it may hold anything.
 */
export function markerFromDetail(
  detail: unknown,
  markersById: ReadonlyMap<number, Marker>,
): Marker | undefined {
  try {
    if (typeof detail !== 'object' || detail === null) return undefined
    const { id, locationType, coordinate } = detail as Partial<Record<keyof Marker, unknown>>
    const marker = typeof id === 'number' ? markersById.get(id) : undefined
    if (!marker || locationType !== marker.locationType || !Array.isArray(coordinate)) {
      return undefined
    }
    const same = coordinate[0] === marker.coordinate[0] && coordinate[1] === marker.coordinate[1]
    return same ? marker : undefined
  } catch {
    return undefined
  }
}
