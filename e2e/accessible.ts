import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './journey.ts'

/** Without its comments and long names, which take as long to read again. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Expects that axe finds nothing wrong with what the page shows, or with a part of it. What axe finds in
 * order is not handed over, which would take as long as the look itself, and none of our pages has frames.
 *
 * @param part A selector.
 * @param without Rules of axe, by their ids, that were looked at before and cannot have changed.
 */
export async function expectAccessible(
  page: Page,
  part = 'html',
  without: readonly string[] = [],
): Promise<void> {
  // Half-faded text has half its contrast; what counts is the state that stays.
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getTiming().iterations === 1)
          .filter(({ effect }) => Number(effect?.getTiming().duration) < 2000)
          .map(({ finished }) => finished),
      ),
      // One that begins out of sight, or whose clock stands still, never ends.
      new Promise((resolve) => setTimeout(resolve, 4000)),
    ]),
  )
  // Once a page: to read it takes as long as a third of a look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async ([selector, left]) => {
      const { axe: own } = window as unknown as { readonly axe: typeof axe }
      const rules = Object.fromEntries(left.map((rule) => [rule, { enabled: false }]))
      return (await own.run(selector, { resultTypes: ['violations'], rules })).violations
    },
    [part, without] as const,
  )
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
  expect(found).toEqual([])
}
