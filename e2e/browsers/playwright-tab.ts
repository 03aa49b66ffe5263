import type { Page } from '@playwright/test'
import type { BrowserTab } from './browser-tab.ts'
import { findElement } from './find-element.ts'

/** Wraps a page of Playwright, which drives Chromium over its own protocol and Firefox over WebDriver BiDi. */
export function createPlaywrightTab(page: Page, errors: string[]): BrowserTab {
  return {
    open: async (address) => {
      await page.goto(address)
    },
    reload: async () => {
      await page.reload()
    },
    goBack: async () => {
      await page.goBack()
    },
    run: (script, argument) =>
      page.evaluate(script as (argument: unknown) => never, argument as unknown),
    find: (request) => page.evaluate(findElement, request),
    moveMouse: async (steps) => {
      for (const step of steps) {
        if (step.kind === 'move')
          await page.mouse.move(step.to.x, step.to.y, { steps: step.events ?? 1 })
        else await page.mouse[step.kind]({ button: step.button ?? 'left' })
      }
    },
    turnWheel: async ({ x, y }, deltaY) => {
      await page.mouse.move(x, y)
      await page.mouse.wheel(0, deltaY)
    },
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    // Hiding the caret would require an inline style, which the site's policy blocks in Firefox.
    takeScreenshot: () => page.screenshot({ caret: 'initial' }),
    resize: (size) => page.setViewportSize(size),
    openTab: async () => createPlaywrightTab(await page.context().newPage(), errors),
    bringToFront: () => page.bringToFront(),
    errors: () => errors,
  }
}
