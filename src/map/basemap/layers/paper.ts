import type { Extent } from '../../../domain/world.ts'
import { createCanvas, onProcessor } from '../canvas.ts'
import { toShape, type Run } from '../curves.ts'
import type { LookName } from '../../../domain/look.ts'
import type { Palette } from '../palettes.ts'
import { noise } from '../random.ts'
import { sheetExtent, sheetMargin } from '../tile-grid.ts'
import type { CreateLandLayer } from './land-layer.ts'

/** Device pixels along the side of the grain, which repeats; every tile size is a multiple of it. */
const grainSize = 256

/** World units a pixel of the picture that holds stains and rim. */
const stainUnits = 160

/** The sheet's edge wavers by so many world units. */
const deckle = 44

/** The sheet: its colour and grain, its stains, its darker rim and its uneven edge. */
export const createPaper: CreateLandLayer = ({ extent }) => {
  const sheet = sheetExtent(extent)
  const edge = toShape([deckledEdge(sheet)], true)
  const grains = new Map<LookName, ReturnType<typeof createCanvas>>()
  const stains = new Map<LookName, ReturnType<typeof createCanvas>>()
  const remembered = <Value>(kept: Map<LookName, Value>, look: LookName, make: () => Value) => {
    const value = kept.get(look) ?? make()
    kept.set(look, value)
    return value
  }
  return {
    name: 'paper',
    paint: (brush) => {
      const { context, palette, tile } = brush
      const atEdge = !isWithin(brush.tile.extent, sheet, deckle)
      if (atEdge) {
        brush.inWorld()
        brush.wash([edge], palette.paper)
        context.globalCompositeOperation = 'source-atop'
      }
      brush.inPixels()
      const grain = remembered(grains, tile.look, () => createGrain(palette))
      context.fillStyle = context.createPattern(grain, 'repeat') ?? palette.paper
      context.fillRect(0, 0, tile.size, tile.size)
      const stain = remembered(stains, tile.look, () => createStains(palette, sheet))
      context.drawImage(
        stain,
        brush.x(sheet[0]),
        brush.y(sheet[3]),
        brush.x(sheet[2]) - brush.x(sheet[0]),
        brush.y(sheet[1]) - brush.y(sheet[3]),
      )
      context.globalCompositeOperation = 'source-over'
    },
  }
}

/** Paper has fibres: fine specks, and some longer ones that lie across. */
function createGrain({ paper, grain }: Palette) {
  const canvas = createCanvas(grainSize, grainSize)
  const context = canvas.getContext('2d', onProcessor) as OffscreenCanvasRenderingContext2D | null
  if (!context) return canvas
  context.fillStyle = paper
  context.fillRect(0, 0, grainSize, grainSize)
  if (grain === 0) return canvas
  // A quarter is made; the others mirror it.
  const image = context.getImageData(0, 0, grainSize / 2, grainSize / 2)
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
  const half = grainSize / 2
  context.setTransform(-1, 0, 0, 1, grainSize, 0)
  context.drawImage(context.canvas, 0, 0, half, half, 0, 0, half, half)
  context.setTransform(1, 0, 0, -1, 0, grainSize)
  context.drawImage(context.canvas, 0, 0, grainSize, half, 0, 0, grainSize, half)
  return canvas
}

/** Stains by noise, and the rim that hands and dust have darkened. */
function createStains({ stain, rim }: Palette, sheet: Extent) {
  const width = Math.round((sheet[2] - sheet[0]) / stainUnits)
  const height = Math.round((sheet[3] - sheet[1]) / stainUnits)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d', onProcessor) as OffscreenCanvasRenderingContext2D | null
  if (!context) return canvas
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
  context.putImageData(image, 0, 0)
  return canvas
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
