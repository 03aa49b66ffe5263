/** A shape of a glyph on the square of {@link glyphSide}, in no colour of its own. */
export interface GlyphPath {
  /** SVG path data. */
  readonly d: string
  readonly fillRule?: 'evenodd' | 'nonzero'
}

/** The shapes of a world's glyphs by their names. */
export type Glyphs = Readonly<Record<string, readonly GlyphPath[]>>

/** The side of the square that every glyph is drawn in. */
export const glyphSide = 512
