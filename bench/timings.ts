import type { Browser, Locator, Page } from '@playwright/test'
import { address, mapReady, openPage, type Screen } from './browser.ts'

declare global {
  interface Window {
    benchFrames: number[]
    benchLongTasks: number[]
    gc?: () => void
  }
}

/** Milliseconds from navigation. `mainThread` counts only the work on that thread until the map is ready. */
export interface Start {
  readonly firstPaint: number
  readonly ready: number
  readonly mainThread: number
}

export interface Timings extends Start {
  /** Milliseconds between frames while dragging, and while turning the wheel. */
  readonly drag: readonly number[]
  readonly wheel: readonly number[]
  /** Milliseconds between frames while dragging a map with 2,000 of the player's pins. */
  readonly pins: readonly number[]
  /** Milliseconds from clicking a type to the next frame. */
  readonly toggle: readonly number[]
  /** Milliseconds to the next frame after opening the panel, toggling "Unfound", and checking a box of a checklist. */
  readonly openPanel: readonly number[]
  readonly stillToFind: readonly number[]
  readonly mark: readonly number[]
  /** Longest task on the main thread in milliseconds while typing and searching. */
  readonly searchBlock: number
  /** Bytes of JavaScript heap after a garbage collection. */
  readonly heap: number
}

export async function timeStart(page: Page, url: string): Promise<Start> {
  await page.addInitScript({ path: 'bench/page-observer.js' })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(url, { waitUntil: 'commit' })
  await mapReady(page)
  const { metrics } = await session.send('Performance.getMetrics')
  const task = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
  const at = (entry: string) =>
    page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime, entry)
  return {
    firstPaint: (await at('first-contentful-paint')) ?? NaN,
    ready: (await at('bench-ready')) ?? NaN,
    mainThread: task * 1000,
  }
}

/** Motion and responses of a page that is ready. */
export type Use = Pick<Timings, 'drag' | 'wheel' | 'toggle' | 'openPanel' | 'stillToFind' | 'mark'>

export async function timeUse(page: Page, screen: Screen): Promise<Use> {
  await page.evaluate(() => document.fonts.ready)
  // On a phone, the panel is closed at first.
  if (!(await page.getByRole('button', { name: 'Close panel' }).isVisible()))
    await page.getByRole('button', { name: 'Open panel' }).click()
  const toggle = await timeToggles(page)
  const progress = await timeProgress(page)
  await closePanel(page)
  const drag = await record(page, () => dragFor(page, screen, 3000))
  const wheel = await record(page, () => turnWheel(page, screen))
  return { drag, wheel, toggle, ...progress }
}

export async function timePage(
  browser: Browser,
  screen: Screen,
  markers: number | 'real',
): Promise<Timings> {
  const { page, context } = await openPage(browser, screen, markers)
  const start = await timeStart(page, address)
  const use = await timeUse(page, screen)
  const searchBlock = await timeSearch(page)
  const heap = await page.evaluate(() => {
    window.gc?.()
    const { memory } = performance as Performance & { memory?: { usedJSHeapSize: number } }
    return memory?.usedJSHeapSize ?? NaN
  })
  const pins = await timePins(page, screen)
  await context.close()
  return { ...start, ...use, pins, searchBlock, heap }
}

export async function record(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => void (window.benchFrames = []))
  await act()
  // The first frame started before the action.
  return page.evaluate(() => window.benchFrames.slice(1))
}

async function closePanel(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close panel' })
  if (!(await close.isVisible())) return
  await close.click()
  // While the panel slides out, it covers the map and takes its events.
  await close.waitFor({ state: 'hidden' })
}

/** Drags to and fro through the middle for `time` milliseconds. */
export async function dragFor(page: Page, screen: Screen, time: number): Promise<void> {
  const [middleX, middleY] = [screen.width / 2, screen.height / 2]
  const reach = Math.min(screen.width, screen.height) * 0.4
  await page.mouse.move(middleX, middleY)
  await page.mouse.down()
  const start = Date.now()
  for (let now = start; now - start < time; now = Date.now()) {
    const turn = ((now - start) / 1000) * Math.PI * 1.3
    await page.mouse.move(middleX + Math.sin(turn) * reach, middleY + Math.cos(turn * 0.7) * reach)
  }
  await page.mouse.up()
}

/** A number of the player's pins that should not slow the map down. */
const manyPins = 2000

