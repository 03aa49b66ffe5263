import { glyphGrid, pinInk, pinShape } from '../../../records/pin-drawings.ts'

/** What a pin looks like. */
export interface PinAppearance {
  /** SVG path data of its glyph. */
  readonly drawing: string
  /** Of its head, as CSS writes it. */
  readonly colour: string
  readonly selected: boolean
}

/** The rims' reach beyond the outline, on the pin's own grid: of the selected pin, and of the others. */
export const pinRim = { selected: 5, plain: 2.5 } as const

const dark = '#17130e'
const halo = '#ffd27a'

/** A pin is narrower than a marker icon, and never so small that its glyph cannot be told. */
const widthShare = 0.8
const minWidth = 24

/** How much larger than the others the selected pin is drawn. */
export const selectedPinScale = 1.2

/** CSS pixels of one unit of the pin's own grid. @param markerSize a marker icon's diameter in CSS pixels */
export function pinScale(markerSize: number): number {
  return Math.max(markerSize * widthShare, minWidth) / pinShape.width
}

/**
 * Draws a pin in its colour with a light glyph, and around it a light rim within a dark one: it stands out on
 * paper, in woods and by night.
 *
 * @param context its units are those of the pin's own grid
 */
export function paintPin(
  context: CanvasRenderingContext2D,
  { drawing, colour, selected }: PinAppearance,
): void {
  const outline = new Path2D(pinShape.outline)
  context.lineJoin = 'round'
  const rims = selected
    ? ([
        [dark, pinRim.selected],
        [halo, 4],
        [dark, 1.5],
      ] as const)
    : ([
        [dark, pinRim.plain],
        [pinInk, 1.5],
      ] as const)
  for (const [style, reach] of rims) {
    context.strokeStyle = style
    // Half of a line lies within the outline, and is painted over.
    context.lineWidth = reach * 2
    context.stroke(outline)
  }
  fillShape(context, outline, colour)
  const { head, glyph: side } = pinShape
  context.save()
  context.translate(head.x - side / 2, head.y - side / 2)
  context.scale(side / glyphGrid, side / glyphGrid)
  fillShape(context, new Path2D(drawing), pinInk)
  context.restore()
}

function fillShape(context: CanvasRenderingContext2D, shape: Path2D, colour: string): void {
  context.fillStyle = colour
  context.fill(shape)
}
