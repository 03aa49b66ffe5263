import { parseGlyph } from '../glyph.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/**
 * Checks that glyph files contain only paths in a square of 512 units, so that no script, style or link reaches the
 * page.
 * File names become ids of symbols.
 */
export function safeGlyphs({ glyphs }: Source): Problem[] {
  return glyphs.flatMap(({ file, name, text }) => {
    const problems = parseGlyph(text).problems.map(({ line, field, reason }) =>
      problemAt({ file, line }, field, reason),
    )
    if (/^[a-z_]+$/.test(name)) return problems
    return [{ file, reason: 'the name of a glyph file consists of a-z and _' }, ...problems]
  })
}
