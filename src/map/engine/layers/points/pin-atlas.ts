import { pinColourCodes, pinGlyphDrawings, pinShape } from '../../../../domain/pins/pin-drawings.ts'
import { paintPin, pinRim, pinScale, selectedPinScale } from './pin-drawing.ts'
import type { Pin } from '../../../../domain/pins/pin.ts'
import type { SymbolPicture } from './point-source.ts'

/** What a pin's picture tells of it. */
type PinFace = Pick<Pin, 'glyph' | 'colour'> & { readonly selected: boolean }

/** Pictures of pins by glyph and colour, drawn when first needed and kept until their size changes. */
export class PinAtlas {
  readonly #pictures = new Map<string, SymbolPicture>()
  #scale = 1

  /** @param markerSize a badge's diameter in CSS pixels */
  setSize(markerSize: number, pixelRatio: number): void {
    const scale = pinScale(markerSize) * pixelRatio
    if (scale === this.#scale) return
    this.#scale = scale
    this.#pictures.clear()
  }

  picture(face: PinFace): SymbolPicture {
    const key = `${face.glyph} ${face.colour} ${face.selected}`
    let picture = this.#pictures.get(key)
    if (!picture) {
      picture = this.#paint(face)
      this.#pictures.set(key, picture)
    }
    return picture
  }

  #paint(face: PinFace): SymbolPicture {
    const scale = this.#scale * (face.selected ? selectedPinScale : 1)
    const rim = face.selected ? pinRim.selected : pinRim.plain
    const { head, foot } = pinShape
    const left = Math.ceil((head.radius + rim) * scale)
    const top = Math.ceil((foot.y - head.y + head.radius + rim) * scale)
    const canvas = document.createElement('canvas')
    canvas.width = left * 2
    canvas.height = top + Math.ceil(rim * scale)
    const context = canvas.getContext('2d')
    if (context) {
      context.translate(left, top)
      context.scale(scale, scale)
      context.translate(-foot.x, -foot.y)
      const [drawing, colour] = [pinGlyphDrawings[face.glyph], pinColourCodes[face.colour]]
      paintPin(context, { ...face, drawing, colour })
    }
    return { canvas, left, top }
  }
}
