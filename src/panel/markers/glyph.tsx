import { glyphSide } from '../../domain/world/glyph.ts'
import type { MarkerType } from '../../domain/markers/marker-type.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { useWholeMarkup } from '../../ui/as-built.ts'

interface GlyphProps {
  readonly type: MarkerType
  readonly className: string
  /** Any colour of CSS; that of the text around it when not given. */
  readonly colour?: string
}

/** A type's glyph in one colour. Decoration: a page's own markup leaves its shapes out. */
export function Glyph({ type, className, colour }: GlyphProps) {
  const { glyphs } = useWorld()
  const whole = useWholeMarkup()
  const shapes = whole ? (glyphs[type.glyph] ?? []) : []
  return (
    <svg
      viewBox={`0 0 ${glyphSide} ${glyphSide}`}
      aria-hidden="true"
      color={colour}
      className={className}
    >
      {shapes.map(({ d, fillRule }) => (
        <path key={d} d={d} fillRule={fillRule} />
      ))}
    </svg>
  )
}
