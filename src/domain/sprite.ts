/**
 * How a world's sprite is laid out, in pixels of the sprite. The glyph of the world's type number
 * n stands in column `n % columns`, row `floor(n / columns)`, in the middle of its cell. The gutter
 * around it keeps a neighbour from bleeding in when a renderer samples past the glyph's edge.
 */
export const spriteLayout = { columns: 8, cell: 96, glyph: 80 } as const

/** The upper left corner of the glyph box of the type at `index` (from 0), in pixels of the sprite. */
export function spriteCell(index: number): { readonly x: number; readonly y: number } {
  const { columns, cell, glyph } = spriteLayout
  const gutter = (cell - glyph) / 2
  return {
    x: (index % columns) * cell + gutter,
    y: Math.floor(index / columns) * cell + gutter,
  }
}
