import { glyphGrid, pinInk, pinShape } from '../../../records/pin-drawings.ts'

export interface PinAppearance {
  /** SVG path data of the glyph. */
  readonly drawing: string
  /** CSS colour of the pin's head. */
  readonly colour: string
  readonly selected: boolean
}

/** Width of the rim around a selected pin and around other pins, in units of the pin's own grid. */
export const pinRim = { selected: 5, plain: 2.5 } as const

const dark = '#17130e'
const halo = '#ffd27a'

/** Width of a pin relative to a marker icon, and minimum width in CSS pixels at which its glyph is recognisable. */
const widthShare = 0.8
const minWidth = 24

export const selectedPinScale = 1.2

/** Returns the CSS pixels per unit of the pin's own grid. @param markerSize diameter of a marker icon in CSS pixels */
export function pinScale(markerSize: number): number {
  return Math.max(markerSize * widthShare, minWidth) / pinShape.width
}

/** Draws a pin with a light rim within a dark one, visible on any land. The context's unit is that of the pin grid. */
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
    // The inner half of the line is painted over.
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
