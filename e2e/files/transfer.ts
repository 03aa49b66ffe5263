import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, openBackups } from '../fixtures.ts'

/** Opens the dialog from the backups and waits for its code. */
export async function openSend(page: Page): Promise<Locator> {
  const backups = await openBackups(page)
  await backups.getByRole('button', { name: 'Send to another device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send to another device' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** What a camera reads off the screen: the picture of the code and of what lies around and over it. */
export async function scannedLink(page: Page): Promise<string> {
  const image = page.getByRole('img', { name: 'QR code for the link' })
  // The dialog rises as it opens, and a camera waits until it is held still.
  await image.evaluate((element) =>
    Promise.allSettled(
      (element.closest('[role=dialog]') ?? element).getAnimations().map(({ finished }) => finished),
    ),
  )
  const box = await image.boundingBox()
  if (!box) throw new Error('There is no code on the screen.')
  // What of it is beyond the screen's edge is not in the picture either.
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

/** CSS pixels of one module of the code, quiet zone and all. */
export async function moduleSize(code: Locator): Promise<number> {
  return code.evaluate((svg) => {
    const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2])
    return svg.getBoundingClientRect().width / modules
  })
}

/** Half of the ids, by a generator of random numbers, so that they do not compress. */
export function withoutPattern(ids: readonly number[]): readonly number[] {
  let seed = 1
  return ids.filter(() => (seed = (seed * 48_271) % 2_147_483_647) % 2 === 0)
}