async function timePins(page: Page, screen: Screen): Promise<number[]> {
  const side = Math.ceil(Math.sqrt(manyPins))
  const pins = Array.from({ length: manyPins }, (_, at) => ({
    id: (at + 1).toString(16).padStart(24, '0'),
    revision: 1,
    deleted: false,
    x: ((at % side) + 0.5) * (8192 / side),
    y: (Math.floor(at / side) + 0.5) * (8192 / side),
    title: `Pin ${at}`,
    note: '',
    glyph: 'flag',
    colour: 'blue',
  }))
  await page.evaluate(
    (text) => {
      window.localStorage.setItem('pins-store', text)
    },
    JSON.stringify({ state: { pins }, version: 0 }),
  )
  await page.reload()
  await page.locator(`[data-map-state="ready"][data-shown-pins="${manyPins}"]`).waitFor()
  await closePanel(page)
  // Skip the work of a page that has just loaded.
  await page.waitForTimeout(2000)
  return record(page, () => dragFor(page, screen, 3000))
}

export async function turnWheel(page: Page, screen: Screen): Promise<void> {
  await page.mouse.move(screen.width / 2, screen.height / 2)
  for (const direction of [-1, 1]) {
    for (let notch = 0; notch < 8; notch += 1) {
      await page.mouse.wheel(0, direction * 100)
      await page.waitForTimeout(150)
    }
  }
}

/** Returns the milliseconds from a click to the end of the next frame. */
async function timeClick(target: Locator): Promise<number> {
  return target.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const start = performance.now()
          element.click()
          // A message arrives after the frame with the click's effects has been drawn.
          requestAnimationFrame(() => {
            const channel = new MessageChannel()
            channel.port1.onmessage = () => resolve(performance.now() - start)
            channel.port2.postMessage(null)
          })
        })
      }),
  )
}

/** Measures the longest checklist. Leaves the panel open at its filters, with nothing marked. */
async function timeProgress(
  page: Page,
): Promise<Pick<Timings, 'openPanel' | 'stillToFind' | 'mark'>> {
  const timed = async (targets: readonly Locator[]) => {
    const times: number[] = []
    for (const target of targets) {
      times.push(await timeClick(target))
      await page.waitForTimeout(400)
    }
    return times
  }
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })
  const openPanel: number[] = []
  for (let round = 0; round < 3; round += 1) {
    await page.getByRole('button', { name: 'Close panel' }).click()
    await page.waitForTimeout(400)
    openPanel.push(...(await timed([page.getByRole('button', { name: 'Open panel' })])))
  }
  // Toggles twice. Earlier builds have this button elsewhere and are not measured.
  const chip = page.getByRole('button', { name: 'Unfound', exact: true })
  const stillToFind = (await chip.count()) > 0 ? await timed([chip, chip, chip, chip]) : []
  await radio('Progress').click()
  await page.getByRole('button', { name: /^Interesting Site \d/ }).click()
  // Checking the visibility of thousands of undrawn rows would take a minute, hence `includeHidden`.
  const boxes = page
    .getByRole('list', { name: /^Checklist/, includeHidden: true })
    .getByRole('checkbox', { includeHidden: true })
  const mark = await timed([boxes.nth(0), boxes.nth(1), boxes.nth(1), boxes.nth(0)])
  await radio('Filters').click()
  return { openPanel, stillToFind, mark }
}

async function timeToggles(page: Page): Promise<number[]> {
  const times: number[] = []
  for (const title of ['Interesting Site', 'Nest', 'Interesting Site', 'Nest', 'Grave', 'Grave']) {
    const toggle = page.getByRole('button', { name: new RegExp(`^${title}`) })
    times.push(await timeClick(toggle))
    await page.waitForTimeout(300)
  }
  return times
}

async function timeSearch(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Open panel' }).click()
  await page.evaluate(() => void (window.benchLongTasks = []))
  const box = page.getByPlaceholder('Search for locations...')
  const found = page.getByText(/results?|No places match/)
  for (const text of ['place', 'treasure', 'lockpicking', '1021']) {
    // Otherwise the previous result would end the wait below.
    await box.fill('')
    await found.first().waitFor({ state: 'detached' })
    // Don't press Enter, which opens the first result and closes the panel on a phone.
    await box.fill(text)
    await found.first().waitFor({ state: 'attached' })
  }
  return page.evaluate(() => Math.max(0, ...window.benchLongTasks))
}
