import { spriteCell, spriteLayout } from '../../../domain/sprite.ts'

/** The world's glyphs in one vector picture, so that they are sharp at every size and pixel ratio. */
export interface GlyphSprite {
  /**
   * One glyph in white on transparent.
   *
   * @param index the type's place in the world's list
   * @param size device pixels along one side
   */
  readonly glyph: (index: number, size: number) => HTMLCanvasElement
}

/** @throws when the picture cannot be loaded. */
export async function loadGlyphSprite(url: string): Promise<GlyphSprite> {
  const image = new Image()
  image.src = url
  await image.decode()
  return {
    glyph: (index, size) => {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = Math.max(Math.ceil(size), 1)
      const { x, y } = spriteCell(index)
      const side = spriteLayout.glyph
      canvas.getContext('2d')?.drawImage(image, x, y, side, side, 0, 0, canvas.width, canvas.height)
      return canvas
    },
  }
}
