import type { NamePlate } from '../../../domain/markers/name-plates.ts'

/** CSS pixels. */
export interface PlateSize {
  readonly width: number
  readonly height: number
}

/** Type sizes in CSS pixels; the style sheet of the map view sets the same. */
const sizes: Record<NamePlate['rank'], number> = {
  town: 20,
  castle: 17,
  monastery: 17,
  village: 16,
  ruin: 15,
  hamlet: 14,
  marker: 13,
  pin: 13,
}

function fontOf(rank: NamePlate['rank']): string {
  return rank === 'marker' || rank === 'pin'
    ? `500 ${sizes[rank]}px "Alegreya Sans", system-ui, sans-serif`
    : `700 ${sizes[rank]}px "Alegreya SC", Georgia, serif`
}

/** The fonts that plates are written in, for `document.fonts.load`. */
export const plateFonts = [fontOf('town'), fontOf('marker')]

let measuring: CanvasRenderingContext2D | null | undefined
let measured: NamePlate['rank'] | undefined

/** How large a plate will be, without putting it on the page. */
export function measurePlate({ text, rank }: NamePlate): PlateSize {
  measuring ??= document.createElement('canvas').getContext('2d')
  const size = sizes[rank]
  // The same font again would take as long as another.
  if (measuring && measured !== rank) measuring.font = fontOf(rank)
  measured = rank
  const textWidth = measuring?.measureText(text).width ?? text.length * size * 0.6
  return { width: Math.ceil(textWidth + size * 0.9), height: Math.ceil(size * 1.4) }
}
