import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { difference, hexColour, type Picture } from '../src/testing/picture-measures.ts'
import type { Pixel } from './view.ts'

export * from '../src/testing/picture-measures.ts'

/** Captures the screen around a pixel, `reach` CSS pixels to each side. */
export async function pictureAround(page: Page, middle: Pixel, reach: number): Promise<Picture> {
  const left = Math.round(middle.x) - reach
  const top = Math.round(middle.y) - reach
  const side = 2 * reach + 1
  const png = await page.screenshot({ clip: { x: left, y: top, width: side, height: side } })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    at: (dx, dy) => {
      const index = ((Math.round(dy) + reach) * info.width + Math.round(dx) + reach) * info.channels
      return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0]
    },
  }
}

export async function pixelsOf(page: Page, hex: string): Promise<number> {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red, green, blue] = hexColour(hex)
  let amount = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const
    if (difference(colour, [red, green, blue]) < 8) amount += 1
  }
  return amount
}
