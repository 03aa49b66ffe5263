import sharp from 'sharp'
import { buildIcon } from '../build/icon.ts'
import { usedGlyphs } from '../build/glyphs.ts'
import type { OutputFile } from '../build/output-file.ts'
import type { Source } from '../source.ts'
import { pictureNames } from './export-format.ts'

/** Draws the types' marker icons as PNG, a format that every wiki accepts. */
export async function exportIcons(source: Source): Promise<OutputFile[]> {
  const { iconOf } = pictureNames(source)
  const glyphs = usedGlyphs(source)
  const colours = new Map(source.world.categories.map(({ id, colour }) => [id, colour]))
  return Promise.all(
    source.types.map(async ({ id, category, glyph }) => {
      const colour = colours.get(category) ?? ''
      const icon = await buildIcon('icons', { id, colour, glyph: glyphs.get(glyph) ?? [] })
      return {
        path: iconOf(id),
        content: await sharp(icon.content).png({ palette: true }).toBuffer(),
      }
    }),
  )
}
