import { readFileSync, readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { build } from 'vite'
import type { BasemapStyleName } from '../src/basemap/basemap-style.ts'
import { address, desktop, mapReady, openPage } from './browser.ts'
import type { LevelTimes } from './land-worker-entry.ts'

const geographyFile = 'public/generated/data/kcd1/geography.json'
const fontsFolder = 'src/ui/fonts'

/** Returns the bytes of the compressed geography, and of the font files for names on the land. */
export function landBytes(): { readonly geography: number; readonly lettering: number } {
  const fonts = readdirSync(fontsFolder).filter((name) => name.startsWith('alegreya-sc'))
  return {
    geography: brotliCompressSync(readFileSync(geographyFile)).length,
    lettering: fonts.reduce((sum, name) => sum + readFileSync(`${fontsFolder}/${name}`).length, 0),
  }
}

export async function tileTimes(
  browser: Browser,
  basemapStyle: BasemapStyleName,
): Promise<readonly LevelTimes[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'bench/land-worker-entry.ts', formats: ['iife'], name: 'land' },
    },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  if (!bundle || !('output' in bundle)) throw new Error('The land could not be bundled.')
  const { code } = bundle.output[0]
  const page = await browser.newPage()
  try {
    return await page.evaluate(timeInWorker, {
      code,
      basemapStyle,
      geography: readFileSync(geographyFile, 'utf8'),
      font: [...readFileSync(`${fontsFolder}/alegreya-sc-700-latin.woff2`)],
    })
  } finally {
    await page.close()
  }
}

interface WorkerOrder {
  readonly code: string
  readonly basemapStyle: BasemapStyleName
  readonly geography: string
  readonly font: readonly number[]
}

async function timeInWorker(order: WorkerOrder): Promise<readonly LevelTimes[]> {
  const script = URL.createObjectURL(new Blob([order.code], { type: 'text/javascript' }))
  const worker = new Worker(script)
  worker.postMessage({
    geography: JSON.parse(order.geography) as unknown,
    font: new Uint8Array(order.font).buffer,
    basemapStyle: order.basemapStyle,
    tilesPerLevel: 40,
  })
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<readonly LevelTimes[]>) => {
      worker.terminate()
      resolve(data)
    })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
  })
}

export interface LandFrames {
  /** Milliseconds from the start of the map's chunk until all land in view is sharp. */
  readonly firstSharp: number
  /** Milliseconds between frames while the view moves over land that is not drawn yet. */
  readonly drawing: readonly number[]
  /** Milliseconds between frames on the way back, over land that is drawn. */
  readonly cached: readonly number[]
  /** Longest task on the page's thread in milliseconds; 0 if none exceeded 50 ms. */
  readonly longestTask: number
}

/** Moves the desktop view over the land, without markers and names. */
export async function landFrames(browser: Browser): Promise<LandFrames> {
  const { page, context } = await openPage(browser, desktop, 'real')
  await page.addInitScript({ path: 'bench/page-observer.js' })
  await page.goto(address, { waitUntil: 'commit' })
  await mapReady(page)
  const [begin = NaN, end = NaN] = await page.evaluate(() =>
    ['map-view', 'land-sharp'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
  )
  await page.getByRole('button', { name: 'Hide all' }).click()
  await page.getByRole('switch', { name: 'Name plates' }).click()
  await page.getByRole('button', { name: 'Close panel' }).click()
  await page.evaluate(() => void (window.benchLongTasks = []))
  const drawing = await framesOver(page, () => wander(page, 1))
  await page.waitForTimeout(1500)
  const cached = await framesOver(page, () => wander(page, -1))
  const longestTask = await page.evaluate(() => Math.max(0, ...window.benchLongTasks))
  await context.close()
  return { firstSharp: end - begin, drawing, cached, longestTask }
}

async function framesOver(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => void (window.benchFrames = []))
  await act()
  return page.evaluate(() => window.benchFrames.slice(1))
}

/** Drags sideways three times, and turns the wheel in between. A direction of -1 goes the same way back. */
async function wander(page: Page, direction: 1 | -1): Promise<void> {
  const [middleX, middleY] = [desktop.width / 2, desktop.height / 2]
  for (let leg = 0; leg < 3; leg += 1) {
    if (direction < 0) await turn(page, 100)
    await page.mouse.move(middleX + direction * 500, middleY)
    await page.mouse.down()
    const start = Date.now()
    for (let now = start; now - start < 1000; now = Date.now()) {
      await page.mouse.move(middleX + direction * (500 - (now - start)), middleY)
    }
    await page.mouse.up()
    if (direction > 0) await turn(page, -100)
  }
}

async function turn(page: Page, amount: number): Promise<void> {
  await page.mouse.move(desktop.width / 2, desktop.height / 2)
  for (let notch = 0; notch < 2; notch += 1) {
    await page.mouse.wheel(0, amount / 4)
    await page.waitForTimeout(250)
  }
}
