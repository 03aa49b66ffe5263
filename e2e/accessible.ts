import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './fixtures.ts'

/** Without its comments and long names, which take as long to read again. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** A page, or one in a frame. */
type Looked = Pick<Page, 'evaluate'>

/** Expects that axe finds nothing wrong with what the page shows, or with a part of it, by its selector. */
export async function expectAccessible(page: Looked, part = 'html'): Promise<void> {
  await endAnimations(page)
  expect(await accessibilityFaults(page, part)).toEqual([])
}

/** Brings what moves or fades, once and soon, to its end: half-faded text has half its contrast, for example. */
export async function endAnimations(page: Looked): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { iterations, duration } = animation.effect?.getTiming() ?? {}
      if (iterations === 1 && Number(duration) < 2000) animation.finish()
    }
  })
}

/**
 * What axe finds wrong with a part of the page, as `rule: element`. What axe finds in order is not handed over, which
 * would take as long as the look itself, and none of our pages has frames.
 *
 * @param part A selector.
 * @param without Rules of axe, by their ids, that were looked at before and cannot have changed.
 */
export async function accessibilityFaults(
  page: Looked,
  part = 'html',
  without: readonly string[] = [],
): Promise<readonly string[]> {
  // Once a page: to read it takes as long as a third of a look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async ([selector, left]) => {
      const { axe: own } = window as unknown as { readonly axe: typeof axe }
      const rules = Object.fromEntries([
        // Not yet among those that axe has on by itself; Lighthouse looks at it.
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
