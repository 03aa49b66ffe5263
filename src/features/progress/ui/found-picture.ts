import { canReadCanvas, FalsifiedCanvasError } from '../../../platform/readable-canvas.ts'

/** What stands on a picture of how much was found when, in words of the page's language. */
export interface FoundPicture {
  readonly title: string
  readonly share: string
  readonly heading: string
  /** How high each bar is, from 0 to 1. */
  readonly bars: readonly number[]
  /** What a bar of the full height stands for. */
  readonly top: string
  /** What the first and the last bar stand for. */
  readonly first: string
  readonly last: string
  readonly summary: string
  /** Where the picture is from. */
  readonly site: string
}

/** In pixels, as networks show a picture beside a link. */
export const pictureSize = { width: 1200, height: 630 } as const

/** Those of the land on parchment. */
const colours = { paper: '#ecdfc0', ink: '#40301f', pale: '#6e5433', bar: '#a9694a' } as const

/** Where the bars are, in pixels. */
const area = { left: 130, top: 262, right: 1110, bottom: 468 } as const

/** How wide a line of text may be, in pixels. */
const widest = 1060

/** A bar's width as a share of its room, and in pixels at most. */
const barWidth = { share: 0.8, most: 90 } as const

/**
 * @throws {FalsifiedCanvasError} when the browser would falsify the picture
 * @throws when this browser cannot draw
 */
export async function foundPicture(content: FoundPicture): Promise<Blob> {
  if (!(await canReadCanvas())) throw new FalsifiedCanvasError()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, pictureSize)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw on a canvas.')
  const family = getComputedStyle(document.body).getPropertyValue('--font-display')
  const words = Object.values(content).flat().join(' ')
  // Without the typeface the next one of the list is written in.
  await document.fonts.load(`700 40px ${family}`, words).catch(() => undefined)
  drawFound(context, content, family)
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('There is no picture.'))))
  })
}

/** @param family the typefaces, as a style names them */
export function drawFound(
  context: CanvasRenderingContext2D,
  content: FoundPicture,
  family: string,
): void {
  const { width, height } = pictureSize
  const { left, top, right, bottom } = area
  const middle = width / 2

  /** Smaller where it would be too wide. */
  function write(text: string, x: number, y: number, size: number, colour: string): void {
    context.font = `700 ${size}px ${family}`
    const fitting = Math.min(1, widest / context.measureText(text).width)
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
