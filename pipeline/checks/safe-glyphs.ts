import { parseGlyph } from '../glyph.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/**
 * Glyph files hold nothing but paths in a 512 square: no script, style, link or event handler can
 * reach the page. Their names, which become ids of symbols, are lower-case snake words.
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
