import type { GlyphPath } from '../../src/world/world.ts'
import { parseGlyph } from '../glyph.ts'
import type { Source } from '../source.ts'
import { BuildError, keyedBy } from './output-file.ts'

/**
 * Returns the shapes of the glyphs that types use, by the glyph's name and in the order of the types.
 * @throws {BuildError} if a glyph is missing, occurs twice or holds anything but paths
 */
export function usedGlyphs({ types, glyphs }: Source): ReadonlyMap<string, readonly GlyphPath[]> {
  const files = keyedBy(glyphs, 'glyph', ({ name }) => name)
  const shapes = types.map(({ glyph: name }): [string, readonly GlyphPath[]] => {
    const file = files.get(name)
    const glyph = parseGlyph(file?.text ?? '')
    if (!file || glyph.problems.length > 0) throw new BuildError(`Glyph ${name} cannot be used.`)
    return [name, glyph.paths]
  })
  return new Map(shapes)
}
