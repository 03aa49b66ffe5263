import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { pointAt, type Pixel } from '../view.ts'
import type { View } from '../fixtures.ts'

export function menuOf(page: Page): Locator {
  return page.getByRole('menu', { name: /^Menu for / })
}

export async function rightClick(page: Page, at: Pixel): Promise<Locator> {
  await page.mouse.click(at.x, at.y, { button: 'right' })
  await expect(menuOf(page)).toBeVisible()
  return menuOf(page)
}

/** Holds a finger down until the menu opens, then lifts it. */
export async function longPress(page: Page, at: Pixel): Promise<Locator> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect(menuOf(page)).toBeVisible()
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return menuOf(page)
}

export async function choose(menu: Locator, name: string | RegExp): Promise<void> {
  await menu.getByRole('menuitem', { name }).click()
  await expect(menu).toBeHidden()
}

export function written({ x, y }: Pixel): string {
  return `${Math.round(x)}, ${Math.round(y)}`
}

export function writtenAt(page: Page, view: View, pixel: Pixel): string {
  return written(pointAt(page, view, pixel))
}

export async function clipboardOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}
