// Measures a visit from its first byte, over a line of `network/`. `visit-tables.ts` repeats and compares visits.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { browserPath, launchArgs, screenOptions, slowDown, type Screen } from './browser.ts'
import { wired, type Connection } from './network/connection.ts'
import type { Network } from './network/network.ts'

declare global {
  interface Window {
    benchReady: string
    benchSeen: () => Seen
  }
}

interface Seen extends Pick<Visit, 'firstPaint' | 'land' | 'largestPaint' | 'ready'> {
  /** Start of the navigation in milliseconds since 1970. */
  readonly origin: number
  readonly tasks: readonly (readonly [start: number, duration: number])[]
}

/** Times in milliseconds from the start of the navigation. NaN if an event did not happen. */
export interface Visit {
  readonly firstPaint: number
  /** First frame with the land of the first view. */
  readonly land: number
  readonly largestPaint: number
  readonly ready: number
  /** Work on the page's thread until the page is ready. */
  readonly mainThread: number
  /** Longest task until two seconds after the page is ready. */
  readonly longestTask: number
  /** Sum of the parts beyond 50 ms of all tasks from the first paint until two seconds after readiness. */
  readonly blocked: number
  /** Bytes that reached the browser until the page was ready. */
  readonly bytes: number
}

export interface Place {
  readonly url: string
  /** Selector of an element that exists once the page is ready. */
  readonly ready: string
}

export interface Visiting {
  readonly network: Network
  readonly connection: Connection
  readonly screen: Screen
}

const newWindowSettlingMs = 2500

/** Milliseconds after readiness that still count: work that a page puts off also blocks the player. */
const countedAfterReadyMs = 2000

/** Visits a page with an empty profile. */
export async function firstVisit(
  browser: Browser,
  { network, connection, screen }: Visiting,
  place: Place,
): Promise<Visit> {
  const context = await browser.newContext({
    ...screenOptions(screen),
    proxy: network.proxyOf(connection),
  })
  try {
    const page = await openFor(context, screen, place.ready)
    return await measure(page, network, () => page.goto(place.url, { waitUntil: 'commit' }))
  } finally {
    await context.close()
  }
}

/** Makes a first visit and returns the profile's folder. Every later visit uses a copy, so that it is a second one. */
export async function visitedProfile(
  { network, screen }: Omit<Visiting, 'connection'>,
  place: Place,
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'itinerarium-profile-'))
  const context = await openProfile(folder, { network, connection: wired, screen })
  const page = await context.newPage()
  await page.goto(place.url)
  await page.locator(place.ready).waitFor()
  const [x, y] = [screen.width / 2, screen.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 60, y - 40, { steps: 8 })
  await page.mouse.up()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await waitUntilQuiet(page, network)
  await context.close()
  return folder
}

/** Visits a page again after the browser has been closed. */
export function secondVisit(profile: string, visiting: Visiting, place: Place): Promise<Visit> {
  return withProfile(profile, visiting, async (context) => {
    const page = await openFor(context, visiting.screen, place.ready)
    return measure(page, visiting.network, () => page.goto(place.url, { waitUntil: 'commit' }))
  })
}

/** Goes from a visited world to a new one by the list of worlds, and back. */
export function worldsVisit(
  profile: string,
  visiting: Visiting,
  [home, other]: readonly [Place, Place],
): Promise<readonly [there: Visit, back: Visit]> {
  return withProfile(profile, visiting, async (context) => {
    const page = await openFor(context, visiting.screen, home.ready)
    await page.goto(home.url)
    await page.locator(home.ready).waitFor({ timeout: 60_000 })
    await page.waitForTimeout(1000)
    const go = async (place: Place) => {
      const panel = page.getByRole('button', { name: 'Open panel' })
      if (await panel.isVisible()) await panel.click()
      await page.getByRole('button', { name: /^World: / }).click()
      const { pathname } = new URL(place.url)
      const link = page.getByRole('dialog', { name: 'Worlds' }).locator(`a[href$="${pathname}"]`)
      await link.waitFor()
      // The picture of the world appears meanwhile.
      await page.waitForTimeout(1000)
      return measure(page, visiting.network, async () => {
        const gone = page.waitForURL((url) => url.pathname === pathname, { waitUntil: 'commit' })
        await link.click({ noWaitAfter: true })
        await gone
      })
    }
    const there = await go(other)
    await waitUntilQuiet(page, visiting.network)
    return [there, await go(home)]
  })
}

async function withProfile<Result>(
  profile: string,
  visiting: Visiting,
  act: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'itinerarium-profile-'))
  cpSync(profile, folder, { recursive: true })
  const context = await openProfile(folder, visiting)
  try {
    // A browser that has just started is busy.
    await new Promise((resolve) => setTimeout(resolve, countedAfterReadyMs))
    return await act(context)
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function openProfile(
  folder: string,
  { network, connection, screen }: Visiting,
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: browserPath(),
    ...screenOptions(screen),
    args: [...launchArgs, ...network.args],
    proxy: network.proxyOf(connection),
  })
}

async function openFor(context: BrowserContext, screen: Screen, ready: string): Promise<Page> {
  const page = await context.newPage()
  // A new window first loads the browser's own pages, which takes both cores for a second.
  await page.waitForTimeout(newWindowSettlingMs)
  await page.addInitScript((selector) => void (window.benchReady = selector), ready)
  await page.addInitScript({ path: 'bench/visit-observer.js' })
  await slowDown(page, screen)
  return page
}

/** Waits until no bytes have arrived for two seconds. */
async function waitUntilQuiet(page: Page, network: Network): Promise<void> {
  for (let [before, come] = [-1, 0]; come !== before;) {
    await page.waitForTimeout(2000)
    before = come
    come = (await network.arrivals()).length
  }
}

async function measure(page: Page, network: Network, go: () => Promise<unknown>): Promise<Visit> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
  }
  await network.arrivals({ forget: true })
  const before = await worked()
  const ready = page.waitForEvent('console', {
    predicate: (message) => message.text() === 'bench-ready',
    timeout: 120_000,
  })
  await Promise.all([go(), ready])
  const work = await worked()
  await page.waitForTimeout(countedAfterReadyMs)
  const seen = await page.evaluate(() => window.benchSeen())
  const arrivals = await network.arrivals()
  const until = seen.ready + countedAfterReadyMs
  const tasks = seen.tasks.filter(([start]) => start < until)
  const painted = tasks.filter(([start, duration]) => start + duration > seen.firstPaint)
  return {
    firstPaint: seen.firstPaint,
    land: seen.land,
    largestPaint: seen.largestPaint,
    ready: seen.ready,
    // The total continues after a navigation, or starts again at 0.
    mainThread: work < before ? work : work - before,
    longestTask: Math.max(0, ...tasks.map(([, duration]) => duration)),
    blocked: painted.reduce((sum, [, duration]) => sum + Math.max(duration - 50, 0), 0),
    bytes: arrivals
      .filter(({ time }) => time <= seen.origin + seen.ready)
      .reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
