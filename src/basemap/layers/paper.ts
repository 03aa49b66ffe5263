import { clamp, contains, type Extent } from '../../geometry/extent.ts'
import type { TilePainter } from '../tile-painter.ts'
import { lazily, toShape, type Run } from '../curves.ts'
import type { Palette } from '../palettes.ts'
import { noise } from '../random.ts'
import type { AtlasPart, SymbolContext } from '../symbols/symbols.ts'
import type { CreateBasemapLayer } from '../chart-land.ts'

/** Side of the repeated grain picture in device pixels. Every tile size is a multiple of it. */
const grainSize = 256

/** Least number of chart units per pixel of the stain picture. */
const stainUnits = 160

/** Greatest side of the stain picture in pixels, so that it fits beside the symbols. */
const maxStainsSide = 64

/** Depth of the irregular paper edge, as a share of the margin. */
const deckleShare = 11 / 256

/** Draws the paper: colour, grain, stains, a darker rim and an irregular edge. */
export const createPaper: CreateBasemapLayer = ({ mapBounds, margin }) => {
  const deckle = margin * deckleShare
  const edge = lazily(() => toShape([deckledEdge(mapBounds, deckle)], true))
  const stains = stainsOf(mapBounds, margin)
  /** Returns the grain picture, with the stain picture to its right. */
  const textureOf = ({ symbols, tile, palette }: TilePainter): AtlasPart =>
    symbols.picture(
      `paper ${tile.basemapStyle}`,
      [grainSize + stains.width, Math.max(grainSize, stains.height)],
      (context, left, top) => {
        drawGrain(context, left, top, palette)
        context.putImageData(stainsImage(context, stains, palette), left + grainSize, top)
      },
    )
  return {
    name: 'paper',
    paint: (painter) => {
      const { context, palette, tile } = painter
      const texture = textureOf(painter)
      if (!contains(mapBounds, painter.tile.extent, -deckle)) {
        painter.useChartUnits()
        painter.wash([edge()], palette.paper)
        context.globalCompositeOperation = 'source-atop'
      }
      painter.useDevicePixels()
      // Align the grain with that of the grid's tiles, so that it doesn't jump when a tile replaces the first picture.
      const [beginX, beginY] = [painter.x(mapBounds[0]), painter.y(mapBounds[3])].map(
        grainBegin,
      ) as [number, number]
      for (let top = beginY; top < tile.height; top += grainSize) {
        for (let left = beginX; left < tile.width; left += grainSize) {
          context.drawImage(
            texture.atlas,
            texture.left,
            texture.top,
            grainSize,
            grainSize,
            left,
            top,
            grainSize,
            grainSize,
          )
        }
      }
      context.drawImage(
        texture.atlas,
        texture.left + grainSize,
        texture.top,
        stains.width,
        stains.height,
        painter.x(mapBounds[0]),
        painter.y(mapBounds[3]),
        painter.x(mapBounds[2]) - painter.x(mapBounds[0]),
        painter.y(mapBounds[1]) - painter.y(mapBounds[3]),
      )
      context.globalCompositeOperation = 'source-over'
    },
  }
}

interface Stains {
  readonly width: number
  readonly height: number
  /** Chart units per pixel. */
  readonly cell: number
  readonly margin: number
}

function stainsOf([minX, minY, maxX, maxY]: Extent, margin: number): Stains {
  const cell = Math.max(stainUnits, Math.max(maxX - minX, maxY - minY) / maxStainsSide)
  return {
    width: Math.round((maxX - minX) / cell),
    height: Math.round((maxY - minY) / cell),
    cell,
    margin,
  }
}

/** Draws the fibres of the paper: fine specks, and longer ones that lie across. */
function drawGrain(
  context: SymbolContext,
  left: number,
  top: number,
  { paper, grain }: Palette,
): void {
  context.fillStyle = paper
  context.fillRect(left, top, grainSize, grainSize)
  if (grain === 0) return
  // Only a quarter is computed; the other three mirror it.
  const half = grainSize / 2
  // Don't read the colour back from the canvas: browsers that guard against fingerprinting falsify it.
  const image = context.createImageData(grainSize, grainSize)
  const { data } = image
  const [red = 0, green = 0, blue = 0] = parseHexColour(paper)
  const last = grainSize - 1
  let random = 0x2545f491
  let fibre = 0
  for (let y = 0; y < half; y += 1) {
    for (let x = 0; x < half; x += 1) {
      random ^= random << 13
      random ^= random >>> 17
      random ^= random << 5
      // Part of the previous pixel's value remains, which makes horizontal fibres.
      fibre = fibre * 0.6 + ((random & 0xffff) / 0xffff - 0.5)
      const shift = (((random >>> 16) & 0xffff) / 0xffff - 0.5 + fibre * 0.5) * grain
      for (const row of [y, last - y]) {
        for (const column of [x, last - x]) {
          const index = (row * grainSize + column) * 4
          data[index] = red + shift
          data[index + 1] = green + shift
          data[index + 2] = blue + shift
          data[index + 3] = 255
        }
      }
    }
  }
  context.putImageData(image, left, top)
}

function parseHexColour(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function stainsImage(
  context: SymbolContext,
  { width, height, cell, margin }: Stains,
  { meadow, stain, rim }: Palette,
): ImageData {
  const image = context.createImageData(width, height)
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 4) {
      const clouds = noise(x, y, 11, 11) * 0.65 + noise(x, y, 4, 12) * 0.35
      const stained = clamp((clouds - 0.38) * 2.2, 0, 1) * stain.strength
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y) * cell
      const worn = edge + (noise(x, y, 5, 14) - 0.5) * 260
      const dark = (1 - clamp(worn / (margin * 0.8), 0, 1)) ** 2 * rim.strength
      // Grass grows on the land only, not on the margin.
      const inland = clamp((edge - margin) / cell, 0, 1)
      const grassy = noise(x, y, 6, 15) * 0.6 + noise(x, y, 2.6, 16) * 0.4
      const green = clamp((grassy - 0.42) * 3.4, 0, 1) * meadow.strength * inland
      const alpha = 1 - (1 - green) * (1 - stained) * (1 - dark)
      for (let channel = 0; channel < 3; channel += 1) {
        const lowest = (meadow.colour[channel] ?? 0) * green * (1 - stained)
        const below = (lowest + (stain.colour[channel] ?? 0) * stained) * (1 - dark)
        image.data[index + channel] = (below + (rim.colour[channel] ?? 0) * dark) / (alpha || 1)
      }
      image.data[index + 3] = alpha * 255
    }
  }
  return image
}

/** Returns the left edge of the first grain picture that reaches into a tile, in device pixels. */
function grainBegin(place: number): number {
  const left = Math.round(place) % grainSize
  return left > 0 ? left - grainSize : left
}

function deckledEdge([minX, minY, maxX, maxY]: Extent, deckle: number): Run {
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
