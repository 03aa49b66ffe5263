import type { NamePlate } from '../../../domain/markers/name-plates.ts'

/** CSS pixels. */
export interface PlateSize {
  readonly width: number
  readonly height: number
}

/** As the style sheet of the map view sets it. */
function fontOf({ kind, size }: Pick<NamePlate, 'kind' | 'size'>): string {
  return kind === 'settlement'
    ? `700 ${size}px "Alegreya SC", Georgia, serif`
    : `500 ${size}px "Alegreya Sans", system-ui, sans-serif`
}

/** The fonts that plates are written in, for `document.fonts.load`; the size does not matter there. */
export const plateFonts = [
  fontOf({ kind: 'settlement', size: 20 }),
  fontOf({ kind: 'marker', size: 13 }),
]

let measuring: CanvasRenderingContext2D | null | undefined
let measured: string | undefined

/** How large a plate will be, without putting it on the page. */
export function measurePlate(plate: NamePlate): PlateSize {
  const { text, size } = plate
  measuring ??= document.createElement('canvas').getContext('2d')
  const font = fontOf(plate)
  // The same font again would take as long as another.
  if (measuring && measured !== font) measuring.font = font
  measured = font
  const textWidth = measuring?.measureText(text).width ?? text.length * size * 0.6
  return { width: Math.ceil(textWidth + size * 0.9), height: Math.ceil(size * 1.4) }
}
