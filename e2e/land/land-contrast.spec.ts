import { expect } from '@playwright/test'
import { basemapStyleNames, type BasemapStyleName } from '../../src/basemap/basemap-style.ts'
import type { LandView } from './land-harness.ts'
import { test } from './land.ts'
import type { Colour } from '../picture.ts'
import { settings } from '../world.ts'

/** Minimum contrast ratio of graphics by WCAG 1.4.11. */
const minContrast = 3

/** Minimum contrast ratio of a found place on most land. It may be lower, because a light tick marks the place too. */
const minContrastWhenFound = 2

const foundMarkerOpacity = 0.5

/** Side in pixels of the squares whose mean colour is compared. The eye sees about this area as one colour. */
const cell = 4
const size = { width: 128, height: 128 } as const

const samples = 40

for (const basemapStyle of basemapStyleNames) {
  test(`marker icons stand out from the land in ${basemapStyle}`, async ({ land }) => {
    const pictures = await land.pictures(viewsOver(basemapStyle), size)
    const cells = pictures.flatMap((picture) => cellsOf(picture))
    for (const { title, colour } of settings.categories) {
      const { disc, ring } = await land.markerIcon(colour)
      // On light land the disc stands out, on dark land its ring.
      const [light, edge] = [luminance(disc), luminance(ring)]
      const plain = Float64Array.from(cells, (under) => {
        const land = luminance(under)
        return Math.max(contrast(light, land), contrast(edge, land))
      }).sort()
      const faint = Float64Array.from(cells, (under) => {
        const land = luminance(under)
        const faintDisc = mixed(disc, under)
        const faintRing = mixed(ring, faintDisc)
        return Math.max(contrast(luminance(faintDisc), land), contrast(luminance(faintRing), land))
      }).sort()
      const [low, median] = [at(plain, 0.05), at(plain, 0.5)]
      const faintMedian = at(faint, 0.5)
      const figures = [plain[0] ?? 0, low, median, faint[0] ?? 0, at(faint, 0.05), faintMedian]
      const [least, p5, p50, ...rest] = figures.map((figure) => figure.toFixed(2))
      test.info().annotations.push({
        type: 'contrast',
        description: `${basemapStyle}, ${title}: least ${least}, 5 % below ${p5}, median ${p50}; found already ${rest.join(', ')}`,
      })
      expect.soft(median, `${title} on most land`).toBeGreaterThanOrEqual(minContrast)
      expect.soft(low, `${title} on nearly all land`).toBeGreaterThanOrEqual(minContrast)
      expect
        .soft(faintMedian, `${title}, found already, on most land`)
        .toBeGreaterThanOrEqual(minContrastWhenFound)
    }
  })
}

/** Returns views spread evenly over the world by a low-discrepancy sequence, so that no regular pattern biases them. */
function viewsOver(basemapStyle: BasemapStyleName): LandView[] {
  const [minX, minY, maxX, maxY] = settings.extent
  return Array.from({ length: samples }, (_, index): LandView['at'] => [
    minX + (maxX - minX) * ((0.5 + index * 0.754_877_67) % 1),
    minY + (maxY - minY) * ((0.5 + index * 0.569_840_29) % 1),
  ]).flatMap((at) => [4, 8, 12].map((level) => ({ at, level, basemapStyle })))
}

function cellsOf(picture: Buffer): Colour[] {
  const cells: Colour[] = []
  for (let top = 0; top < size.height; top += cell) {
    for (let left = 0; left < size.width; left += cell) {
      const sum: [number, number, number] = [0, 0, 0]
      for (let y = top; y < top + cell; y += 1) {
        for (let x = left; x < left + cell; x += 1) {
          const index = (y * size.width + x) * 3
          sum[0] += picture[index] ?? 0
          sum[1] += picture[index + 1] ?? 0
          sum[2] += picture[index + 2] ?? 0
        }
      }
      cells.push([sum[0] / cell ** 2, sum[1] / cell ** 2, sum[2] / cell ** 2])
    }
  }
  return cells
}

function at(sorted: Float64Array, share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}

function mixed(over: Colour, under: Colour): Colour {
  const mix = (channel: 0 | 1 | 2) =>
    over[channel] * foundMarkerOpacity + under[channel] * (1 - foundMarkerOpacity)
  return [mix(0), mix(1), mix(2)]
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/**
 * Fractions of a channel step for which the linear value is precomputed. A cell's mean of 16 pixels, halved twice by
 * mixing, has no finer values. The table saves millions of power computations.
 */
const parts = 64

const linears = Float64Array.from({ length: 255 * parts + 1 }, (_, index) => {
  const share = index / parts / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

function linear(channel: number): number {
  return linears[Math.round(channel * parts)] ?? NaN
}
