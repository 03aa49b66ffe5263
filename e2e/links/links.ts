import type { Locator, Page } from '@playwright/test'
import { expect, mapOf, panelOf } from '../fixtures.ts'

export function parametersOf(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams)
}

export async function expectParameters(
  page: Page,
  expected: Record<string, unknown>,
): Promise<void> {
  await expect.poll(() => parametersOf(page)).toEqual(expected)
}

export async function shownOnMap(page: Page): Promise<number> {
  return Number(await mapOf(page).getAttribute('data-shown-markers'))
}

/** Returns the card of a spot. Its name contains the coordinate as the page writes it. */
export function spotCard(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Spot: 2550, 2650' })
}

/** Returns the notice that a link's filters are shown instead of the player's own. */
export function notice(page: Page): Locator {
  return panelOf(page).getByRole('group', { name: 'Shared filters' })
}

export function typeButton(page: Page, title: string): Locator {
  return panelOf(page).getByRole('button', { name: new RegExp(`^${title}`) })
}
