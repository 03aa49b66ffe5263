import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function typeGlyphs({ folder, types, glyphs }: Source): Problem[] {
  const present = new Set(glyphs.map(({ name }) => name))
  return types
    .filter(({ glyph }) => !present.has(glyph))
    .map((type) => {
      const reason = `the file worlds/${folder}/glyphs/${type.glyph}.svg is missing`
      return problemAt(type, 'glyph', reason)
    })
}
