import type { Palette } from '../palettes.ts'
import type { SymbolContext } from '../symbols/symbols.ts'

/** A point above the ground: chart units to the east, to the north, and up. */
export type Point3 = readonly [x: number, y: number, z: number]

/** What a face is painted with, in each basemap style's own colours. */
export type Tone = 'wall' | 'shade' | 'tiles' | 'darkTiles' | 'thatch' | 'darkThatch' | 'ink'

/** What is seen of something that stands on the land. */
export interface Solid {
  readonly faces: readonly { readonly tone: Tone; readonly path: Path2D }[]
  readonly outline: Path2D
  /** The roof's courses, for close up. */
  readonly courses: Path2D
  /** Doors and windows, for close up. */
  readonly openings: Path2D
}

function colourOf({ wall, stone, roofs, ink }: Palette, tone: Tone): string {
  const [tiles = stone, darkThatch = stone, darkTiles = stone, thatch = stone] = roofs
  const colours = { wall, shade: stone, tiles, darkTiles, thatch, darkThatch, ink }
  return colours[tone]
}

/** In the order in which they were made: the later ones lie nearer. */
export function fillFaces(context: SymbolContext, palette: Palette, { faces }: Solid): void {
  for (const { tone, path } of faces) {
    context.fillStyle = colourOf(palette, tone)
    context.fill(path)
  }
}

/** The lie of a rectangle: its middle, the direction of its length, and half its length and width. */
export interface Lie {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly long: number
  readonly wide: number
}

/** A point of a lie: along its length, across it to the left, and up. */
export function pointOf({ x, y, dx, dy }: Lie, along: number, across: number, up: number): Point3 {
  return [x + dx * along - dy * across, y + dy * along + dx * across, up]
}

/**
 * Draws solids as the chart's own signs are drawn: upright, seen from the south. What is turned away from there is
 * left out, so faces list their corners anticlockwise as seen from outside.
 */
export class SolidBuilder implements Solid {
  readonly #faces = new Map<Tone, Path2D>()
  readonly outline = new Path2D()
  readonly courses = new Path2D()
  readonly openings = new Path2D()

  get faces(): Solid['faces'] {
    return [...this.#faces].map(([tone, path]) => ({ tone, path }))
  }

  /** @returns whether it is seen */
  face(tone: Tone, corners: readonly Point3[], outlined = true): boolean {
    if (!isSeen(corners)) return false
    let path = this.#faces.get(tone)
    if (!path) this.#faces.set(tone, (path = new Path2D()))
    trace(path, corners)
    if (outlined) trace(this.outline, corners)
    return true
  }

  /** Something flat that stands upright and faces the viewer: each point east of its foot, and up. */
  uprightFace(
    tone: Tone,
    [x, y, z]: Point3,
    points: readonly (readonly [east: number, up: number])[],
  ): void {
    this.face(
      tone,
      points.map(([east, up]): Point3 => [x + east, y, z + up]),
    )
  }

  /** A line of the outline. */
  edge(from: Point3, to: Point3): void {
    line(this.outline, from, to)
  }

  /** A line of the outline through several points. */
  edges(points: readonly Point3[]): void {
    points.forEach(([x, y, z], index) =>
      index === 0 ? this.outline.moveTo(x, y + z) : this.outline.lineTo(x, y + z),
    )
  }

  /** A course of a roof. */
  course(from: Point3, to: Point3): void {
    line(this.courses, from, to)
  }

  opening(corners: readonly Point3[]): void {
    if (isSeen(corners)) trace(this.openings, corners)
  }
}

/** By the turn of its outline once it is laid flat. */
function isSeen(corners: readonly Point3[]): boolean {
  let area = 0
  corners.forEach(([ax, ay, az], index) => {
    const [bx, by, bz] = corners[(index + 1) % corners.length] ?? [ax, ay, az]
    area += ax * (by + bz) - bx * (ay + az)
  })
  return area > 0.5
}

function trace(path: Path2D, corners: readonly Point3[]): void {
  corners.forEach(([x, y, z], index) =>
    index === 0 ? path.moveTo(x, y + z) : path.lineTo(x, y + z),
  )
  path.closePath()
}

function line(path: Path2D, [ax, ay, az]: Point3, [bx, by, bz]: Point3): void {
  path.moveTo(ax, ay + az)
  path.lineTo(bx, by + bz)
}
