import { createCanvas, onProcessor } from '../canvas.ts'
import type { Palette } from '../palettes.ts'
import type { LookName } from '../../../domain/look.ts'
import { createRandom } from '../random.ts'

export type StampContext = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

/**
 * Draws one variant of a thing whose foot stands at the origin, in units of its own height: `y` from -1, its
 * top, to 0.
 *
 * @param line the width of an ink line in these units
 * @param fine whether there are pixels enough for details
 */
export type StampDrawing = (
  context: StampContext,
  palette: Palette,
  random: () => number,
  line: number,
  fine: boolean,
) => void

export interface StampKind {
  readonly name: string
  readonly variants: number
  /** Width as a multiple of the height; the foot stands in its middle. */
  readonly breadth: number
  /** Height as a multiple of what stands beside it: of a tree's, or of a house's. */
  readonly size: number
  readonly draw: StampDrawing
}

/** A stamp ready to be put on a tile: a part of a picture. */
export interface Stamp {
  readonly sheet: CanvasImageSource
  /** Device pixels. */
  readonly left: number
  readonly width: number
  readonly height: number
  /** Device pixels from the stamp's upper left corner to its foot. */
  readonly footX: number
  readonly footY: number
}

/** Room around a drawing for the ink's own width. */
const rim = 2

/** Sizes of stamps that are kept at once; a view needs about ten. */
const kept = 96

/**
 * Things drawn thousands of times are inked once for each size and then stamped: a hundred times quicker,
 * and each variant can afford its details.
 */
export class Stamps {
  readonly #kept = new Map<string, readonly Stamp[]>()

  /** @param height device pixels, whole */
  get(
    kind: StampKind,
    height: number,
    ratio: number,
    look: LookName,
    palette: Palette,
  ): readonly Stamp[] {
    const key = `${kind.name} ${height} ${ratio} ${look}`
    let stamps = this.#kept.get(key)
    if (stamps) this.#kept.delete(key)
    else stamps = ink(kind, height, ratio, palette)
    this.#kept.set(key, stamps)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= kept) break
      this.#kept.delete(oldest)
    }
    return stamps
  }
}

/** All variants side by side: one picture is made ten times as fast as ten. */
function ink(kind: StampKind, height: number, ratio: number, palette: Palette): Stamp[] {
  const width = Math.ceil((height * kind.breadth) / 2) * 2 + rim * 2
  const full = height + rim * 2
  const canvas = createCanvas(width * kind.variants, full)
  const context = canvas.getContext('2d', onProcessor)
  if (!context) return []
  const css = height / ratio
  const line = (Math.min(0.55 + css * 0.017, 1.5) * ratio) / height
  for (let variant = 0; variant < kind.variants; variant += 1) {
    context.save()
    context.translate(width * (variant + 0.5), height + rim)
    context.scale(height, height)
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.lineWidth = line
    const random = createRandom(variant * 7919 + kind.name.length * 31)
    kind.draw(context, palette, random, line, css >= 11)
    context.restore()
  }
  // A bitmap is stamped in half the time that a canvas takes.
  const sheet = 'transferToImageBitmap' in canvas ? canvas.transferToImageBitmap() : canvas
  return Array.from({ length: kind.variants }, (_, variant) => ({
    sheet,
    left: width * variant,
    width,
    height: full,
    footX: width / 2,
    footY: height + rim,
  }))
}
