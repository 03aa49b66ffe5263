import { spriteCell, spriteLayout } from '../../src/domain/sprite.ts'
import { glyphSide } from '../glyph.ts'
import type { Source } from '../source.ts'
import type { OutputFile } from './output-file.ts'

/**
 * Builds `data/{world}/sprite.svg`: a symbol for each glyph, without a colour of its own, so that a
 * page can show it in any; and a grid that shows the glyph of each type in white, for the map to
 * tint. The type number n of the world stands in column n % 8, row floor(n / 8), see `spriteCell`.
 *
 * @param glyphs the markup of each glyph by its name
 */
export function buildSprite(
  { folder, types }: Source,
  glyphs: ReadonlyMap<string, string>,
): OutputFile {
  const { columns, cell, glyph } = spriteLayout
  const width = columns * cell
  const height = Math.ceil(types.length / columns) * cell
  const symbols = Array.from(
    glyphs,
    ([name, paths]) =>
      `<symbol id="${name}" viewBox="0 0 ${glyphSide} ${glyphSide}">${paths}</symbol>`,
  )
  const uses = types.map((type, index) => {
    const { x, y } = spriteCell(index)
    return `<use href="#${type.glyph}" x="${x}" y="${y}" width="${glyph}" height="${glyph}"/>`
  })
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs>',
    ...symbols,
    '</defs>',
    '<g fill="#fff">',
    ...uses,
    '</g>',
    '</svg>',
    '',
  ]
  return { path: `data/${folder}/sprite.svg`, content: Buffer.from(lines.join('\n')) }
}
