import type { Palette } from '../palettes.ts'
import type { SymbolContext } from '../symbols/symbols.ts'

/** A point above the ground: chart units east, north and up. */
export type Point3 = readonly [x: number, y: number, z: number]

/** Material of a face. Each basemap style has its own colours for the materials. */
export type Tone = 'wall' | 'shade' | 'tiles' | 'darkTiles' | 'thatch' | 'darkThatch' | 'ink'

/** Paths of one thing that stands on the land, seen from the south. */
export interface Solid {
  readonly faces: readonly { readonly tone: Tone; readonly path: Path2D }[]
  readonly outline: Path2D
  /** Fine lines such as the courses of a roof, drawn only close up. */
  readonly courses: Path2D
  /** Doors and windows, drawn only close up. */
  readonly openings: Path2D
}

function toneColour({ wall, stone, roofs, ink }: Palette, tone: Tone): string {
  const [tiles = stone, darkThatch = stone, darkTiles = stone, thatch = stone] = roofs
  const colours = { wall, shade: stone, tiles, darkTiles, thatch, darkThatch, ink }
  return colours[tone]
}

/** Fills the faces in order. Later faces lie nearer to the viewer and cover earlier ones. */
export function fillFaces(context: SymbolContext, palette: Palette, { faces }: Solid): void {
  for (const { tone, path } of faces) {
    context.fillStyle = toneColour(palette, tone)
    context.fill(path)
  }
}

/** A rectangle on the ground: its middle, the direction of its length, and half its length and width in chart units. */
export interface OrientedBox {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly halfLength: number
  readonly halfWidth: number
}

/** Returns a point relative to a rectangle: chart units along its length, across it to the left, and up. */
export function pointInBox(
  { x, y, dx, dy }: OrientedBox,
  along: number,
  across: number,
  up: number,
): Point3 {
  return [x + dx * along - dy * across, y + dy * along + dx * across, up]
}

/**
 * Projects solids in the same way as the map's other symbols: upright, seen from the south. Faces that are turned away
 * from the viewer are left out, so the corners of a face must run anticlockwise as seen from outside.
 */
export class SolidBuilder implements Solid {
  readonly #faces = new Map<Tone, Path2D>()
  readonly outline = new Path2D()
  readonly courses = new Path2D()
  readonly openings = new Path2D()

  get faces(): Solid['faces'] {
    return [...this.#faces].map(([tone, path]) => ({ tone, path }))
  }

  /** @returns true if the face is turned towards the viewer; otherwise nothing was added */
  face(tone: Tone, corners: readonly Point3[], outlined = true): boolean {
    if (!isSeen(corners)) return false
    let path = this.#faces.get(tone)
    if (!path) this.#faces.set(tone, (path = new Path2D()))
    trace(path, corners)
    if (outlined) trace(this.outline, corners)
    return true
  }

  /** Adds an upright shape that faces the viewer. Points are chart units east of its foot, and up. */
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

  edge(from: Point3, to: Point3): void {
    line(this.outline, from, to)
  }

  edges(points: readonly Point3[]): void {
    points.forEach(([x, y, z], index) =>
      index === 0 ? this.outline.moveTo(x, y + z) : this.outline.lineTo(x, y + z),
    )
  }

  course(from: Point3, to: Point3): void {
    line(this.courses, from, to)
  }

  opening(corners: readonly Point3[]): void {
    if (isSeen(corners)) trace(this.openings, corners)
  }
}

/** True if the projected corners run anticlockwise, which means that the face is turned towards the viewer. */
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
