import type { NamePlate } from '../../../domain/name-plates.ts'

interface PlateStyle {
  readonly font: string
  /** CSS pixels. */
  readonly size: number
  readonly ink: string
  readonly plate: string
  readonly edge: string
}

const place = { ink: '#2b2013', plate: '#f6ecd2f0', edge: '#8a7350' } as const
const display = '"Alegreya SC", Georgia, serif'

const styles: Record<NamePlate['rank'], PlateStyle> = {
  town: { ...place, font: `700 20px ${display}`, size: 20 },
  castle: { ...place, font: `700 17px ${display}`, size: 17 },
  monastery: { ...place, font: `700 17px ${display}`, size: 17 },
  village: { ...place, font: `700 16px ${display}`, size: 16 },
  ruin: { ...place, font: `700 15px ${display}`, size: 15 },
  hamlet: { ...place, font: `700 14px ${display}`, size: 14 },
  marker: {
    ink: '#f3e7c9',
    plate: '#1b1712d9',
    edge: '#1b171200',
    font: '500 13px "Alegreya Sans", system-ui, sans-serif',
    size: 13,
  },
}

/** Fonts that plates are written in, for `document.fonts.load`. */
export const plateFonts = [styles.town.font, styles.marker.font]

/** A name plate as a picture. */
export interface PlatePicture {
  readonly canvas: HTMLCanvasElement
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

const measuring = document.createElement('canvas').getContext('2d')

export function paintPlate(plate: NamePlate, pixelRatio: number): PlatePicture {
  const style = styles[plate.rank]
  if (measuring) measuring.font = style.font
  const textWidth = measuring?.measureText(plate.text).width ?? plate.text.length * style.size
  const width = Math.ceil(textWidth + style.size * 0.9)
  const height = Math.ceil(style.size * 1.35)
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * pixelRatio)
  canvas.height = Math.ceil(height * pixelRatio)
  const context = canvas.getContext('2d')
  if (context) {
    context.scale(pixelRatio, pixelRatio)
    context.beginPath()
    context.roundRect(0.5, 0.5, width - 1, height - 1, style.size * 0.22)
    context.fillStyle = style.plate
    context.fill()
    context.strokeStyle = style.edge
    context.stroke()
    context.fillStyle = style.ink
    context.font = style.font
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(plate.text, width / 2, height / 2 + style.size * 0.04)
  }
  return { canvas, width, height }
}
