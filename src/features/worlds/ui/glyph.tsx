import { glyphSide } from '../../../world/world.ts'
import type { MarkerType } from '../../../world/marker.ts'
import { useWorld } from '../world-context.tsx'
import { useWholeMarkup } from '../../../ui/prerendered.ts'
import { Drawing } from '../../../ui/icon.tsx'

interface GlyphProps {
  readonly type: MarkerType
  readonly className: string
  /** Any colour of CSS; that of the text around it when not given. */
  readonly colour?: string
}

/** A type's glyph in one colour. A page's own markup leaves its shapes out. */
export function Glyph({ type, ...appearance }: GlyphProps) {
  const { glyphs } = useWorld()
  const whole = useWholeMarkup()
  return (
    <Drawing side={glyphSide} shapes={whole ? (glyphs[type.glyph] ?? []) : []} {...appearance} />
  )
}
