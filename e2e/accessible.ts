import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './fixtures.ts'

/** The minified build, because the browser parses it faster. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Looked = Pick<Page, 'evaluate'>

export async function expectAccessible(page: Looked, part = 'html'): Promise<void> {
  await endAnimations(page)
  expect(await accessibilityFaults(page, part)).toEqual([])
}

/** Finishes short animations that run once. Half-faded text, for example, would have half its contrast. */
export async function endAnimations(page: Looked): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { iterations, duration } = animation.effect?.getTiming() ?? {}
      if (iterations === 1 && Number(duration) < 2000) animation.finish()
    }
  })
}

/**
 * Returns axe's violations in a part of the page, as `rule: element`. Asks axe for violations only, because
 * transferring the other results takes as long as the check itself.
 *
 * @param part A selector.
 * @param without Ids of axe rules to skip, because an earlier check covered them and their result can't have changed.
 */
export async function accessibilityFaults(
  page: Looked,
  part = 'html',
  without: readonly string[] = [],
): Promise<readonly string[]> {
  // Once per page, because parsing axe takes a third of the time of a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async ([selector, left]) => {
      const { axe: own } = window as unknown as { readonly axe: typeof axe }
      const rules = Object.fromEntries([
        // Off by default in axe-core, but part of Lighthouse's accessibility score.
        ['label-content-name-mismatch', { enabled: true }],
        ...left.map((rule) => [rule, { enabled: false }] as const),
      ])
      return (await own.run(selector, { resultTypes: ['violations'], rules })).violations
    },
    [part, without] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}
