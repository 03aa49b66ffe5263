import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, openBackups } from '../fixtures.ts'

export async function openSend(page: Page): Promise<Locator> {
  const backups = await openBackups(page)
  await backups.getByRole('button', { name: 'Send to another device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send to another device' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Reads the QR code from a screenshot, as a camera would, including whatever surrounds or covers it. */
export async function scannedLink(page: Page): Promise<string> {
  const image = page.getByRole('img', { name: 'QR code for the link' })
  // The dialog moves while it opens. A camera also waits until the picture is still.
  await image.evaluate((element) =>
    Promise.allSettled(
      (element.closest('[role=dialog]') ?? element).getAnimations().map(({ finished }) => finished),
    ),
  )
  const box = await image.boundingBox()
  if (!box) throw new Error('There is no code on the screen.')
  // The screenshot omits any part beyond the screen's edge.
  const png = await page.screenshot({ clip: box })
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const code = jsQR(Uint8ClampedArray.from(data), info.width, info.height, {
    inversionAttempts: 'dontInvert',
  })
  if (!code) throw new Error('There is no code on the screen that can be read.')
  return code.data
}

export function questionOf(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Add to your progress?' })
}

/** Returns the size of one module of the QR code in CSS pixels. The code's width includes the quiet zone. */
export async function moduleSize(code: Locator): Promise<number> {
  return code.evaluate((svg) => {
    const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2])
    return svg.getBoundingClientRect().width / modules
  })
}

/** Returns a pseudo-random half of the ids, because random ids compress badly. */
export function withoutPattern(ids: readonly number[]): readonly number[] {
  let seed = 1
  return ids.filter(() => (seed = (seed * 48_271) % 2_147_483_647) % 2 === 0)
}
