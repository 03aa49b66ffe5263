import { canReadCanvas, FalsifiedCanvasError } from '../../../platform/readable-canvas.ts'

export interface FoundPicture {
  readonly title: string
  readonly share: string
  readonly heading: string
  /** Heights of the bars, from 0 to 1. */
  readonly bars: readonly number[]
  /** Label of the full height. */
  readonly top: string
  readonly first: string
  readonly last: string
  readonly summary: string
  readonly site: string
}

/** Size in pixels that social networks show beside a link. */
export const pictureSize = { width: 1200, height: 630 } as const

/** Colours of the land's parchment style. */
const colours = { paper: '#ecdfc0', ink: '#40301f', pale: '#6e5433', bar: '#a9694a' } as const

const barsAreaPx = { left: 130, top: 262, right: 1110, bottom: 468 } as const

const maxTextWidthPx = 1060

/** Width of a bar as a share of its column, and its maximum in pixels. */
const barWidth = { share: 0.8, most: 90 } as const

/** @throws {FalsifiedCanvasError} if the browser falsifies canvas data; another error if it can't draw */
export async function foundPicture(content: FoundPicture): Promise<Blob> {
  if (!(await canReadCanvas())) throw new FalsifiedCanvasError()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, pictureSize)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw on a canvas.')
  const family = getComputedStyle(document.body).getPropertyValue('--font-display')
  const words = Object.values(content).flat().join(' ')
  // If the typeface fails to load, the canvas uses the next one of the list.
  await document.fonts.load(`700 40px ${family}`, words).catch(() => undefined)
  drawFound(context, content, family)
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('There is no picture.'))))
  })
}

/** @param family value for the CSS property `font-family` */
export function drawFound(
  context: CanvasRenderingContext2D,
  content: FoundPicture,
  family: string,
): void {
  const { width, height } = pictureSize
  const { left, top, right, bottom } = barsAreaPx
  const middle = width / 2

  /** Writes a text, smaller if it would be wider than {@link maxTextWidthPx}. */
  function write(text: string, x: number, y: number, size: number, colour: string): void {
    context.font = `700 ${size}px ${family}`
    const fitting = Math.min(1, maxTextWidthPx / context.measureText(text).width)
    context.font = `700 ${Math.floor(size * fitting)}px ${family}`
    context.fillStyle = colour
    context.fillText(text, x, y)
  }

  context.fillStyle = colours.paper
  context.fillRect(0, 0, width, height)
  context.strokeStyle = colours.ink
  for (const [inset, line] of [
    [22, 5],
    [32, 1.5],
  ] as const) {
    context.lineWidth = line
    context.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset)
  }

  context.textBaseline = 'alphabetic'
  context.textAlign = 'center'
  write(content.title, middle, 112, 60, colours.ink)
  write(content.share, middle, 166, 34, colours.ink)
  write(content.heading, middle, 216, 28, colours.pale)
  write(content.summary, middle, 550, 26, colours.ink)
  write(content.site, middle, 582, 18, colours.pale)

  const room = (right - left) / content.bars.length
  const across = Math.min(room * barWidth.share, barWidth.most)
  context.fillStyle = colours.bar
  for (const [at, share] of content.bars.entries()) {
    const high = share * (bottom - top)
    context.fillRect(left + (at + 0.5) * room - across / 2, bottom - high, across, high)
  }
  context.strokeStyle = colours.pale
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(left, bottom)
  context.lineTo(right, bottom)
  context.stroke()

  context.textAlign = 'right'
  write(content.top, left - 14, top + 16, 24, colours.pale)
  write('0', left - 14, bottom, 24, colours.pale)
  write(content.last, right, bottom + 34, 24, colours.pale)
  context.textAlign = 'left'
  write(content.first, left, bottom + 34, 24, colours.pale)
}
