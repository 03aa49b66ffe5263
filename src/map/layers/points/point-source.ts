import type { Extent } from '../../../geometry/extent.ts'
import type { MapLabel } from '../../../world/map-labels.ts'
import type { Viewport } from '../viewport.ts'

export interface SymbolPicture {
  readonly canvas: HTMLCanvasElement
  /** Position of the point within the picture, in device pixels from the upper left corner. */
  readonly left: number
  readonly top: number
}

/** Points in flat lists, each with a picture. The number that identifies a point is its position in the lists. */
export interface PointSource {
  readonly size: number
  readonly x: (position: number) => number
  readonly y: (position: number) => number
  readonly picture: (position: number) => SymbolPicture
  readonly pictureScale: (position: number) => number
  /** Returns the visible points within an extent, in drawing order. */
  readonly within: (extent: Extent) => readonly number[]
  /** Whether more than `limit` visible points lie within an extent. */
  readonly hasMoreWithin: (extent: Extent, limit: number) => boolean
}

/** Points of a layer, which are drawn over the markers in the same pictures: one picture of both is faster than two. */
export interface LayerPoints extends PointSource {
  /** Increases with each change of the points. */
  readonly version: number
  /** Names of the points, the most important first. The list keeps its identity until they change. */
  readonly labels: readonly MapLabel[]
  /** Prepares the pictures. @param markerSize diameter of a marker icon in CSS pixels */
  readonly setSize: (markerSize: number, pixelRatio: number) => void
  /** Returns the box of a picture around its point in CSS pixels, which labels avoid. */
  readonly boxFor: (markerSize: number) => {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
}

/** Combines two sources and draws the second over the first. Both may change in size. */
export function stackSources(below: PointSource, above: PointSource): PointSource {
  const isBelow = (position: number) => position < below.size
  return {
    get size() {
      return below.size + above.size
    },
    x: (position) => (isBelow(position) ? below.x(position) : above.x(position - below.size)),
    y: (position) => (isBelow(position) ? below.y(position) : above.y(position - below.size)),
    picture: (position) =>
      isBelow(position) ? below.picture(position) : above.picture(position - below.size),
    pictureScale: (position) =>
      isBelow(position) ? below.pictureScale(position) : above.pictureScale(position - below.size),
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

export function paintPoints(
  context: Pick<CanvasRenderingContext2D, 'drawImage'>,
  { centre, resolution, size, pixelRatio }: Viewport,
  source: PointSource,
  positions: readonly number[],
): void {
  const middleX = Math.round(size[0] * pixelRatio) / 2
  const middleY = Math.round(size[1] * pixelRatio) / 2
  const scale = pixelRatio / resolution
  for (const position of positions) {
    const { canvas, left, top } = source.picture(position)
    // Whole device pixels: fractions would blur the icons.
    const x = Math.round(middleX + (source.x(position) - centre[0]) * scale)
    const y = Math.round(middleY - (source.y(position) - centre[1]) * scale)
    const pictureScale = source.pictureScale(position)
    if (pictureScale === 1) context.drawImage(canvas, x - left, y - top)
    else {
      const [width, height] = [canvas.width * pictureScale, canvas.height * pictureScale]
      context.drawImage(canvas, x - left * pictureScale, y - top * pictureScale, width, height)
    }
  }
}
