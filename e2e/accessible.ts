import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/**
 * Expects that axe finds nothing wrong with what the page shows, or with a part of it. What axe finds in
 * order is not handed over, and none of our pages has frames whose findings must be put together: either
 * would take as long as the look itself.
 *
 * @param part A selector.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // Half-faded text has half its contrast; what counts is the state that stays.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === 1)
        .filter(({ effect }) => Number(effect?.getTiming().duration) < 2000)
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .include(part)
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
  expect(found).toEqual([])
}
