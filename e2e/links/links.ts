import type { Locator, Page } from '@playwright/test'
import { expect, mapOf, panelOf } from '../fixtures.ts'

/** The query of the page's address, by its parameters. */
export function parametersOf(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams)
}

/** Waits until the address tells what is expected of it. */
export async function expectParameters(
  page: Page,
  expected: Record<string, unknown>,
): Promise<void> {
  await expect.poll(() => parametersOf(page)).toEqual(expected)
}

export async function shownOnMap(page: Page): Promise<number> {
  return Number(await mapOf(page).getAttribute('data-shown-markers'))
}

/** The card of a spot, named as the page writes its coordinate. */
export function spotCard(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Spot: 2550, 2650' })
}

/** What says that filters of a link are shown, and not the player's own. */
export function notice(page: Page): Locator {
  return panelOf(page).getByRole('group', { name: 'Shared filters' })
}

export function typeButton(page: Page, title: string): Locator {
  return panelOf(page).getByRole('button', { name: new RegExp(`^${title}`) })
}
