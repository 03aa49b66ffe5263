import type { Page } from '@playwright/test'
import { panelOf } from '../fixtures.ts'

/** Breaks the formatting of the panel's numbers and renders one in the same task, before the panel itself does. */
export async function breakPanel(page: Page): Promise<void> {
  const hideAll = panelOf(page).getByRole('button', { name: 'Hide all' })
  await hideAll.evaluate((button: HTMLButtonElement) => {
    const prototype = RegExp.prototype
    const replace = prototype[Symbol.replace]
    // The pattern that separates thousands.
    prototype[Symbol.replace] = function replaceOrBreak(this: RegExp, ...how: unknown[]) {
      if (this.source.includes(String.raw`\d{3}`)) throw new RangeError('broken on purpose')
      return Reflect.apply(replace, this, how) as string
    } as typeof replace
    button.click()
  })
}
