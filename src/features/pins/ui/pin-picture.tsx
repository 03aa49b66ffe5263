import {
  glyphGrid,
  pinColourCodes,
  pinGlyphDrawings,
  pinInk,
  pinShape,
} from '../../../records/pin-drawings.ts'
import type { Pin, PinGlyph } from '../../../records/pin.ts'
import { classNames } from '../../../ui/class-names.ts'

/** A pin as the map draws it. Decorative: the text around it names the pin. */
export function PinPicture({
  pin,
  className,
}: {
  pin: Pick<Pin, 'glyph' | 'colour'>
  className?: string
}) {
  const { width, height, outline, head, glyph } = pinShape
  const [left, top] = [head.x - glyph / 2, head.y - glyph / 2]
  return (
    <svg
      viewBox={`0 0 ${width} ${height + 1}`}
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      <path
        d={outline}
        fill={pinColourCodes[pin.colour]}
        stroke={pinInk}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d={pinGlyphDrawings[pin.glyph]}
        fill={pinInk}
        transform={`translate(${left} ${top}) scale(${glyph / glyphGrid})`}
      />
    </svg>
  )
}

export function PinGlyphPicture({ glyph, className }: { glyph: PinGlyph; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${glyphGrid} ${glyphGrid}`}
      aria-hidden="true"
      className={classNames('shrink-0 fill-current', className)}
    >
      <path d={pinGlyphDrawings[glyph]} />
    </svg>
  )
}
