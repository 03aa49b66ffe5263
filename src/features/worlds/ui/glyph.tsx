import { glyphSide } from '../../../world/world.ts'
import type { MarkerType } from '../../../world/marker.ts'
import { useWorld } from '../world-context.tsx'
import { useWholeMarkup } from '../../../ui/prerendered.ts'
import { Drawing } from '../../../ui/icon.tsx'

interface GlyphProps {
  readonly type: MarkerType
  readonly className: string
  readonly colour?: string
}

/** Draws a marker type's glyph in one colour. The prerendered markup leaves out its shapes. */
export function Glyph({ type, ...appearance }: GlyphProps) {
  const { glyphs } = useWorld()
  const whole = useWholeMarkup()
  return (
    <Drawing side={glyphSide} shapes={whole ? (glyphs[type.glyph] ?? []) : []} {...appearance} />
  )
}
