import type { Extent } from '../../../../domain/world/extent.ts'

/** What stands on a point, as a picture. */
export interface SymbolPicture {
  readonly canvas: HTMLCanvasElement
  /** Where in the picture the point is, in device pixels from its upper left corner. */
  readonly left: number
  readonly top: number
}

/** Points of the world in flat lists, each with a picture. A point is named by its position in the lists. */
export interface PointSource {
  readonly size: number
  readonly x: (position: number) => number
  readonly y: (position: number) => number
  readonly picture: (position: number) => SymbolPicture
  /** How many times as large as it is the picture is drawn. */
  readonly stretch: (position: number) => number
  /** Positions of what is shown within an extent, in drawing order. */
  readonly within: (extent: Extent) => readonly number[]
  /** Whether more than `limit` points are shown within an extent. */
  readonly hasMoreWithin: (extent: Extent, limit: number) => boolean
}

/** Two sources as one that draws the second over the first. Their sizes may change. */
export function stacked(below: PointSource, above: PointSource): PointSource {
  const isBelow = (position: number) => position < below.size
  return {
    get size() {
      return below.size + above.size
    },
    x: (position) => (isBelow(position) ? below.x(position) : above.x(position - below.size)),
    y: (position) => (isBelow(position) ? below.y(position) : above.y(position - below.size)),
    picture: (position) =>
      isBelow(position) ? below.picture(position) : above.picture(position - below.size),
    stretch: (position) =>
      isBelow(position) ? below.stretch(position) : above.stretch(position - below.size),
    within: (extent) => [
      ...below.within(extent),
      ...above.within(extent).map((position) => position + below.size),
    ],
    hasMoreWithin: (extent, limit) => {
      if (above.size === 0) return below.hasMoreWithin(extent, limit)
      const amount = above.within(extent).length
      return amount > limit || below.hasMoreWithin(extent, limit - amount)
    },
  }
}
