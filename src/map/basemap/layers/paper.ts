import type { Extent } from '../../../domain/world.ts'
import { createCanvas, drawingOn } from '../canvas.ts'
import { lazily, toShape, type Run } from '../curves.ts'
import type { LookName } from '../../../domain/look.ts'
import type { Palette } from '../palettes.ts'
import { noise } from '../random.ts'
import { sheetExtent, sheetMargin } from '../tile-grid.ts'
import type { CreateLandLayer } from './land-layer.ts'

/** Device pixels along the side of the grain, which repeats; every tile size is a multiple of it. */
const grainSize = 256

/** Device pixels of the canvas that holds grain and stains; a sheet has room for 128 by 256 pixels of them. */
export const paperSize = [grainSize + 128, grainSize] as const

/** World units a pixel of the picture that holds stains and rim. */
const stainUnits = 160

/** The sheet's edge wavers by so many world units. */
const deckle = 44

/** The sheet: its colour and grain, its stains, its darker rim and its uneven edge. */
export const createPaper: CreateLandLayer = ({ extent }) => {
  const sheet = sheetExtent(extent)
  const edge = lazily(() => toShape([deckledEdge(sheet)], true))
  const textures = new Map<LookName, Texture>()
  const textureOf = (look: LookName, palette: Palette) => {
    let texture = textures.get(look)
    if (!texture) {
      texture = createTexture(sheet)
      drawGrain(texture, palette)
      drawStains(texture, palette)
      textures.set(look, texture)
    }
    return texture
  }
  return {
    name: 'paper',
    paint: (brush) => {
      const { context, palette, tile } = brush
      const { canvas, stains } = textureOf(tile.look, palette)
      if (!isWithin(brush.tile.extent, sheet, deckle)) {
        brush.inWorld()
        brush.wash([edge()], palette.paper)
        context.globalCompositeOperation = 'source-atop'
      }
      brush.inPixels()
      for (let top = 0; top < tile.size; top += grainSize) {
        for (let left = 0; left < tile.size; left += grainSize) {
          context.drawImage(canvas, 0, 0, grainSize, grainSize, left, top, grainSize, grainSize)
        }
      }
      context.drawImage(
        canvas,
        grainSize,
        0,
        stains.width,
        stains.height,
        brush.x(sheet[0]),
        brush.y(sheet[3]),
        brush.x(sheet[2]) - brush.x(sheet[0]),
        brush.y(sheet[1]) - brush.y(sheet[3]),
      )
      context.globalCompositeOperation = 'source-over'
    },
  }
}

/** The grain, and right of it the picture of the sheet's stains. */
interface Texture {
  readonly canvas: CanvasImageSource
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
  readonly stains: { readonly width: number; readonly height: number }
}

function createTexture(sheet: Extent): Texture {
  const stains = {
    width: Math.round((sheet[2] - sheet[0]) / stainUnits),
    height: Math.round((sheet[3] - sheet[1]) / stainUnits),
  }
  const canvas = createCanvas(...paperSize)
  return { canvas, context: drawingOn(canvas), stains }
}

/** Paper has fibres: fine specks, and some longer ones that lie across. */
function drawGrain({ context, canvas }: Texture, { paper, grain }: Palette): void {
  context.fillStyle = paper
  context.fillRect(0, 0, grainSize, grainSize)
  if (grain === 0) return
  // A quarter is made; the others mirror it.
  const half = grainSize / 2
  const image = context.getImageData(0, 0, half, half)
  const [red = 0, green = 0, blue = 0] = image.data
  let random = 0x2545f491
  let fibre = 0
  for (let index = 0; index < image.data.length; index += 4) {
    random ^= random << 13
    random ^= random >>> 17
    random ^= random << 5
    // What is left of the pixel before makes fibres that lie across.
    fibre = fibre * 0.6 + ((random & 0xffff) / 0xffff - 0.5)
    const shift = (((random >>> 16) & 0xffff) / 0xffff - 0.5 + fibre * 0.5) * grain
    image.data[index] = red + shift
    image.data[index + 1] = green + shift
    image.data[index + 2] = blue + shift
  }
  context.putImageData(image, 0, 0)
  context.setTransform(-1, 0, 0, 1, grainSize, 0)
  context.drawImage(canvas, 0, 0, half, half, 0, 0, half, half)
  context.setTransform(1, 0, 0, -1, 0, grainSize)
  context.drawImage(canvas, 0, 0, grainSize, half, 0, 0, grainSize, half)
  context.setTransform(1, 0, 0, 1, 0, 0)
}

/** Stains by noise, and the rim that hands and dust have darkened. */
function drawStains({ context, stains }: Texture, { stain, rim }: Palette): void {
  const { width, height } = stains
  const image = context.createImageData(width, height)
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 4) {
      const clouds = noise(x, y, 11, 11) * 0.65 + noise(x, y, 4, 12) * 0.35
      const stained = Math.min(Math.max((clouds - 0.38) * 2.2, 0), 1) * stain.strength
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y) * stainUnits
      const worn = edge + (noise(x, y, 5, 14) - 0.5) * 260
      const dark = (1 - Math.min(Math.max(worn / (sheetMargin * 0.8), 0), 1)) ** 2 * rim.strength
      const alpha = 1 - (1 - stained) * (1 - dark)
      for (let channel = 0; channel < 3; channel += 1) {
        const below = (stain.colour[channel] ?? 0) * stained * (1 - dark)
        image.data[index + channel] = (below + (rim.colour[channel] ?? 0) * dark) / (alpha || 1)
      }
      image.data[index + 3] = alpha * 255
    }
  }
  context.putImageData(image, grainSize, 0)
}

function deckledEdge([minX, minY, maxX, maxY]: Extent): Run {
  const run: number[] = []
  const step = 40
  const corners = [
    [minX, minY, 1, 0],
    [maxX, minY, 0, 1],
    [maxX, maxY, -1, 0],
    [minX, maxY, 0, -1],
  ] as const
  for (const [fromX, fromY, dx, dy] of corners) {
    const length = dx === 0 ? maxY - minY : maxX - minX
    for (let along = 0; along < length; along += step) {
      const x = fromX + dx * along
      const y = fromY + dy * along
      const inward =
        deckle * (noise(x + y * 3, along, 420, 21) * 0.65 + noise(x - y * 3, along, 90, 22) * 0.35)
      run.push(x - dy * inward, y + dx * inward)
    }
  }
  return run
}

function isWithin(inner: Extent, outer: Extent, margin: number): boolean {
  return (
    inner[0] >= outer[0] + margin &&
    inner[1] >= outer[1] + margin &&
    inner[2] <= outer[2] - margin &&
    inner[3] <= outer[3] - margin
  )
}
