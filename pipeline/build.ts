import { buildGeographyFile } from './build/geography.ts'
import { usedGlyphs } from './build/glyphs.ts'
import { buildIcon } from './build/icon.ts'
import { copyImages } from './build/images.ts'
import { keyedBy, type OutputFile } from './build/output-file.ts'
import { buildWorldFile } from './build/world.ts'
import type { Source } from './source.ts'

/**
 * Builds all that the site serves of a world, sorted by path. The same source gives the same bytes.
 *
 * @throws {BuildError} for a source that the checks would have refused.
 */
export async function buildOutput(source: Source): Promise<OutputFile[]> {
  const glyphs = usedGlyphs(source)
  const colours = new Map(source.world.categories.map(({ id, colour }) => [id, colour]))
  const icons = source.types.map(({ id, category, glyph }) =>
    buildIcon({ id, colour: colours.get(category) ?? '', glyph: glyphs.get(glyph) ?? [] }),
  )
  const files = [
    buildWorldFile(source, glyphs),
    buildGeographyFile(source),
    ...copyImages(source),
    ...(await Promise.all(icons)),
  ]
  const byPath = keyedBy(files, 'file', ({ path }) => path)
  return Array.from(byPath.values()).sort((a, b) => (a.path < b.path ? -1 : 1))
}
