/** A place of the world. Ids are permanent, but neither contiguous nor zero-based. */
export interface Marker {
  readonly id: number
  /** Id of the marker's type. */
  readonly locationType: string
  readonly coordinate: readonly [x: number, y: number]
  readonly name?: string
  /** English name, if the page is in another language and `name` differs from it. */
  readonly english?: string
  /** True if the name gives the story away. It stays hidden until the player has found the place. */
  readonly veiled?: true
  readonly description?: string
  /** Requirement for opening the place. The description says the same in words. */
  readonly demand?: Demand
  /** Path below the base URL: `images/{id}-camp.webp`. */
  readonly image?: string
  /** Things to take from the place: herbs as `mint` or `mint:4`, books as `book: Title`. */
  readonly yields?: readonly string[]
  /** Address of a page about the place, such as a wiki page. */
  readonly link?: string
}

export interface Demand {
  /** Key of one of the world's requirements. */
  readonly key: string
  /** Sufficient values: `true` for a tool, or the keys of sufficient levels. */
  readonly metBy: readonly (true | string)[]
}

export function isMarkerId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

export interface MarkerType {
  readonly id: string
  readonly title: string
  /** English title, if the page is in another language and `title` differs from it. */
  readonly english?: string
  /** Alphabetical position among all types; only in languages other than English. */
  readonly order?: number
  readonly category: string
  /** Path below the base URL: `/icons/{id}.webp`. */
  readonly icon: string
  readonly colour: string
  /** From 0 to 99. Of two touching marker icons, the higher is on top. */
  readonly priority: number
  readonly glyph: string
  /** True if the positions of its markers are only approximate. Their rings are dashed. */
  readonly rough?: true
  readonly link?: string
}

/** The player's tools by key of the requirement: true, false, or their highest level. Stored in this form. */
export type Tools = Readonly<Record<string, boolean | string>>

export function canOpen({ demand }: Marker, tools: Tools): boolean {
  if (!demand) return true
  return Object.hasOwn(tools, demand.key) && demand.metBy.some((met) => met === tools[demand.key])
}

/** Returns the marker that an event's detail describes. Details may come from any script, so reading one may throw. */
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
