import { spriteCell, spriteLayout } from '../../../domain/sprite.ts'

/** The world's glyphs in one vector picture, so that they are sharp at every size and pixel ratio. */
export interface GlyphSprite {
  /**
   * Draws one glyph in white into a canvas's upper left corner.
   *
   * @param index the type's place in the world's list
   * @param side device pixels
   */
  readonly draw: (context: CanvasRenderingContext2D, index: number, side: number) => void
}

/** @throws when the picture cannot be loaded. */
export async function loadGlyphSprite(url: string): Promise<GlyphSprite> {
  const image = new Image()
  image.src = url
  await image.decode()
  return {
    draw: (context, index, side) => {
      const { x, y } = spriteCell(index)
      const { glyph } = spriteLayout
      context.drawImage(image, x, y, glyph, glyph, 0, 0, side, side)
    },
  }
}
