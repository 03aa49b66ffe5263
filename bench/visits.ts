// What a visit takes from its first byte on, over a line of `network/`. `visit-tables.ts` makes visits by turns.
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

/** What `visit-observer.js` has seen. */
interface Seen extends Pick<Visit, 'firstPaint' | 'land' | 'largestPaint' | 'ready'> {
  /** When the navigation began, in milliseconds since 1970. */
  readonly origin: number
  readonly tasks: readonly (readonly [start: number, duration: number])[]
}

/** Milliseconds from the start of the navigation, unless said. NaN where there is none. */
export interface Visit {
  readonly firstPaint: number
  /** The first frame with the land of the first view. */
  readonly land: number
  readonly largestPaint: number
  readonly ready: number
  /** Of work on the page's thread until it is ready. */
  readonly mainThread: number
  /** Of the longest task until two seconds after that. */
  readonly longestTask: number
  /** What tasks from the first paint until two seconds after being ready take beyond 50 ms each. */
  readonly blocked: number
  /** That have reached the browser until the page is ready. */
  readonly bytes: number
}

export interface Place {
  readonly url: string
  /** A selector of what is there when the page is ready. */
  readonly ready: string
}

/** How and from where a page is visited. */
export interface Visiting {
  readonly network: Network
  readonly connection: Connection
  readonly screen: Screen
}

/** Milliseconds until a new window of the browser has nothing to do. */
const settling = 2500

/** Milliseconds: what a page puts off until it is ready blocks it as well. */
const afterwards = 2000

/** A browser that has never been there. */
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

/**
 * The profile of a player who has been there once: the map has been moved, and the service worker has cached all.
 *
 * @returns its folder, to be copied for each visit, so that each is the second
 */
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
  await quiet(page, network)
  await context.close()
  return folder
}

/** The browser has been closed since the first visit. */
export function secondVisit(profile: string, visiting: Visiting, place: Place): Promise<Visit> {
  return withProfile(profile, visiting, async (context) => {
    const page = await openFor(context, visiting.screen, place.ready)
    return measure(page, visiting.network, () => page.goto(place.url, { waitUntil: 'commit' }))
  })
}

/** From a world that was visited before to one that was not, and back, by the list of worlds. */
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
      // Until its picture is there.
      await page.waitForTimeout(1000)
      return measure(page, visiting.network, async () => {
        const gone = page.waitForURL((url) => url.pathname === pathname, { waitUntil: 'commit' })
        await link.click({ noWaitAfter: true })
        await gone
      })
    }
    const there = await go(other)
    await quiet(page, visiting.network)
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
    // A browser that has just started has work of its own.
    await new Promise((resolve) => setTimeout(resolve, afterwards))
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
  // A new window loads the browser's own pages first, which takes both cores for a second.
  await page.waitForTimeout(settling)
  await page.addInitScript((selector) => void (window.benchReady = selector), ready)
  await page.addInitScript({ path: 'bench/visit-observer.js' })
  await slowDown(page, screen)
  return page
}

/** Until nothing has come for two seconds. */
async function quiet(page: Page, network: Network): Promise<void> {
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
  await page.waitForTimeout(afterwards)
  const seen = await page.evaluate(() => window.benchSeen())
  const arrivals = await network.arrivals()
  const until = seen.ready + afterwards
  const tasks = seen.tasks.filter(([start]) => start < until)
  const painted = tasks.filter(([start, duration]) => start + duration > seen.firstPaint)
  return {
    firstPaint: seen.firstPaint,
    land: seen.land,
    largestPaint: seen.largestPaint,
    ready: seen.ready,
    // Another page in the place of one goes on with its sum, or begins anew.
    mainThread: work < before ? work : work - before,
    longestTask: Math.max(0, ...tasks.map(([, duration]) => duration)),
    blocked: painted.reduce((sum, [, duration]) => sum + Math.max(duration - 50, 0), 0),
    bytes: arrivals
      .filter(({ time }) => time <= seen.origin + seen.ready)
      .reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
