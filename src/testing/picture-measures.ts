// Measures what a picture of the screen shows. Used by component tests and end-to-end tests.

export type Colour = readonly [red: number, green: number, blue: number]

export interface Picture {
  /** @param dx @param dy CSS pixels from the centre of the picture */
  readonly at: (dx: number, dy: number) => Colour
}

export function brightness([red, green, blue]: Colour): number {
  return 0.3 * red + 0.6 * green + 0.1 * blue
}

/** Returns the largest difference in any channel, 0 to 255. */
export function difference(a: Colour, b: Colour): number {
  return Math.max(...a.map((channel, index) => Math.abs(channel - (b[index] ?? 0))))
}

export function hexColour(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  )
  return [red, green, blue]
}

/** Returns the colours along a circle about the centre, one per degree. */
export function circle(picture: Picture, radius: number): Colour[] {
  return Array.from({ length: 360 }, (_, degree) => {
    const angle = (degree * Math.PI) / 180
    return picture.at(Math.cos(angle) * radius, Math.sin(angle) * radius)
  })
}

/** Returns for each degree whether any of the radii shows a colour. Lines may lie between the pixels of one radius. */
export function matchingDegrees(
  picture: Picture,
  radii: readonly number[],
  colour: string,
  tolerance = 100,
): boolean[] {
  const circles = radii.map((radius) => circle(picture, radius))
  return Array.from({ length: 360 }, (_, degree) =>
    circles.some(
      (pixels) => difference(pixels[degree] ?? [0, 0, 0], hexColour(colour)) < tolerance,
    ),
  )
}

export function countArcs(hits: readonly boolean[]): number {
  const starts = hits.filter((hit, index) => hit && !hits.at(index - 1)).length
  return starts === 0 && hits[0] ? 1 : starts
}

/** Returns the radius of a marker icon: beyond it, the circle about the centre is mostly light land. */
export function markerIconRadius(picture: Picture, reach: number, colour: string): number {
  for (let radius = reach; radius > 0; radius -= 0.5) {
    const pixels = circle(picture, radius)
    const markerIcon = pixels.filter(
      (pixel) => brightness(pixel) < 110 || difference(pixel, hexColour(colour)) < 60,
    )
    if (markerIcon.length > 180) return radius
  }
  return 0
}
